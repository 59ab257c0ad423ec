import AutomationProtocol

/// The reason why a query can't be carried out, independently of the app's screen.
enum QueryProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The string is longer than XCUITest allows.
  case tooLongString(String)
  /// A compound predicate exceeds the maximum nesting depth of messages.
  case tooDeepPredicate
  /// The query has an unreasonable number of steps.
  case tooManySteps
  /// A block of a query evaluates a query with a block, and so on.
  case endlessBlock
  /// The destination of a drag is in another app.
  case otherApplication(String)

  /// The longest string that XCUITest accepts, in UTF-16 units as `NSString` counts.
  static let stringLengthLimit = 128

  /// The maximum number of steps, which no real screen needs.
  static let stepLimit = 10_000

  /// The maximum nesting depth of query blocks.
  static let blockDepthLimit = 8

  /// The maximum length of a displayed string, because the end of a longer one isn't useful.
  private static let displayedLengthLimit = 1000

  /// The problem and how to solve it; for strings in XCUITest's words.
  var description: String {
    switch self {
    case .tooLongString(let string):
      "Invalid query - string identifier '\(string.shortened(to: Self.displayedLengthLimit))' exceeds maximum length of "
        + "\(Self.stringLengthLimit) characters. You can work around this limitation by constructing a "
        + "query with a custom NSPredicate that specifies the property (label, title, value, "
        + "placeholderValue, or identifier) to match against."
    case .tooDeepPredicate:
      "Invalid predicate - compound predicates are nested more than 128 levels deep. "
        + "Combine their subpredicates in one compound predicate."
    case .tooManySteps:
      "Invalid query - it has more than \(Self.stepLimit) steps. Begin a new one at the application."
    case .endlessBlock:
      "Invalid predicate - its block evaluates a query with a block, and so on, more than "
        + "\(Self.blockDepthLimit) levels deep. Use the snapshot that the block receives instead of the "
        + "query that calls the block."
    case .otherApplication(let name):
      "Invalid drag - it ends in another application, \(name). Drag within one application."
    }
  }
}
