/// How a device is held, with UIKit's raw values.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  /// Nothing is known of it.
  case unknown = 0
  /// Upright, the home button at the bottom.
  case portrait = 1
  /// Upright, the home button at the top.
  case portraitUpsideDown = 2
  /// On its side, the home button to the right.
  case landscapeLeft = 3
  /// On its side, the home button to the left.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can be turned that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
