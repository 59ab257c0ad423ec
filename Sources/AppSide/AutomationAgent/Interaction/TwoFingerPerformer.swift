import AutomationProtocol
import Foundation

/// Performs gestures of two fingers about the point between them.
@MainActor
struct TwoFingerPerformer {
  let sender: EventSender
  /// The part of the screen in which the fingers move, in points.
  let frame: CGRect

  /// The fraction of the frame that the fingers use.
  private static let share: CGFloat = 0.8
  /// The largest rotation between two events, in radians; after a larger one the direction would be
  /// ambiguous.
  private static let maximumAngleStep = Double.pi / 8

  /// Moves the fingers apart or together, along the longer side of the frame.
  func pinch(_ pinch: Interaction.Pinch) {
    let widest = max(frame.width, frame.height) * Self.share
    let first = pinch.scale > 1 ? widest / pinch.scale : widest
    let isWide = frame.width >= frame.height
    func fingers(at share: Double) -> [InputEvent.Touch] {
      let distance = first * (1 + (pinch.scale - 1) * share)
      return self.fingers(
        offset: isWide ? CGPoint(x: distance / 2, y: 0) : CGPoint(x: 0, y: distance / 2))
    }
    perform(for: abs(pinch.scale - 1) / abs(pinch.velocity), fingers)
  }

  /// Rotates the fingers on a circle inside the frame.
  func rotate(_ rotation: Interaction.Rotation) {
    let radius = min(frame.width, frame.height) * Self.share / 2
    func fingers(at share: Double) -> [InputEvent.Touch] {
      let angle = rotation.angle * share
      return self.fingers(offset: CGPoint(x: radius * cos(angle), y: radius * sin(angle)))
    }
    perform(
      for: abs(rotation.angle) / abs(rotation.velocity),
      minimum: Int((abs(rotation.angle) / Self.maximumAngleStep).rounded(.up)), fingers)
  }

  private func perform(
    for duration: TimeInterval, minimum: Int = 0, _ fingers: (Double) -> [InputEvent.Touch]
  ) {
    sender.send(.touches(fingers(0), .began))
    sender.move(for: duration, minimum: max(5, minimum)) { .touches(fingers($0), .moved) }
    sender.send(.touches(fingers(1), .ended))
  }

  /// Returns the fingers on both sides of the centre.
  private func fingers(offset: CGPoint) -> [InputEvent.Touch] {
    let middle = frame.middle
    return [
      InputEvent.Touch(
        finger: 0, location: CGPoint(x: middle.x - offset.x, y: middle.y - offset.y)),
      InputEvent.Touch(
        finger: 1, location: CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)),
    ]
  }
}
