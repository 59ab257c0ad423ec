/// A table of values for an outline.
package struct Examples: Codable, Equatable, Sendable {
  package var id = ""
  package var location: SourceLocation
  package var tags: [Tag] = []
  package var keyword: String
  package var name: String
  package var description = ""
  /// The names of the values.
  package var tableHeader: TableRow?
  package var tableBody: [TableRow] = []
}
