import Foundation

/// How many frames may still be drawn at the present moment of a page.
///
/// A page that draws in each frame, as games and maps do, never stops asking for the next one. In a
/// browser that takes time, and so it does here: the page goes on when time passes.
struct FrameAllowance {
  private var count = Self.initial

  /// Whether the next frame has to wait for time to pass.
  var areUsedUp: Bool { count == 0 }

  /// Notes a frame that has changed the screen.
  mutating func use() { count = max(0, count - 1) }

  /// Notes that the page has got something to do: input, an answer, a document.
  mutating func renew() { count = Self.initial }

  /// Notes that time has passed.
  ///
  /// - Parameter seconds: The time on the page's clock.
  mutating func renew(after seconds: TimeInterval) {
    count = max(Self.least, Int((min(seconds, 60) * Self.rate).rounded()))
  }

  /// Enough for what a page does in some frames in a row, such as measuring what it has drawn.
  private static let initial = 10
  /// The same after a time in which fewer frames are drawn.
  private static let least = 4
  /// The frames of a second, as a screen draws them.
  private static let rate = 60.0
}
