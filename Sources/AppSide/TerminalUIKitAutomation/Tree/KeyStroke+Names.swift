import AutomationProtocol
import TerminalUIKit

extension KeyStroke {
  /// A key by the raw value of `XCUIKeyboardKey`, or by its character.
  init(named name: String, _ modifiers: KeyModifiers) {
    let character = name.first ?? " "
    let key = Key(control: character) ?? .character(character)
    self.init(key, Modifiers(modifiers))
  }
}

extension KeyStroke.Key {
  /// The key that a control character or one of AppKit's function-key characters stands for.
  init?(control character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x0A, 0x0D, 0x03: self = .enter
    case 0x09: self = .tab
    case 0x1B: self = .escape
    case 0x08, 0x7F: self = .backspace
    case 0xF728: self = .forwardDelete
    case 0xF700: self = .up
    case 0xF701: self = .down
    case 0xF702: self = .left
    case 0xF703: self = .right
    case 0xF729: self = .home
    case 0xF72B: self = .end
    case 0xF72C: self = .pageUp
    case 0xF72D: self = .pageDown
    case 0xF727: self = .insert
    case 0xF704...0xF726: self = .function(Int(scalar.value - 0xF703))
    default: return nil
    }
  }
}

extension KeyStroke.Modifiers {
  fileprivate init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
