/// The orientation of a device, with UIKit's raw values.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  /// The orientation is unknown.
  case unknown = 0
  /// Upright, the home button at the bottom.
  case portrait = 1
  /// Upright, the home button at the top.
  case portraitUpsideDown = 2
  /// On its side, the home button to the right.
  case landscapeLeft = 3
  /// On its side, the home button to the left.
  case landscapeRight = 4
  /// The device lies flat, with the screen up.
  case faceUp = 5
  /// The device lies flat, with the screen down.
  case faceDown = 6

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
