/// The module in whose sources a function of Swift's is written.
enum DefiningModule {
  /// Finds the module by the function's mangled name.
  ///
  /// - Returns: The name; `nil` for a name that isn't Swift's, and for one that may be an extension's:
  ///   that begins with the module of the extended type.
  static func named(by symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    var rest = symbol.dropFirst(2)
    guard let module = identifier(at: &rest), !module.isEmpty else { return nil }
    while let first = rest.first {
      if first.isASCIIDigit {
        guard identifier(at: &rest) != nil else { return nil }
      } else if first == "E" {
        // An extension is mangled as type, module, constraints and `E`. Any other `E` costs no more
        // than a search of the debug information.
        return nil
      } else {
        rest.removeFirst()
      }
    }
    return String(module)
  }

  /// Takes an identifier, which is mangled as its length and its letters, from the beginning of a text.
  private static func identifier(at text: inout Substring) -> Substring? {
    let digits = text.prefix(while: \.isASCIIDigit)
    guard let length = Int(digits) else { return nil }
    let name = text[digits.endIndex...].prefix(length)
    guard name.count == length else { return nil }
    text = text[name.endIndex...]
    return name
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
