import Cassowary

/// The shortest decimal that reads back as `value`, zero without a sign: how scripts, messages and reports write
/// numbers.
package func numberText(_ value: Double) -> String {
  value == 0 ? "0" : shortest(value)
}
