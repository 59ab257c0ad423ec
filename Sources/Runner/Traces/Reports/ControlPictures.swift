/// Makes control characters visible in reports for terminals and pages.
enum ControlPictures {
  /// Returns a text with Unicode's pictures of control characters, except new lines and tabs.
  ///
  /// YAML forbids control characters, and a terminal would obey them.
  static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      let picture = scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value
      result.unicodeScalars.append(
        isControl(scalar) ? Unicode.Scalar(picture) ?? "\u{FFFD}" : scalar)
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || scalar.value == 0x7F
  }
}
