import Foundation

extension Interaction {
  /// The longest time a finger can be held down, in seconds of app time.
  public static let longestHold: TimeInterval = 3600
  /// The longest time a finger can move, in seconds of app time; each second takes sixty events.
  public static let longestMovement: TimeInterval = 60
  /// The largest number of characters that can be typed at once; the app handles each as a key.
  public static let longestText = 100_000
  /// The largest number of consecutive taps, or of fingers, that a person could perform.
  private static let maximumTapCount = 100
  private static let maximumFingerCount = 10
  /// The furthest date, in seconds from 1970, which is beyond the years that a calendar can show.
  private static let furthestDate: TimeInterval = 1e12

  /// Rejects interactions that no person could perform, such as those with NaN for a time or a
  /// speed of zero.
  ///
  /// - Throws: `invalidArgument`.
  public func check() throws(AutomationFailure) {
    switch self {
    case .tap(let count, let touches):
      try Self.check(count, "number of taps", 1...Self.maximumTapCount)
      try Self.check(touches, "number of touches", 1...Self.maximumFingerCount)
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
    case .click(let click):
      try Self.check(click.count, "number of clicks", 1...Self.maximumTapCount)
    case .scroll(let deltaX, let deltaY):
      try Self.check(deltaX, "distance", -1e6, 1e6)
      try Self.check(deltaY, "distance", -1e6, 1e6)
    case .typeKey(let key, let modifiers):
      try modifiers.check()
      // Swift treats a carriage return followed by a line feed as one character.
      guard key.count == 1 else { throw .invalidArgument(.notOneKey(key: key)) }
    case .adjustSlider(let position): try Self.check(position, "slider position", 0, 1)
    case .adjustDate(let date):
      try Self.check(date.timeIntervalSince1970, "date", -Self.furthestDate, Self.furthestDate)
    case .typeText(let text):
      guard text.utf8.count > Self.longestText else { break }
      let count = text.count
      guard count <= Self.longestText else {
        throw .invalidArgument(.tooLongText(count: count, limit: Self.longestText))
      }
    case .hover, .adjustPickerWheel, .scrollIntoView, .accessibilityAction: break
    }
  }

  /// Rejects a movement that would take too long.
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
    // Slower fingers don't move at all; no person's finger is faster.
    try check(speed, "velocity", 0.001, 1_000_000)
  }

  private static func check(
    _ value: Double, _ name: String, _ least: Double, _ most: Double
  ) throws(AutomationFailure) {
    // Comparisons with NaN are false, so this guard rejects NaN.
    guard value >= least, value <= most else {
      throw .invalidArgument(.outOfRange(name: name, value: value, least: least, most: most))
    }
  }
}

extension ElementPlace {
  /// Rejects a place whose offsets are NaN or too large.
  ///
  /// - Throws: `invalidArgument`.
  public func check() throws(AutomationFailure) {
    for number in [normalizedOffset.x, normalizedOffset.y, offset.x, offset.y] {
      guard number.magnitude <= Self.maximumOffset else {
        throw .invalidArgument(
          .outOfRange(
            name: "offset", value: number, least: -Self.maximumOffset, most: Self.maximumOffset))
      }
    }
  }

  private static let maximumOffset = 1_000_000.0
}
