import AutomationProtocol
import Foundation

extension PerformCall {
  /// The approximate app time, in seconds, that the call takes.
  ///
  /// If app time is real time, an app that takes longer to answer hangs.
  package var appTime: TimeInterval {
    let own: TimeInterval =
      switch interaction {
      case .press(let duration): duration
      case .drag(let drag):
        drag.pressDuration + drag.holdDuration + Self.longestDistance / drag.velocity
      case .swipe(let swipe): Self.longestDistance / swipe.velocity
      case .pinch(let pinch): abs(pinch.scale - 1) / abs(pinch.velocity)
      case .rotate(let rotation): abs(rotation.angle) / abs(rotation.velocity)
      default: 0
      }
    // The app refuses an invalid time at once.
    let movement = own > 0 ? min(own, Interaction.longestHold + Interaction.longestMovement) : 0
    return timeout + movement + typingTime
  }

  /// The time, in seconds, that an app may need to handle the keys.
  ///
  /// The app does its own work for each key, and a text may have a million characters.
  private var typingTime: TimeInterval {
    guard case .typeText(let text) = interaction else { return 0 }
    return Double(text.utf8.count) * Self.minimumKeyTime
  }

  private static let minimumKeyTime = 0.001

  /// A distance in points that exceeds the diagonal of a large terminal.
  private static let longestDistance = 2000.0
}
