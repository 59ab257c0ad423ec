/// A place in a document.
package struct SourceLocation: Codable, Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1; `nil` after the end of the document.
  package var column: Int?

  package init(line: Int, column: Int? = nil) {
    self.line = line
    self.column = column
  }
}
