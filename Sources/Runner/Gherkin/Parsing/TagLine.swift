/// Reads the tags of a line.
enum TagLine {
  /// Returns the tags with their columns; a number sign after white space begins a comment.
  ///
  /// - Throws: `GherkinError` for a tag with white space in it.
  static func tags(of line: SourceLine) throws -> [LineMatch.Item] {
    let scalars = Array(uncommented(line.trimmed).unicodeScalars)
    var tags: [LineMatch.Item] = []
    var start: Int?
    for index in 0...scalars.count where index == scalars.count || scalars[index] == "@" {
      if let start {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<index])
        let column = line.column + start
        let tag = String(text).trimmedWhitespace
        guard !tag.unicodeScalars.contains(where: \.properties.isWhitespace) else {
          throw GherkinError(
            .whitespaceInTag, at: SourceLocation(line: line.number, column: column))
        }
        tags.append(LineMatch.Item(column: column, text: tag))
      }
      start = index
    }
    return tags
  }

  private static func uncommented(_ text: String) -> String {
    var isAfterWhitespace = false
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if scalar == "#", isAfterWhitespace { return String(text[..<index]).trimmedWhitespace }
      isAfterWhitespace = scalar.properties.isWhitespace
    }
    return text
  }
}
