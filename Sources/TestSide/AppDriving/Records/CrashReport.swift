/// The report that Swift's runtime writes about a crash, as a part of the app's log.
enum CrashReport {
  /// The number of lines of a report that are worth showing: the cause and the first frames.
  static let lineLimit = 40
  /// The number of lines to show before a report, which are the app's own.
  static let contextLength = 20

  /// Returns whether a line of the log begins a report.
  static func begins(with line: String) -> Bool {
    // A cheap test first: an app may write many lines, and most begin with neither.
    guard line.hasPrefix("*** ") || line.hasPrefix("💣") else { return false }
    return beginnings.contains { line.contains($0) }
  }

  /// Returns the index of the line with which the last report begins, or `nil` if the lines contain
  /// no report.
  ///
  /// The message of a failed check, which the runtime writes before the heading, belongs to it.
  static func start(in log: [String]) -> Int? {
    let heading = beginnings.lazy.compactMap { heading in
      log.lastIndex { $0.contains(heading) }
    }.first
    let end = heading ?? log.endIndex
    let searchedLength = heading == nil ? lineLimit : contextLength
    return log[max(0, end - searchedLength)..<end].lastIndex { $0.contains(failedCheck) } ?? heading
  }

  private static let failedCheck = "Fatal error"
  private static let beginnings = ["Program crashed:", "*** Signal "]
}
