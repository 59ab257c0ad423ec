/// A tag, with its at sign.
package struct Tag: Codable, Equatable, Sendable {
  package var id = ""
  package var location: SourceLocation
  package var name: String
}
