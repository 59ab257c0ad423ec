/// The syntax tree of a feature file, with the property names of Cucumber's messages.
package struct FeatureDocument: Codable, Equatable, Sendable {
  /// The path or address of the file.
  package var uri: String
  /// The feature, or `nil` if the file has only comments.
  package var feature: Feature?
  package var comments: [Comment]

  /// A comment, with the white space before it.
  package struct Comment: Codable, Equatable, Sendable {
    package var location: SourceLocation
    package var text: String
  }
}
