import AutomationProtocol
import TerminalEvents
import TerminalUIKit

extension KeyStroke {
  /// Makes a key from the raw value of an `XCUIKeyboardKey` or a character; fails for keys that a
  /// terminal lacks.
  ///
  /// Those include the modifier keys.
  init?(named name: String, _ modifiers: KeyModifiers) {
    guard let character = name.first else { return nil }
    if let key = Key(control: character) {
      self.init(key, Modifiers(modifiers))
    } else if character.isFunctionKey {
      return nil
    } else {
      self.init(.character(character.typed(with: modifiers)), Modifiers(modifiers))
    }
  }
}

extension KeyStroke.Key {
  /// Makes the key for a control character or one of AppKit's function-key characters.
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

extension Character {
  /// Returns the character that a letter key types with modifiers: a capital with exactly one of
  /// Shift and Caps Lock.
  ///
  /// With Control or Command the character stays as it is.
  fileprivate func typed(with modifiers: KeyModifiers) -> Character {
    let isCapital = modifiers.contains(.shift) != modifiers.contains(.capsLock)
    guard isCapital, modifiers.isDisjoint(with: [.control, .command]) else { return self }
    let capital = uppercased()
    return capital.count == 1 ? Character(capital) : self
  }

  /// Whether the character stands for a key of AppKit or `XCUIKeyboardKey` rather than text.
  fileprivate var isFunctionKey: Bool {
    unicodeScalars.first.map { (0xF700...0xF8FE).contains($0.value) } ?? false
  }
}

extension UIKeyModifierFlags {
  /// Makes the modifiers of a mouse event.
  init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
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
