import Foundation

/// A compiled regular expression and its groups.
struct PatternMatcher: Sendable {
  let pattern: String
  let tree: GroupTree
  private let expression: NSRegularExpression

  /// The match of a group.
  struct Group {
    var text: String
    /// The start of the text, in UTF-16 code units.
    var start: Int
  }

  init(_ pattern: String) throws {
    self.pattern = pattern
    tree = GroupTree(of: pattern)
    expression = try NSRegularExpression(pattern: pattern)
  }

  /// Returns the groups of the first match by their numbers, or `nil` if nothing matches.
  func groups(in text: String) -> [Int: Group]? {
    let range = NSRange(location: 0, length: text.utf16.count)
    guard let match = expression.firstMatch(in: text, range: range) else { return nil }
    var groups: [Int: Group] = [:]
    for number in 0..<match.numberOfRanges {
      let found = match.range(at: number)
      if found.location != NSNotFound, let range = Range(found, in: text) {
        groups[number] = Group(text: String(text[range]), start: found.location)
      }
    }
    return groups
  }
}
