import Foundation

extension Interaction {
  /// The longest that a finger is held, in seconds of app time.
  public static let longestHold: TimeInterval = 3600
  /// The longest that a finger moves, in seconds of app time: each second is sixty events.
  public static let longestMovement: TimeInterval = 60
  /// The most taps in a row, and fingers at once, that a person could be meant.
  private static let mostTaps = 100
  private static let mostFingers = 10

  /// Refuses what nobody could do: times that are no times, speeds of nothing.
  ///
  /// - Throws: `invalidArgument`.
  public func check() throws(AutomationFailure) {
    switch self {
    case .tap(let count, let touches):
      try Self.check(count, "number of taps", 1...Self.mostTaps)
      try Self.check(touches, "number of touches", 1...Self.mostFingers)
    case .press(let duration): try Self.check(hold: duration, "duration")
    case .drag(let drag):
      try Self.check(hold: drag.pressDuration, "duration")
      try Self.check(hold: drag.holdDuration, "hold duration")
      try Self.check(speed: drag.velocity)
    case .swipe(let swipe): try Self.check(speed: swipe.velocity)
    case .pinch(let pinch):
      try Self.check(pinch.scale, "scale", 0.01, 100)
      try Self.check(speed: abs(pinch.velocity))
      guard (pinch.scale - 1) * pinch.velocity >= 0 else {
        throw .invalidArgument(.wrongDirection(scale: pinch.scale, velocity: pinch.velocity))
      }
      try Self.check(movement: abs(pinch.scale - 1) / abs(pinch.velocity))
    case .rotate(let rotation):
      try Self.check(rotation.angle, "rotation", -1000, 1000)
      try Self.check(speed: abs(rotation.velocity))
      try Self.check(movement: abs(rotation.angle) / abs(rotation.velocity))
    case .click(let click): try Self.check(click.count, "number of clicks", 1...Self.mostTaps)
    case .scroll(let deltaX, let deltaY):
      try Self.check(deltaX, "distance", -1e6, 1e6)
      try Self.check(deltaY, "distance", -1e6, 1e6)
    case .typeKey(let key, let modifiers):
      try modifiers.check()
      // A line feed after a carriage return is one character in Swift.
      guard key.count == 1 else { throw .invalidArgument(.notOneKey(key: key)) }
    case .adjustSlider(let position): try Self.check(position, "slider position", 0, 1)
    case .hover, .typeText, .adjustPickerWheel: break
    }
  }

  /// Refuses a movement that would not come to an end.
  ///
  /// - Throws: `invalidArgument`.
  public static func check(movement duration: TimeInterval) throws(AutomationFailure) {
    guard duration <= longestMovement else {
      throw .invalidArgument(.tooSlow(duration: duration, limit: longestMovement))
    }
  }

  private static func check(
    _ value: Int, _ name: String, _ range: ClosedRange<Int>
  ) throws(AutomationFailure) {
    try check(Double(value), name, Double(range.lowerBound), Double(range.upperBound))
  }

  private static func check(
    hold duration: TimeInterval, _ name: String
  ) throws(AutomationFailure) {
    try check(duration, name, 0, longestHold)
  }

  private static func check(speed: Double) throws(AutomationFailure) {
    // Slower than this nothing moves, faster than this nobody does.
    try check(speed, "velocity", 0.001, 1_000_000)
  }

  private static func check(
    _ value: Double, _ name: String, _ least: Double, _ most: Double
  ) throws(AutomationFailure) {
    // What is not a number compares with nothing.
    guard value >= least, value <= most else {
      throw .invalidArgument(.outOfRange(name: name, value: value, least: least, most: most))
    }
  }
}

extension ElementPlace {
  /// Refuses a place that is none.
  ///
  /// - Throws: `invalidArgument`.
  public func check() throws(AutomationFailure) {
    for number in [normalizedOffset.x, normalizedOffset.y, offset.x, offset.y] {
      guard number.magnitude <= Self.farthest else {
        throw .invalidArgument(
          .outOfRange(
            name: "offset", value: number, least: -Self.farthest, most: Self.farthest))
      }
    }
  }

  private static let farthest = 1_000_000.0
}
