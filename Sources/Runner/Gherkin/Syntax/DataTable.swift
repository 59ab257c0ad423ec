/// A table that belongs to a step.
package struct DataTable: Codable, Equatable, Sendable {
  package var location: SourceLocation
  package var rows: [TableRow]
}
