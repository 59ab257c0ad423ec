/// The indentation of a line of a tree.
enum Indentation {
  /// Returns two spaces for each level.
  ///
  /// A line that is too deep to follow states its level instead. Otherwise the size of the text
  /// would grow with the square of the depth, to a hundred megabytes at ten thousand levels.
  static func text(ofLevel level: Int) -> String {
    guard level > deepest else { return String(repeating: "  ", count: level) }
    return deepestText + "(level \(level)) "
  }

  private static let deepest = 100
  private static let deepestText = String(repeating: "  ", count: deepest)
}
