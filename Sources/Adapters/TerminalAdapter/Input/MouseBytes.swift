import AutomationProtocol

/// The bytes that a terminal sends for mouse events.
enum MouseBytes {
  /// The mouse actions.
  enum Action: Hashable { case press, release, move }

  /// xterm's numbers of buttons.
  enum Button: Int { case primary = 0, secondary = 2, none = 3, wheelUp = 64, wheelDown = 65 }

  /// Returns the bytes of an event, or `nil` if the program hasn't asked for it.
  ///
  /// - Parameters:
  ///   - column: The column, from 0.
  ///   - row: The row, from 0.
  static func bytes(
    _ action: Action, _ button: Button, column: Int, row: Int, _ modifiers: KeyModifiers,
    _ modes: ScreenModes
  ) -> [UInt8]? {
    switch modes.mouse {
    case .none: return nil
    case .presses: if action != .press { return nil }
    case .clicks: if action == .move { return nil }
    case .drags: if action == .move && button == .none { return nil }
    case .all: break
    }
    var code = button.rawValue + (action == .move ? 32 : 0)
    if modes.mouse != .presses {
      code += (modifiers.contains(.shift) ? 4 : 0) + (modifiers.contains(.option) ? 8 : 0)
      code += modifiers.contains(.control) ? 16 : 0
    }
    if modes.mouseIsDecimal {
      let end = action == .release ? "m" : "M"
      return Array("\u{1B}[<\(code);\(column + 1);\(row + 1)\(end)".utf8)
    }
    if action == .release { code = code & ~3 | 3 }
    // The old form has one byte for each number.
    guard column < 223, row < 223 else { return nil }
    return Array("\u{1B}[M".utf8) + [code + 32, column + 33, row + 33].map { UInt8($0) }
  }
}
