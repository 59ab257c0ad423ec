import Foundation

/// An event of a mouse without a pressed button: a movement or a turn of the wheel.
@MainActor
final class PointerEvent: UIEvent {
  private let kind: EventType
  /// The position in screen coordinates.
  let location: CGPoint
  /// The distance by which the wheel moves the content right and down, in points.
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
