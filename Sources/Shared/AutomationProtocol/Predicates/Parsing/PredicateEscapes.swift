/// The backslash escapes of string literals, for parsing and for writing.
enum PredicateEscapes {
  /// Returns the UTF-16 units of an escape whose backslash precedes `rest`, and its length without
  /// the backslash.
  ///
  /// An incomplete number has no units. A backslash before any other character is dropped, as on
  /// Apple's platforms: `'\d'` is `d`, and a regular expression in a literal needs `'\\d'`.
  static func unit(after rest: ArraySlice<Unicode.Scalar>) -> (units: [UInt16]?, length: Int) {
    guard let first = rest.first else { return ([], 0) }
    switch first {
    case "n": return ([0x0A], 1)
    case "t": return ([0x09], 1)
    case "r": return ([0x0D], 1)
    case "b": return ([0x08], 1)
    case "f": return ([0x0C], 1)
    case "a": return ([0x07], 1)
    case "v": return ([0x0B], 1)
    case "u", "U": return digits(rest.dropFirst(), count: 4, radix: 16, prefix: 1)
    case "x", "X": return digits(rest.dropFirst(), count: 2, radix: 16, prefix: 1)
    case "0"..."7": return digits(rest, count: 3, radix: 8, prefix: 0)
    default: return (Array(first.utf16), 1)
    }
  }

  private static func digits(
    _ rest: ArraySlice<Unicode.Scalar>, count: Int, radix: Int, prefix: Int
  ) -> (units: [UInt16]?, length: Int) {
    let found = rest.prefix(count).prefix { $0.properties.numericType != nil || $0.isASCIILetter }
    let text = String(String.UnicodeScalarView(found))
    guard found.count == count, let unit = UInt16(text, radix: radix) else {
      return (nil, prefix + found.count)
    }
    return ([unit], prefix + count)
  }

  /// Makes a string from UTF-16 units; returns `nil` if escapes left half a surrogate pair.
  static func string(_ units: [UInt16]) -> String? {
    var decoder = UTF16()
    var iterator = units.makeIterator()
    var scalars = String.UnicodeScalarView()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return String(scalars)
      case .error: return nil
      }
    }
  }

  /// Returns the string as a literal, with its quotes.
  static func literal(_ string: String) -> String {
    var literal = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        literal.append("\\")
        literal.append(scalar)
      case "\n": literal.append(contentsOf: "\\n".unicodeScalars)
      case "\t": literal.append(contentsOf: "\\t".unicodeScalars)
      case "\r": literal.append(contentsOf: "\\r".unicodeScalars)
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        literal.append(contentsOf: escape.unicodeScalars)
      default: literal.append(scalar)
      }
    }
    literal.append("\"")
    return String(literal)
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool {
    switch self {
    case "a"..."z", "A"..."Z": true
    default: false
    }
  }
}
