import AutomationProtocol
import TerminalEvents

extension KeyName {
  /// A key that a character stands for: its name in steps, and in Swift.
  private struct Named {
    var words: String
    var key: String
    var swift: String
  }

  private static let named = [
    Named(words: "return", key: "\r", swift: "return"),
    Named(words: "tab", key: "\t", swift: "tab"),
    Named(words: "space", key: " ", swift: "space"),
    Named(words: "escape", key: "\u{1B}", swift: "escape"),
    Named(words: "delete", key: "\u{8}", swift: "delete"),
    Named(words: "forward delete", key: "\u{F728}", swift: "forwardDelete"),
    Named(words: "up", key: "\u{F700}", swift: "upArrow"),
    Named(words: "down", key: "\u{F701}", swift: "downArrow"),
    Named(words: "left", key: "\u{F702}", swift: "leftArrow"),
    Named(words: "right", key: "\u{F703}", swift: "rightArrow"),
    Named(words: "home", key: "\u{F729}", swift: "home"),
    Named(words: "end", key: "\u{F72B}", swift: "end"),
    Named(words: "page up", key: "\u{F72C}", swift: "pageUp"),
    Named(words: "page down", key: "\u{F72D}", swift: "pageDown"),
  ]
  private static let heldKeys: [(words: String, swift: String, modifier: KeyModifiers)] = [
    ("command", ".command", .command), ("control", ".control", .control),
    ("option", ".option", .option), ("shift", ".shift", .shift),
  ]

  /// A key pressed at a terminal; `nil` for those that no step can name.
  init?(_ stroke: KeyStroke) {
    let key: String
    switch stroke.key {
    case .character(let character): key = character == "+" ? "+" : String(character)
    case .enter: key = "\r"
    case .tab: key = "\t"
    case .escape: key = "\u{1B}"
    case .backspace: key = "\u{8}"
    case .forwardDelete: key = "\u{F728}"
    case .up: key = "\u{F700}"
    case .down: key = "\u{F701}"
    case .left: key = "\u{F702}"
    case .right: key = "\u{F703}"
    case .home: key = "\u{F729}"
    case .end: key = "\u{F72B}"
    case .pageUp: key = "\u{F72C}"
    case .pageDown: key = "\u{F72D}"
    case .insert, .function: return nil
    }
    var modifiers: KeyModifiers = []
    if stroke.modifiers.contains(.shift) { modifiers.insert(.shift) }
    if stroke.modifiers.contains(.control) { modifiers.insert(.control) }
    if stroke.modifiers.contains(.alternate) { modifiers.insert(.option) }
    if stroke.modifiers.contains(.command) { modifiers.insert(.command) }
    self.init(key: key, modifiers: modifiers)
  }

  init(key: String, modifiers: KeyModifiers) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key as steps name it: `command+shift+n`.
  var text: String {
    let name = Self.named.first { $0.key == key }?.words ?? (key == "+" ? "plus" : key)
    let held = Self.heldKeys.filter { modifiers.contains($0.modifier) }.map(\.words)
    return (held + [name]).joined(separator: "+")
  }

  /// The key as an argument of `typeKey`.
  var swiftKey: String {
    Self.named.first { $0.key == key }.map { "XCUIKeyboardKey.\($0.swift)" }
      ?? key.debugDescription
  }

  /// The modifiers as an argument of `typeKey`.
  var swiftModifiers: String {
    let held = Self.heldKeys.filter { modifiers.contains($0.modifier) }.map(\.swift)
    return held.count == 1 ? held[0] : "[" + held.joined(separator: ", ") + "]"
  }
}
