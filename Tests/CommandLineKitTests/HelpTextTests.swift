import Testing

@testable import CommandLineKit

@Suite struct HelpTextTests {
  private func help(_ names: String..., width: Int = 80) throws -> String {
    var path = [ExampleTable.root]
    for name in names {
      let last = try #require(path.last)
      path.append(try #require(last.subcommand(name)))
    }
    return HelpText.text(on: path, width: width)
  }

  @Test func theToolListsItsCommands() throws {
    #expect(
      try help() == """
        Does things.

        Usage: tool <command> [options]

        Commands:
          make  Makes a thing
          list  Lists all things

        Options:
          -h, --help     Show this help and exit
              --version  Show the version and exit

        'tool help <command>' tells more about a command.

        """)
  }

  @Test func aCommandListsItsOptions() throws {
    #expect(
      try help("make", width: 60) == """
        Makes a thing.

        Usage: tool make [options] PART...

        It is made of its parts, and of nothing else, in the order
        in which they are given here.

        Arguments:
          PART...  What the thing is made of

        Options:
          -f, --format text|json  How to print
          -o, --output PATH...    Where to print; standard output by
                                  default
          -v, --verbose           Tell more
          -a, --all               Take everything
              --[no-]check        Check the result
          -h, --help              Show this help and exit

        """)
  }

  @Test func noLineIsWiderThanTheTerminal() throws {
    for width in [40, 57, 80, 100] {
      for line in try help("make", width: width).split(separator: "\n") {
        #expect(line.count <= width, "\(line)")
      }
    }
  }

  @Test func usageErrorsPointToHelp() throws {
    let make = try #require(ExampleTable.root.subcommand("make"))
    #expect(HelpText.usage(of: [ExampleTable.root, make]) == "Usage: tool make [options] PART...")
    #expect(HelpText.reference(to: [ExampleTable.root, make]) == "See 'tool help make'.")
    #expect(HelpText.reference(to: [ExampleTable.root]) == "See 'tool help'.")
  }
}
