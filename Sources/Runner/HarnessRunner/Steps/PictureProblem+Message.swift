extension PictureProblem {
  /// The problem in English, and how to solve it.
  var message: String {
    switch self {
    case .recorded(let path):
      "there was no picture to compare with; this one is recorded in \(path). Look at it and run "
        + "again."
    case .missing(let path):
      "there is no picture \(path); run with --update-snapshots to record it."
    case .differs(let path, let actual, let page, let rows):
      "the screen differs from \(path)"
        + (rows.isEmpty
          ? " in its colours"
          : " in \(rows.count > 1 ? "rows" : "row") "
            + rows.map(String.init).joined(separator: ", "))
        + "; the new picture is in \(actual), and \(page) shows both. Run with --update-snapshots to "
        + "accept it."
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
