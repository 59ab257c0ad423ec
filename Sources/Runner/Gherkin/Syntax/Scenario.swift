/// A scenario, or an outline if it has examples.
package struct Scenario: Codable, Equatable, Sendable {
  package var id = ""
  package var location: SourceLocation
  package var tags: [Tag] = []
  package var keyword: String
  package var name: String
  package var description = ""
  package var steps: [Step] = []
  package var examples: [Examples] = []
}
