/// The answer to a `ConformanceRequest`.
///
/// One property is set, or two for features, tags and texts that match.
package struct ConformanceAnswer: Codable, Sendable {
  package var document: FeatureDocument?
  package var pickles: [Pickle]?
  package var errors: [Mistake]?
  package var tokens: [Token]?
  package var tree: Node?
  package var pattern: String?
  /// The values; `nil` with `isMatch` false if the text doesn't match.
  package var values: [Value]?
  package var isMatch: Bool?
  package var formatted: String?
  package var isSatisfied: Bool?
  package var error: String?

  package struct Mistake: Codable, Sendable {
    package var message: String
    package var location: SourceLocation
  }

  package struct Token: Codable, Sendable {
    package var type: String
    package var start: Int
    package var end: Int
    package var text: String
  }

  package struct Node: Codable, Sendable {
    package var type: String
    package var start: Int
    package var end: Int
    package var token: String?
    package var nodes: [Node]?
  }

  package struct Value: Codable, Sendable {
    package var text: String?
    package var number: Double?
    package var integer: Int?
  }
}
