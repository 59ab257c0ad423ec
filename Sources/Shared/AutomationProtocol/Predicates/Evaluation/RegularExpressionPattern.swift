import Foundation
import Synchronization

/// The compiled right side of a `MATCHES`.
struct RegularExpressionPattern: Sendable {
  /// The number of ICU's progress reports, one every 10,000 steps or so, before the search is
  /// cancelled.
  private static let maximumReports = 2_000

  private struct Progress {
    var isMatch = false
    var isGivenUp = false
    var isOutOfMemory = false
    var reports = 0
  }

  private let pattern: String
  private let expression: NSRegularExpression
  private let options: PredicateComparison.Options

  /// - Throws: `ElementPredicateError` with the code `invalidRegularExpression`.
  init(_ pattern: String, options: PredicateComparison.Options) throws {
    self.pattern = pattern
    self.options = options.effective.intersection(.diacriticInsensitive)
    let ignoresCase = options.effective.contains(.caseInsensitive)
    let folded = self.options.folded(pattern)
    do {
      // The pattern is checked alone first, because "a)(b" would be balanced inside the group.
      _ = try NSRegularExpression(pattern: folded)
      // The line break ends a comment that the pattern may have begun under (?x).
      let isCommented = folded.contains("(?") && folded.contains("#")
      expression = try NSRegularExpression(
        pattern: "(?:\(Self.withSets(folded))\(isCommented ? "\n" : ""))\\z",
        options: ignoresCase ? .caseInsensitive : [])
    } catch {
      throw ElementPredicateError(
        code: .invalidRegularExpression, subject: "MATCHES",
        found: PredicateEscapes.literal(ElementPredicateError.shortened(pattern)),
        expected: pattern.isEmpty ? ["it is empty"] : [])
    }
  }

  /// Returns whether the whole text matches.
  ///
  /// - Throws: `ElementPredicateError` with the code `regularExpressionTooSlow`, where Foundation
  ///   would hang, or `regularExpressionTooDeep`, where it runs out of memory for backtracking.
  func matches(_ string: String) throws -> Bool {
    let text = options.folded(string)
    let state = Mutex(Progress())
    expression.enumerateMatches(
      in: text, options: [.anchored, .reportProgress, .reportCompletion],
      range: NSRange(location: 0, length: text.utf16.count)
    ) { result, flags, stop in
      let isDone = state.withLock { state in
        if result != nil { state.isMatch = true }
        if flags.contains(.progress) { state.reports += 1 }
        // ICU reports an error when its stack is full, which otherwise looks like no match.
        if flags.contains(.internalError) { state.isOutOfMemory = true }
        if state.reports > Self.maximumReports { state.isGivenUp = true }
        return state.isMatch || state.isGivenUp || state.isOutOfMemory
      }
      if isDone { stop.pointee = true }
    }
    let end = state.withLock { $0 }
    guard end.isMatch || !(end.isGivenUp || end.isOutOfMemory) else {
      throw ElementPredicateError(
        code: end.isOutOfMemory ? .regularExpressionTooDeep : .regularExpressionTooSlow,
        subject: String(text.count),
        found: PredicateEscapes.literal(ElementPredicateError.shortened(pattern)))
    }
    return end.isMatch
  }
}
