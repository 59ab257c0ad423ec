import Foundation
import Synchronization

/// The right side of a `MATCHES`, compiled.
struct RegularExpressionPattern: Sendable {
  /// How often ICU may report that it is still searching; it does so every 10,000 steps or so.
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
      // By itself first: "a)(b" would be balanced inside the group.
      _ = try NSRegularExpression(pattern: folded)
      // The line break ends a comment that the pattern may have opened with (?x).
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

  /// Whether the whole text matches.
  ///
  /// - Throws: `ElementPredicateError` with the code `regularExpressionTooSlow`, where Foundation
  ///   would hang, or `regularExpressionTooDeep`, where it has no memory left to go back.
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
        // ICU gives up when its stack is full, and would pass for not having found anything.
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
