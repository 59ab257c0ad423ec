extension String {
  /// The parent folder of a path: `a` for `a/b`, `/` for `/a`, and an empty string for a name alone.
  ///
  /// Foundation's `deletingLastPathComponent` does the same, but traps on Linux for a name of one letter.
  package var parentFolder: String {
    func withoutSlashes(_ path: Substring) -> Substring {
      path.prefix(through: path.lastIndex { $0 != "/" } ?? path.startIndex)
    }
    guard !isEmpty else { return "" }
    guard let slash = withoutSlashes(self[...]).lastIndex(of: "/") else { return "" }
    return String(withoutSlashes(self[...slash]))
  }
}
