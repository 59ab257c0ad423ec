extension String {
  /// The folder of a path, as text: `a` for `a/b`, `/` for `/a`, and nothing for a name alone.
  ///
  /// Foundation's `deletingLastPathComponent` does the same, and traps on Linux for a name of one letter.
  package var parentFolder: String {
    func withoutSlashes(_ path: Substring) -> Substring {
      path.prefix(through: path.lastIndex { $0 != "/" } ?? path.startIndex)
    }
    guard !isEmpty else { return "" }
    guard let slash = withoutSlashes(self[...]).lastIndex(of: "/") else { return "" }
    return String(withoutSlashes(self[...slash]))
  }
}
