import Foundation

extension Interaction {
  /// A press, movement, hold and release of a finger or the mouse.
  public struct Drag: Sendable, Hashable, Codable {
    /// The pointer to drag with.
    public enum Pointer: String, Sendable, Hashable, Codable {
      /// A finger.
      case finger
      /// The mouse, with its main button down.
      case mouse
    }

    /// The point where a drag ends.
    public struct Destination: Sendable, Hashable, Codable {
      /// The query for the element; exactly one must match.
      public var query: ElementQuery
      /// The position in the element; `nil` for the centre of its visible part.
      public var place: ElementPlace?

      /// Makes a destination.
      public init(_ query: ElementQuery, at place: ElementPlace? = nil) {
        self.query = query
        self.place = place
      }
    }

    /// The time to press before moving.
    public var pressDuration: TimeInterval
    /// The destination of the movement.
    public var destination: Destination
    /// The speed of the movement, in points a second.
    public var velocity: Double
    /// The time to hold before releasing.
    public var holdDuration: TimeInterval
    /// The pointer to drag with.
    public var pointer: Pointer

    /// Makes a drag.
    public init(
      pressDuration: TimeInterval, to destination: Destination,
      velocity: Double = GestureSpeed.default, holdDuration: TimeInterval = 0,
      pointer: Pointer = .finger
    ) {
      self.pressDuration = pressDuration
      self.destination = destination
      self.velocity = velocity
      self.holdDuration = holdDuration
      self.pointer = pointer
    }
  }
}
