import AutomationProtocol

/// Why a query cannot be carried out, whatever the app shows.
enum QueryProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A string that is longer than XCUITest looks for.
  case tooLongString(String)
  /// A compound predicate that is nested deeper than a message to the app may be.
  case tooDeepPredicate
  /// A query with more steps than anybody means.
  case tooManySteps
  /// A block of a query that asks a query with a block, and so on.
  case endlessBlock
  /// Something that should be dragged to another app.
  case otherApplication(String)

  /// XCUITest refuses longer strings, in UTF-16 units as `NSString` counts.
  static let longestString = 128

  /// A screen is not as deep, and each step takes its time.
  static let mostSteps = 10_000

  /// How many blocks of queries may run inside of one another.
  static let mostBlocks = 8

  /// What is more of a string tells nobody anything.
  private static let longestShown = 1000

  /// What is wrong and what to do; for strings in XCUITest's words.
  var description: String {
    switch self {
    case .tooLongString(let string):
      "Invalid query - string identifier '\(string.shortened(to: Self.longestShown))' exceeds maximum length of "
        + "\(Self.longestString) characters. You can work around this limitation by constructing a "
        + "query with a custom NSPredicate that specifies the property (label, title, value, "
        + "placeholderValue, or identifier) to match against."
    case .tooDeepPredicate:
      "Invalid predicate - compound predicates are nested more than 128 levels deep. "
        + "Make one of them of all their subpredicates."
    case .tooManySteps:
      "Invalid query - it has more than \(Self.mostSteps) steps. Begin a new one at the application."
    case .endlessBlock:
      "Invalid predicate - its block asks a query that has a block, and so on, more than "
        + "\(Self.mostBlocks) levels deep. Ask the snapshot that the block is given, and not the query "
        + "that calls the block."
    case .otherApplication(let name):
      "Invalid drag - it ends in another application, \(name). Drag within one application."
    }
  }
}
