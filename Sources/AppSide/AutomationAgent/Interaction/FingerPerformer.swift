import AutomationProtocol
import Foundation

/// Performs taps, presses and drags.
@MainActor
struct FingerPerformer {
  let sender: EventSender

  /// Taps; several fingers touch the same point.
  func tap(_ point: CGPoint, count: Int, touches: Int) {
    for tap in 1...max(1, count) {
      let fingers = (0..<max(1, touches)).map { finger in
        InputEvent.Touch(finger: finger, location: point, tapCount: tap)
      }
      sender.send(.touches(fingers, .began))
      sender.send(.touches(fingers, .ended))
    }
  }

  /// Holds a finger still.
  func press(_ point: CGPoint, for duration: TimeInterval) {
    sender.send(.touches([InputEvent.Touch(location: point)], .began))
    sender.hold(duration)
    sender.send(.touches([InputEvent.Touch(location: point)], .ended))
  }

  /// Holds a finger, moves it, holds it again and lifts it.
  ///
  /// - Parameter correct: Moves the finger further before it is lifted, and returns its location.
  func drag(_ route: DragRoute, correct: (() -> CGPoint)? = nil) {
    sender.send(.touches([InputEvent.Touch(location: route.start)], .began))
    sender.hold(route.press)
    sender.move(for: route.movement) { share in
      .touches([InputEvent.Touch(location: route.point(at: share))], .moved)
    }
    sender.hold(route.hold)
    let end = correct?() ?? route.end
    sender.send(.touches([InputEvent.Touch(location: end)], .ended))
  }
}
