/// Modifier keys (UIKit).
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits, as in UIKit.
  public let rawValue: Int

  /// Creates flags from their raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An option (alt) key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
