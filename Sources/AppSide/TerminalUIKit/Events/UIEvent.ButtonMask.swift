extension UIEvent {
  /// The pressed buttons of a mouse (UIKit).
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The raw bits, as in UIKit.
    public let rawValue: Int

    /// Creates a mask from its raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button, usually the right one, which opens menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the mask of a button.
    ///
    /// - Parameter buttonNumber: The number of the button, starting at 1 for the primary one;
    ///   numbers out of range give an empty mask.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...62).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}
