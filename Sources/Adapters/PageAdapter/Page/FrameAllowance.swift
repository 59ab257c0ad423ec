import Foundation

/// The number of frames that may still be drawn before a page's time passes.
///
/// A page that draws in each frame, such as a game or a map, never stops asking for the next one. In a
/// browser that takes time, and here, too, the page continues when time passes.
struct FrameAllowance {
  private var count = Self.initial

  /// Whether the next frame has to wait for time to pass.
  var areUsedUp: Bool { count == 0 }

  /// Counts a frame that has changed the screen.
  mutating func use() { count = max(0, count - 1) }

  /// Renews the allowance after input, an answer or a new document.
  mutating func renew() { count = Self.initial }

  /// Renews the allowance after time has passed.
  ///
  /// - Parameter seconds: The time on the page's clock.
  mutating func renew(after seconds: TimeInterval) {
    count = max(Self.least, Int((min(seconds, 60) * Self.rate).rounded()))
  }

  /// Enough for the work of a page in consecutive frames, such as measuring what it has drawn.
  private static let initial = 10
  /// The minimum after a time in which fewer frames would be drawn.
  private static let least = 4
  /// The frame rate, in frames per second.
  private static let rate = 60.0
}
