/// The modifier keys held down during an interaction, with Apple's raw values
/// (`XCUIElement.KeyModifierFlags`).
public struct KeyModifiers: OptionSet, Sendable, Hashable, Codable {
  /// The bits, as Apple numbers them.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = KeyModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 1 << 2)
  /// Option, also called Alt.
  public static let option = KeyModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = KeyModifiers(rawValue: 1 << 4)
  /// The function key, which terminals don't send.
  public static let function = KeyModifiers(rawValue: 1 << 5)

  /// Rejects bits that don't stand for a key.
  ///
  /// - Throws: `invalidArgument`.
  public func check() throws(AutomationFailure) {
    let unknown = subtracting([.capsLock, .shift, .control, .option, .command, .function])
    guard unknown.isEmpty else { throw .invalidArgument(.unknownModifiers(unknown.rawValue)) }
  }
}
