/// Escapes text for XML 1.0.
enum XMLText {
  /// Returns a text for an element or an attribute.
  ///
  /// XML 1.0 doesn't allow most control characters, not even as references, so Unicode's pictures replace
  /// them.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "\n"
      case "\t": result += "\t"
      case "\r": result += "&#13;"
      case "\u{7F}": result += "\u{2421}"
      case let control where control.value < 0x20:
        result.unicodeScalars.append(Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}")
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a text for an attribute, with new lines and tabs preserved.
  static func attribute(_ text: String) -> String {
    escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
