import Foundation

/// What one finger does at one moment, said by automation.
package struct SynthesizedTouch: Hashable, Sendable {
  /// Which finger it is: a number of the caller's, the same from beginning to end.
  package var finger: Int
  package var phase: UITouch.Phase
  /// In points of the screen.
  package var position: CGPoint
  /// How many times in a row the finger taps here.
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
