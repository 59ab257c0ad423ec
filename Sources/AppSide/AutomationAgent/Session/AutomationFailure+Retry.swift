import AutomationProtocol
import Foundation

extension AutomationFailure {
  /// Whether the same call may succeed later: the element may still appear, get free, or get focus.
  var mayPass: Bool {
    switch self {
    case .noMatches, .notHittable, .disabled, .noKeyboardFocus: true
    default: false
    }
  }

  /// The failure with how long it was waited for, where it has room for that.
  func afterWaiting(_ time: TimeInterval, busy: [String]) -> AutomationFailure {
    guard case .noMatches(var facts) = self else { return self }
    facts.waited = time
    facts.busy = busy
    return .noMatches(facts)
  }
}
