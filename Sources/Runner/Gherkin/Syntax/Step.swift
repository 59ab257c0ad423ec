/// A step, as it is written.
package struct Step: Codable, Equatable, Sendable {
  package var id = ""
  package var location: SourceLocation
  /// The keyword with the space after it.
  package var keyword: String
  package var keywordType: StepKeywordType
  package var text: String
  package var docString: DocString?
  package var dataTable: DataTable?
}
