import AppRuntime
import AutomationProtocol
import Foundation

extension EventLoop {
  /// The work that may still change the app after a wait, as sentences: what keeps it busy in real time, then
  /// what is due next on its clock.
  var pendingSentences: [String] { busySentences + dueSentences }

  /// The next work on the app's clock, soonest first.
  ///
  /// Work of the present moment isn't included, because it makes an app restless, which `busySentences`
  /// reports.
  var dueSentences: [String] {
    let now = clock.now
    let work = clock.pendingWork.map { work in
      PendingMoment(deadline: work.deadline) { work.name }
    }
    let pending = (work + clock.pendingInProcess).sorted { $0.deadline < $1.deadline }
      .drop { $0.deadline <= now }
    var sentences = pending.prefix(Self.dueWorkLimit).map { work in
      "due in \(Self.seconds(work.deadline - now)) on the app's clock: \(work.name)"
    }
    let rest = pending.count - sentences.count
    if rest > 0 { sentences.append("and \(rest) more on the app's clock after that") }
    return sentences
  }

  /// The pending sentences at the end of a call.
  ///
  /// If the call was cut short, the first sentence says so.
  func sentences(isCutShort: Bool) -> [String] {
    guard isCutShort else { return pendingSentences }
    return ["something was due \(stopLimit) times, and the wait ended there"]
      + pendingSentences
  }

  /// The failure of a call whose time can't pass at once, because too much is due on the way.
  func endlessTime(_ length: TimeInterval, since start: TimeInterval) -> AutomationFailure {
    .invalidArgument(
      .tooMuchDue(
        seconds: length, passed: clock.now - start, limit: stopLimit,
        next: dueSentences.first))
  }

  private static func seconds(_ time: TimeInterval) -> String {
    "\((time * 1000).rounded() / 1000) s"
  }

  /// The maximum number of sentences; the next work is what a longer wait would have seen first.
  private static let dueWorkLimit = 3
}
