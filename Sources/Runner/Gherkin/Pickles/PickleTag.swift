/// A tag of a pickle: the feature's, the rule's, the scenario's or the examples'.
package struct PickleTag: Codable, Equatable, Sendable {
  package var name: String
  package var astNodeId: String
}
