/// Stops the program with a message unless a condition holds: for mistakes in programs where UIKit raises.
///
/// Unlike `precondition` it keeps the message in optimised programs, which is where crashes are reported from.
@inline(__always)
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { stop(message()) }
}

/// Stops the program with a message.
@inline(never)
func stop(_ message: String) -> Never { fatalError(message) }
