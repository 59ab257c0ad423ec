/// A scenario ready to run: backgrounds in front, an outline's values filled in.
///
/// The property names are those of Cucumber's messages.
package struct Pickle: Codable, Equatable, Sendable {
  package var id = ""
  package var uri: String
  package var location: SourceLocation?
  package var name: String
  package var language: String
  package var steps: [PickleStep]
  package var tags: [PickleTag]
  /// The identifiers of the scenario and of the examples' row.
  package var astNodeIds: [String]
}
