/// A rule, which groups scenarios of a feature.
package struct Rule: Codable, Equatable, Sendable {
  package var id = ""
  package var location: SourceLocation
  package var tags: [Tag] = []
  package var keyword: String
  package var name: String
  package var description = ""
  package var children: [FeatureChild] = []
}
