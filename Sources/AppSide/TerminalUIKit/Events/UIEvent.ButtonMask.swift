extension UIEvent {
  /// Which buttons of a mouse are held down (UIKit).
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: Int

    /// Makes a mask of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The main button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The other button, usually the right one, which asks for a menu.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The mask of one button.
    ///
    /// - Parameter buttonNumber: From 1, the main one; what is out of range has no bit.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...62).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}
