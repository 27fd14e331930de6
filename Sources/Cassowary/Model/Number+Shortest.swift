/// The shortest decimal that reads back as `number`, without a trailing `.0`.
public func shortest(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
