import Foundation

// Foundation trims an argument and, if it begins with an opening bracket or a double quote, parses
// it as a property list. If it begins otherwise, or parsing fails, the trimmed text is the value.
// This file implements that rule in both directions.
extension LaunchObject {
  /// Reads an argument the way Foundation's argument domain does.
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

  /// The object in the form it takes inside a list or a table, where less text can go unquoted.
  private var nested: String {
    guard let text else { return argument }
    let isWord = !text.isEmpty && text.unicodeScalars.allSatisfy { Self.wordScalars.contains($0) }
    return isWord ? text : Self.quote(text)
  }

  // A property list also allows `/`, `:` and `$` unquoted, but two slashes would begin a comment.
  private static let wordScalars = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.".unicodeScalars)

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !"-{[(<\"".unicodeScalars.contains(first) else {
      return false
    }
    // Line breaks and invisible characters are escaped so that a logged command line stays on one
    // line, and so that NUL can be passed at all.
    if text.unicodeScalars.contains(where: mustEscape) { return false }
    // Compared by scalar, because `==` treats canonically equivalent strings as equal.
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
        // A combining scalar after the opening quote would merge with it into one character, which
        // Foundation doesn't recognise as a quote.
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
