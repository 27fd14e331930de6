import CommandLineKit

ProcessSignals.endQuietly()
Tool.main(Array(CommandLine.arguments.dropFirst())).exit()
