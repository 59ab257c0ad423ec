/// The indentation of a line of a tree.
enum Indentation {
  /// Returns two spaces for each level.
  ///
  /// A very deep line states its level instead. Otherwise the size of the text would grow with the
  /// square of the depth, to a hundred megabytes at ten thousand levels.
  static func text(ofLevel level: Int) -> String {
    guard level > maximumDepth else { return String(repeating: "  ", count: level) }
    return maximumIndentation + "(level \(level)) "
  }

  private static let maximumDepth = 100
  private static let maximumIndentation = String(repeating: "  ", count: maximumDepth)
}
