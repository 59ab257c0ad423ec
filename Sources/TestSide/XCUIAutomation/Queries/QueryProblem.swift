/// Why a query cannot be carried out, whatever the app shows.
enum QueryProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A string that is longer than XCUITest looks for.
  case tooLongString(String)
  /// A compound predicate that is nested deeper than a message to the app may be.
  case tooDeepPredicate
  /// Something that should be dragged to another app.
  case otherApplication(String)

  /// XCUITest refuses longer strings, in UTF-16 units as `NSString` counts.
  static let longestString = 128

  /// What is wrong and what to do; for strings in XCUITest's words.
  var description: String {
    switch self {
    case .tooLongString(let string):
      "Invalid query - string identifier '\(string)' exceeds maximum length of "
        + "\(Self.longestString) characters. You can work around this limitation by constructing a "
        + "query with a custom NSPredicate that specifies the property (label, title, value, "
        + "placeholderValue, or identifier) to match against."
    case .tooDeepPredicate:
      "Invalid predicate - compound predicates are nested more than 128 levels deep. "
        + "Make one of them of all their subpredicates."
    case .otherApplication(let name):
      "Invalid drag - it ends in another application, \(name). Drag within one application."
    }
  }
}
