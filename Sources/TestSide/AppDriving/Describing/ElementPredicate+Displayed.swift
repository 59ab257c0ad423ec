import AutomationProtocol

extension ElementPredicate {
  /// The format with control characters written as in other messages, `\u{1B}`, not as in
  /// predicates, `\u001b`.
  package var displayedFormat: String {
    let format = formatString
    guard format.contains("\\u") else { return format.escapingControls }
    var shown = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      shown.append(character)
      guard character == "\\", let kind = rest.popFirst() else { continue }
      if kind == "u", let scalar = Self.scalar(rest.prefix(4)) {
        shown.removeLast()
        shown += scalar.escaped(asASCII: true)
        rest.removeFirst(4)
      } else {
        shown.append(kind)
      }
    }
    return shown.escapingControls
  }

  private static func scalar(_ digits: Substring) -> Unicode.Scalar? {
    digits.count == 4 ? UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) : nil
  }
}

extension String {
  /// The string as a Swift literal on one line, with control characters escaped.
  var swiftLiteral: String { debugDescription.escapingControls }
}
