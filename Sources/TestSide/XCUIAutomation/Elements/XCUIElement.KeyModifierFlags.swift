import AutomationProtocol

extension XCUIElement {
  /// The modifier keys held down during an interaction, with Apple's raw values.
  public struct KeyModifierFlags: OptionSet, Sendable, Hashable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// Shift.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// Control.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// Option, also called Alt.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// Command.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    /// Fn.
    public static let function = KeyModifierFlags(rawValue: 1 << 5)
    /// The same as `capsLock`.
    public static let alphaShift = capsLock
    /// The same as `option`.
    public static let alternate = option
  }
}

extension XCUIElement.KeyModifierFlags {
  /// The modifiers in the protocol, which have the same raw values.
  var inProtocol: KeyModifiers { KeyModifiers(rawValue: rawValue) }
}
