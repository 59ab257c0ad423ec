/// A feature.
package struct Feature: Codable, Equatable, Sendable {
  package var location: SourceLocation
  package var tags: [Tag] = []
  /// The code of the spoken language.
  package var language: String
  package var keyword: String
  package var name: String
  package var description = ""
  package var children: [FeatureChild] = []
}
