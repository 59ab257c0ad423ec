import AppDriving

extension SnapshotMismatch: CustomStringConvertible {
  /// The reason in English, and its remedy.
  var description: String {
    switch self {
    case .recorded(let reference):
      """
      There was no reference for this snapshot, so it was recorded. Look at it, and run the test \
      again to compare with it:
        \(reference)
      """
    case .missing(let reference, let actual):
      """
      There is no reference for this snapshot, and references are not recorded if CI is set. Run the \
      test locally, review the reference that it records, and check it in.
        reference: \(reference)
        now:       \(actual)
      """
    case .differs(let name, let difference, let command, let page):
      """
      “\(name)” does not look like its reference: \(difference.sentence)
      \(difference.lines.map { "  \($0)\n" }.joined())  both, and the difference: \(page)
      If the change is intended, accept it with:
        \(command)
      """
    case .noElements:
      "A screen has no elements of its own. Compare the elements of an app: assertSnapshot(of: app, as: "
        + ".elements)."
    case .file(let path, let reason):
      "The reference could not be read or written: \(reason).\n  \(path)"
    }
  }
}

extension SnapshotMismatch.Difference {
  /// The difference in a sentence.
  var sentence: String {
    switch self {
    case .picture(.size(let expected, let actual)):
      "it has \(actual[0]) × \(actual[1]) pixels instead of \(expected[0]) × \(expected[1])."
    case .picture(.pixels(let count, let total, let columns, let rows)):
      "\(count) of \(total) pixels differ, all in columns \(columns.lowerBound)-\(columns.upperBound), rows "
        + "\(rows.lowerBound)-\(rows.upperBound)."
    case .lines(let lines): "\(lines.count) \(lines.count == 1 ? "line differs" : "lines differ")."
    case .unreadable: "the reference is not a readable PNG file."
    }
  }

  /// The changed lines, or the first of them if there are many.
  var lines: [String] {
    guard case .lines(let changes) = self else { return [] }
    let shown = changes.prefix(Self.lineLimit).map { line in
      switch line {
      case .same(let text): "  \(text)"
      case .removed(let text): "- \(text)"
      case .added(let text): "+ \(text)"
      }
    }
    let rest = changes.count - shown.count
    return shown + (rest > 0 ? ["and \(rest) more"] : [])
  }

  private static let lineLimit = 24
}
