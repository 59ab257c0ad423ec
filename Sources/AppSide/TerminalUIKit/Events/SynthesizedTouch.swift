import Foundation

/// The state of one finger at one moment, as automation specifies it.
package struct SynthesizedTouch: Hashable, Sendable {
  /// A number that identifies the finger from the beginning to the end of its touch.
  package var finger: Int
  package var phase: UITouch.Phase
  /// The position in screen coordinates.
  package var position: CGPoint
  /// The number of consecutive taps at this position.
  package var tapCount: Int

  package init(
    finger: Int = 0, _ phase: UITouch.Phase, at position: CGPoint, tapCount: Int = 1
  ) {
    self.finger = finger
    self.phase = phase
    self.position = position
    self.tapCount = tapCount
  }
}
