/// A text of several lines that belongs to a step.
package struct DocString: Codable, Equatable, Sendable {
  package var location: SourceLocation
  /// The text after the opening delimiter, such as `json`.
  package var mediaType: String?
  package var content: String
  package var delimiter: String
}
