import Foundation

extension Interaction {
  /// A finger or the mouse that is held, moved somewhere else, held again and lifted.
  public struct Drag: Sendable, Hashable, Codable {
    /// What is dragged with.
    public enum Pointer: String, Sendable, Hashable, Codable {
      /// A finger.
      case finger
      /// The mouse, with its main button down.
      case mouse
    }

    /// Where something is dragged to.
    public struct Destination: Sendable, Hashable, Codable {
      /// Which element; exactly one must match.
      public var query: ElementQuery
      /// A place of it; nil is the middle of what can be seen of it.
      public var place: ElementPlace?

      /// Makes a destination.
      public init(_ query: ElementQuery, at place: ElementPlace? = nil) {
        self.query = query
        self.place = place
      }
    }

    /// How long it is held before it moves.
    public var pressDuration: TimeInterval
    /// Where it moves.
    public var destination: Destination
    /// How fast it moves, in points a second.
    public var velocity: Double
    /// How long it is held before it is lifted.
    public var holdDuration: TimeInterval
    /// What is dragged with.
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
