import Foundation

/// What a mouse does without a button: it moves, or its wheel turns.
@MainActor
final class PointerEvent: UIEvent {
  private let kind: EventType
  /// In points of the screen.
  let location: CGPoint
  /// How far the wheel moves content to the right and down, in points.
  let distance: CGPoint

  init(
    _ kind: EventType, at location: CGPoint, distance: CGPoint = .zero, touch: UITouch? = nil,
    timestamp: TimeInterval
  ) {
    self.kind = kind
    self.location = location
    self.distance = distance
    super.init(timestamp: timestamp, touches: touch.map { [$0] } ?? [])
  }

  override var type: EventType { kind }
}
