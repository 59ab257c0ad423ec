import Foundation
import TerminalEvents

/// A key with the text that it types (UIKit).
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with the current modifiers.
  public let characters: String
  /// The characters that the key types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The pressed modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// The position of the key on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  init(
    _ keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    super.init()
  }
}

extension UIKey {
  // The characters that UIKit defines for keys that type none.
  nonisolated static let upArrow = "UIKeyInputUpArrow"
  nonisolated static let downArrow = "UIKeyInputDownArrow"
  nonisolated static let leftArrow = "UIKeyInputLeftArrow"
  nonisolated static let rightArrow = "UIKeyInputRightArrow"
  nonisolated static let escape = "UIKeyInputEscape"
  nonisolated static let pageUp = "UIKeyInputPageUp"
  nonisolated static let pageDown = "UIKeyInputPageDown"
  nonisolated static let home = "UIKeyInputHome"
  nonisolated static let end = "UIKeyInputEnd"
  nonisolated static let delete = "UIKeyInputDelete"

  /// Creates a key from a keystroke in the terminal.
  convenience init(_ stroke: KeyStroke) {
    let (code, text) = Self.description(of: stroke.key)
    let flags = UIKeyModifierFlags(stroke.modifiers)
    self.init(
      code, characters: text,
      charactersIgnoringModifiers: text.lowercased() == text
        ? text : text.count == 1 ? text.lowercased() : text, modifierFlags: flags)
  }

  /// The text that the key types, or `nil` if it is a command.
  var typedText: String? {
    guard modifierFlags.isDisjoint(with: [.control, .command, .alternate]) else { return nil }
    switch keyCode {
    case .keyboardReturnOrEnter: return "\n"
    case .keyboardTab, .keyboardEscape, .keyboardDeleteOrBackspace: return nil
    default: return characters.isEmpty || characters.hasPrefix("UIKeyInput") ? nil : characters
    }
  }

  private static func description(of key: KeyStroke.Key) -> (UIKeyboardHIDUsage, String) {
    switch key {
    case .character(let character): (code(of: character), String(character))
    case .enter: (.keyboardReturnOrEnter, "\r")
    case .tab: (.keyboardTab, "\t")
    case .escape: (.keyboardEscape, escape)
    case .backspace: (.keyboardDeleteOrBackspace, "\u{8}")
    case .forwardDelete: (.keyboardDeleteForward, delete)
    case .up: (.keyboardUpArrow, upArrow)
    case .down: (.keyboardDownArrow, downArrow)
    case .left: (.keyboardLeftArrow, leftArrow)
    case .right: (.keyboardRightArrow, rightArrow)
    case .home: (.keyboardHome, home)
    case .end: (.keyboardEnd, end)
    case .pageUp: (.keyboardPageUp, pageUp)
    case .pageDown: (.keyboardPageDown, pageDown)
    case .insert: (.keyboardInsert, "")
    case .function(let number):
      (
        UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1)
          .flatMap { (1...12).contains(number) ? $0 : nil } ?? .keyboardErrorUndefined,
        "UIKeyInputF\(number)"
      )
    }
  }

  private static func code(of character: Character) -> UIKeyboardHIDUsage {
    guard let byte = character.lowercased().utf8.first, character.isASCII else {
      return .keyboardErrorUndefined
    }
    let offset: Int?
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): offset = Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "1")...UInt8(ascii: "9"): offset = 26 + Int(byte - UInt8(ascii: "1"))
    case UInt8(ascii: "0"): offset = 35
    case UInt8(ascii: " "): return .keyboardSpacebar
    default: offset = nil
    }
    return offset.flatMap {
      UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + $0)
    } ?? .keyboardErrorUndefined
  }
}

extension UIKeyModifierFlags {
  init(_ modifiers: KeyStroke.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
