/// What stands before a line of a tree.
enum Indentation {
  /// Two spaces for each level.
  ///
  /// A line that lies deeper than anybody can follow says its level instead: the text would grow with
  /// the square of the levels, and ten thousand of them take a hundred megabytes.
  static func text(ofLevel level: Int) -> String {
    guard level > deepest else { return String(repeating: "  ", count: level) }
    return deepestText + "(level \(level)) "
  }

  private static let deepest = 100
  private static let deepestText = String(repeating: "  ", count: deepest)
}
