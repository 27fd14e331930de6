import Testing

@testable import CommandLineKit

@Suite struct CommandLineParserTests {
  @Test(arguments: [
    ("make a", "tool make <a>"),
    ("make a b c", "tool make <a> <b> <c>"),
    ("make --format json a", "tool make format=json <a>"),
    ("make --format=json a", "tool make format=json <a>"),
    ("make -f json a", "tool make format=json <a>"),
    ("make -fjson a", "tool make format=json <a>"),
    ("make a --format json", "tool make format=json <a>"),
    ("make --output x --output y a", "tool make output=y <a>"),
    ("make -va a", "tool make +verbose +all <a>"),
    ("make -vafjson a", "tool make +verbose +all format=json <a>"),
    ("make -vo x a", "tool make +verbose output=x <a>"),
    ("make --output= a", "tool make output= <a>"),
    ("make --output=x=y a", "tool make output=x=y <a>"),
    ("make --output -x a", "tool make output=-x <a>"),
    ("make --check a", "tool make +check <a>"),
    ("make --no-check a", "tool make <a>"),
    ("make -", "tool make <->"),
    ("make -- -v --format", "tool make <-v> <--format>"),
    ("make -v -- a -- b", "tool make +verbose <a> <--> <b>"),
    ("list", "tool list"),
  ])
  func wordsAreRead(line: String, request: String) {
    #expect(ExampleTable.parse(line) == request)
  }

  @Test(arguments: [
    ("--version", "version"), ("--help", "help tool"), ("-h", "help tool"), ("help", "help tool"),
    ("help make", "help tool make"), ("make --help", "help tool make"), ("make -h", "help tool make"),
    ("make a b c d --help", "help tool make"), ("make -vh", "help tool make"), ("help --help", "help tool"),
  ])
  func helpAndVersionAreAnswered(line: String, request: String) {
    #expect(ExampleTable.parse(line) == request)
  }

  @Test(arguments: [
    ("", "a command is missing (tool)"),
    ("mkae", "there is no command 'mkae'; did you mean 'make'? (tool)"),
    ("hlep", "there is no command 'hlep'; did you mean 'help'? (tool)"),
    ("destroy", "there is no command 'destroy' (tool)"),
    ("help destroy", "there is no command 'destroy' (tool)"),
    ("help make it", "unexpected argument 'it' (tool make)"),
    ("--verison", "unknown option '--verison'; did you mean '--version'? (tool)"),
    ("--format json make a", "unknown option '--format' (tool)"),
    ("make", "PART is missing (tool make)"),
    ("make a b c d", "unexpected argument 'd' (tool make)"),
    ("list a", "unexpected argument 'a' (tool list)"),
    ("make --fromat json a", "unknown option '--fromat'; did you mean '--format'? (tool make)"),
    ("make -format json a", "'ormat' is no value of '-f'; it takes text, json (tool make)"),
    ("make -verbose a", "unknown option '-e'; did you mean '--verbose'? (tool make)"),
    ("make -x a", "unknown option '-x' (tool make)"),
    ("make --no-verbose a", "unknown option '--no-verbose' (tool make)"),
    ("make --no-chek a", "unknown option '--no-chek'; did you mean '--no-check'? (tool make)"),
    ("make a --format", "'--format' needs a value: --format text|json (tool make)"),
    ("make a -o", "'-o' needs a value: -o PATH (tool make)"),
    ("make --format xml a", "'xml' is no value of '--format'; it takes text, json (tool make)"),
    ("make --format= a", "'' is no value of '--format'; it takes text, json (tool make)"),
    ("make --verbose=1 a", "'--verbose' takes no value (tool make)"),
    ("make --no-check=1 a", "'--no-check' takes no value (tool make)"),
    ("make --format json --format text a", "'--format' is given twice; it can be given once (tool make)"),
    ("make -fjson --format=json a", "'--format' is given twice; it can be given once (tool make)"),
    ("make --check --no-check a", "'--check' is given twice; it can be given once (tool make)"),
    ("make -vv a", "'--verbose' is given twice; it can be given once (tool make)"),
    ("make --=3 a", "unknown option '--' (tool make)"),
  ])
  func mistakesAreNamed(line: String, message: String) {
    #expect(ExampleTable.parse(line) == "error: " + message)
  }

  @Test(arguments: ["text", "TEXT", "te-xt", "T_ext"])
  func choicesAreReadHoweverTheyAreWritten(word: String) throws {
    let request = try CommandLineParser.parse(["make", "--format", word, "x"], root: ExampleTable.root)
    guard case .run(let invocation) = request else {
      Issue.record("not a run")
      return
    }
    let option = try #require(invocation.options.first?.option)
    #expect(option.name == "format" && invocation.value(option) == "text")
  }

  @Test func repeatedOptionsKeepAllTheirValues() throws {
    let request = try CommandLineParser.parse(["make", "-oa", "-ob", "x"], root: ExampleTable.root)
    guard case .run(let invocation) = request else {
      Issue.record("not a run")
      return
    }
    #expect(invocation.values(ExampleTable.output) == ["a", "b"])
    #expect(invocation.value(ExampleTable.output) == "b")
    #expect(invocation.choice(ColorChoice.option, default: ColorChoice.never) == .never)
  }
}
