/// The steps that each scenario of a feature or of a rule begins with.
package struct Background: Codable, Equatable, Sendable {
  package var id = ""
  package var location: SourceLocation
  package var keyword: String
  package var name: String
  package var description = ""
  package var steps: [Step] = []
}
