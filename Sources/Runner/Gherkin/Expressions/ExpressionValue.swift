/// The value of a parameter in a step.
package enum ExpressionValue: Equatable, Sendable {
  case text(String)
  case integer(Int)
  case decimal(Double)
  /// A group that took no part in the match.
  case missing

  /// The value as a text.
  package var text: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .decimal(let number): String(number)
    case .missing: ""
    }
  }

  /// The value as a number, if it is one.
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    case .text(let text): Double(text)
    case .missing: nil
    }
  }
}
