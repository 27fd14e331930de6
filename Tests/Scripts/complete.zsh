# What zsh offers at the end of a line, one word a line, in order: complete.zsh SCRIPT LINE
# The line is typed into an interactive zsh, as a person would.
emulate -L zsh
zmodload zsh/zpty || exit 3
offers=$(mktemp) ready=$(mktemp)
setup="PROMPT=; autoload -Uz compinit && compinit -u -D; source ${(q)1}
zstyle ':completion:*' menu no; setopt no_beep no_list_ambiguous; LISTMAX=-1; bindkey '^I' complete-word
compadd() {
  if [[ \${(j: :)@[1,(i)(-|--)]} == *-[OAD]\ * ]]; then builtin compadd \"\$@\"; return; fi
  local -a found; builtin compadd -A found \"\$@\"; print -rl -- \$found >>| ${(q)offers}; builtin compadd \"\$@\"
}
finish() { print done >| ${(q)ready}; zle kill-buffer }
zle -N finish; bindkey '^X' finish"
print -r -- "$setup" >"$ready.setup"
zpty shell zsh -f -i
zpty -w shell "source ${(q)ready}.setup"
zpty -w -n shell "$2"$'\t\x18'
repeat 100; do
  [[ -s $ready ]] && break
  zpty -r -t shell line >/dev/null
  sleep 0.05
done
zpty -d shell
sort -u "$offers"
rm -f "$offers" "$ready" "$ready.setup"
