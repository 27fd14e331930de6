import Foundation
import Testing

@testable import CommandLineKit

/// What shells get.
@Suite struct CompletionTests {
  /// Bash itself, where there is one: what it offers for the last of the words.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      (["tool", ""], "make list help --help -h --version"), (["tool", "li"], "list"), (["tool", "help", "m"], "make"),
      (["tool", "make", "--fo"], "--format"), (["tool", "make", "--format", "j"], "json"),
      (["tool", "make", "-f", ""], "text json"), (["tool", "make", "--no"], "--no-check"),
    ])
  func bashCompletes(_ words: [String], _ offers: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let script = CompletionShell.bash.script(for: ExampleTable.root)
    process.arguments =
      ["-c", script + "COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _tool; echo \"${COMPREPLY[*]}\"", "bash"] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == offers + "\n")
  }

  @Test func bashKnowsCommandsOptionsAndValues() {
    let text = CompletionShell.bash.script(for: ExampleTable.root)
    #expect(text.contains("compgen -W \"make list help --help -h --version\""))
    #expect(text.contains("        --format|-f) COMPREPLY=($(compgen -W \"text json\" -- \"$word\")); return ;;\n"))
    #expect(text.contains("        --output|-o) COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n"))
    #expect(text.contains("--check --no-check"))
    #expect(text.hasSuffix("complete -F _tool tool\n"))
  }

  @Test func zshKnowsCommandsOptionsAndValues() {
    let text = CompletionShell.zsh.script(for: ExampleTable.root)
    #expect(text.hasPrefix("#compdef tool\n"))
    #expect(text.contains("    'make:Makes a thing'\n    'list:Lists all things'\n"))
    #expect(text.contains("'(--format -f)--format=[How to print]:format:(text json)'"))
    #expect(text.contains("'*-o+[Where to print; standard output by default]:output:_files'"))
    #expect(text.contains("'(--check --no-check)--no-check[Check the result]'"))
    #expect(text.contains("'*:PART:_files'"))
  }

  @Test func fishKnowsCommandsOptionsAndValues() {
    let text = CompletionShell.fish.script(for: ExampleTable.root)
    #expect(text.contains("complete -c tool -n __fish_use_subcommand -a make -d 'Makes a thing'\n"))
    #expect(
      text.contains(
        "complete -c tool -n '__fish_seen_subcommand_from make' -l format -s f -x -a 'text json' -d 'How to print'\n"))
    #expect(text.contains("-l output -s o -r -F"))
    #expect(text.contains("-l no-check"))
  }

  /// Whatever the help says, quotes stay closed and colons are text.
  @Test func helpCannotBreakOut() {
    let option = CommandOption("odd", value: .choice(["a"]), help: "It's [so] a: \\ \"b\" $(c)")
    let root = Command("t", summary: "S", subcommands: [Command("x", summary: "It's: x", options: [option])])
    #expect(CompletionShell.zsh.script(for: root).contains("[It'\\''s \\[so\\] a\\: \\\\ \"b\" $(c)]:odd:(a)'"))
    #expect(CompletionShell.fish.script(for: root).contains("-d 'It\\'s [so] a: \\\\ \"b\" $(c)'"))
    #expect(!CompletionShell.bash.script(for: root).contains("$(c)"))
  }

  @Test func theManualPageHasAllOfTheTable() {
    let text = ManualPage.text(of: ExampleTable.root, version: "1.2")
    #expect(text.hasPrefix(".TH TOOL 1 \"\" \"tool 1.2\" \"User Commands\"\n.SH NAME\ntool \\- Does things\n"))
    #expect(text.contains(".SS tool make\nMakes a thing.\n"))
    #expect(text.contains("\\fBtool make\\fR [\\fIoptions\\fR] \\fIPART...\\fR\n"))
    #expect(text.contains(".TP\n\\fB\\-\\-format\\fR, \\fB\\-f\\fR \\fItext|json\\fR\nHow to print.\n"))
    #expect(text.contains("\\fB\\-\\-check\\fR, \\fB\\-\\-no\\-check\\fR"))
  }
}
