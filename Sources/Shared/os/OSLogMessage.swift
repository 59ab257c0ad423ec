/// The message of a line: a string literal, whose values are shown or hidden (`OSLogPrivacy`).
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text, in which private values are hidden.
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}
