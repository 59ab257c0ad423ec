/// A row of a table.
package struct TableRow: Codable, Equatable, Sendable {
  package var id = ""
  package var location: SourceLocation
  package var cells: [Cell]

  /// A cell, without the white space around it and with its escapes resolved.
  package struct Cell: Codable, Equatable, Sendable {
    package var location: SourceLocation
    package var value: String
  }
}
