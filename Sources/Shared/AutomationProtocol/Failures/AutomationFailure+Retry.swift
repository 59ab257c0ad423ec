import Foundation

extension AutomationFailure {
  /// Whether the same call may succeed later, because the element may still appear, become hittable
  /// or get focus.
  package var isRetryable: Bool {
    switch self {
    case .noMatches, .notHittable, .disabled, .noKeyboardFocus, .outsideScreen: true
    case .cannotAdjust(_, .hasNoRow): true
    case .destination(let failure): failure.isRetryable
    default: false
    }
  }

  /// Returns the failure with the time waited and the reasons for being busy, if its case has them.
  package func afterWaiting(_ time: TimeInterval, busy: [String]) -> AutomationFailure {
    switch self {
    case .noMatches(var facts):
      facts.waited = time
      facts.busy = busy
      return .noMatches(facts)
    case .destination(let failure): return .destination(failure.afterWaiting(time, busy: busy))
    default: return self
    }
  }
}
