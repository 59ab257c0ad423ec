/// A set of interface orientations (UIKit), which has no effect because a terminal isn't rotated.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The raw bits, as in UIKit.
  public let rawValue: UInt

  /// Creates a mask from its raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The portrait orientation upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The landscape orientation with the bottom on the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The landscape orientation with the bottom on the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
