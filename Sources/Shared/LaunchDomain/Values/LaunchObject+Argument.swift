import Foundation

// Foundation trims an argument, and then parses it as a property list if it begins with an
// opening bracket or a double quote. If that fails, or it begins otherwise, the trimmed text is
// the value. Both directions of that rule are here.
extension LaunchObject {
  /// Reads an argument as Foundation's argument domain does.
  public init(argument: String) {
    let text = argument.trimmingCharacters(in: .whitespacesAndNewlines)
    if let first = text.first, "{[(<\"".contains(first),
      let value = try? PropertyListSerialization.propertyList(
        from: Data(text.utf8), format: nil)
    {
      self.init(value)
    } else {
      self = .string(text)
    }
  }

  /// The argument that Foundation reads as this object.
  ///
  /// Ordinary text stays as it is (`bob`); text that Foundation would change, drop or take for a
  /// key is written as a quoted string with escapes (`"-1"`), on one line.
  public var argument: String {
    switch self {
    case .string(let text): Self.isPlain(text) ? text : Self.quote(text)
    case .boolean(let value): value ? "YES" : "NO"
    case .integer(let value): LaunchObject.string(String(value)).argument
    case .number(let value): LaunchObject.string(String(value)).argument
    case .array(let items):
      "(" + items.map(\.nested).joined(separator: ", ") + ")"
    case .dictionary(let items):
      "{"
        + items.sorted { $0.key < $1.key }
        .map { "\(LaunchObject.string($0.key).nested) = \($0.value.nested);" }
        .joined(separator: " ")
        + "}"
    case .other(let type): Self.quote("<\(type)>")
    }
  }

  /// The object inside a list or a table, where less text may stand without quotes.
  private var nested: String {
    guard let text else { return argument }
    let isWord = !text.isEmpty && text.unicodeScalars.allSatisfy { Self.wordScalars.contains($0) }
    return isWord ? text : Self.quote(text)
  }

  // A property list allows `/`, `:` and `$` as well, but two slashes would begin a comment.
  private static let wordScalars = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.".unicodeScalars)

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !"-{[(<\"".unicodeScalars.contains(first) else {
      return false
    }
    // Characters that break a line or cannot be seen travel escaped, so that a logged command
    // line stays one line, and NUL can travel at all.
    if text.unicodeScalars.contains(where: mustEscape) { return false }
    // Scalar by scalar: `==` on strings takes canonical equivalents for the same.
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  private static func quote(_ text: String) -> String {
    var quoted = "\""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default:
        // A combining scalar behind the opening quote would merge with it into one character,
        // which Foundation no longer takes for a quote.
        if mustEscape(scalar) || index == 0 && merges(scalar) {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            quoted += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func merges(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && ("\"" + String(scalar)).count == 1
  }
}
