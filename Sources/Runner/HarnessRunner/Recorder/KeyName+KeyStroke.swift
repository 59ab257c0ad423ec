import AutomationProtocol
import TerminalEvents

extension KeyName {
  /// A named key, with its names in steps and in Swift and its key at a terminal.
  private struct Named {
    var words: String
    var key: String
    /// The name in XCUITest; `nil` if it has none.
    var swift: String?
    var stroke: KeyStroke.Key
  }

  private static let named =
    [
      Named(words: "return", key: "\r", swift: "return", stroke: .enter),
      Named(words: "tab", key: "\t", swift: "tab", stroke: .tab),
      Named(words: "space", key: " ", swift: "space", stroke: .character(" ")),
      Named(words: "escape", key: "\u{1B}", swift: "escape", stroke: .escape),
      Named(words: "delete", key: "\u{8}", swift: "delete", stroke: .backspace),
      Named(
        words: "forward delete", key: "\u{F728}", swift: "forwardDelete", stroke: .forwardDelete),
      Named(words: "up", key: "\u{F700}", swift: "upArrow", stroke: .up),
      Named(words: "down", key: "\u{F701}", swift: "downArrow", stroke: .down),
      Named(words: "left", key: "\u{F702}", swift: "leftArrow", stroke: .left),
      Named(words: "right", key: "\u{F703}", swift: "rightArrow", stroke: .right),
      Named(words: "home", key: "\u{F729}", swift: "home", stroke: .home),
      Named(words: "end", key: "\u{F72B}", swift: "end", stroke: .end),
      Named(words: "page up", key: "\u{F72C}", swift: "pageUp", stroke: .pageUp),
      Named(words: "page down", key: "\u{F72D}", swift: "pageDown", stroke: .pageDown),
      Named(words: "insert", key: "\u{F727}", swift: nil, stroke: .insert),
    ]
    + (1...12).compactMap { number in
      UnicodeScalar(0xF703 + UInt32(number)).map {
        Named(words: "F\(number)", key: String($0), swift: "F\(number)", stroke: .function(number))
      }
    }
  private static let heldKeys: [(words: String, swift: String, modifier: KeyModifiers)] = [
    ("command", ".command", .command), ("control", ".control", .control),
    ("option", ".option", .option), ("shift", ".shift", .shift),
  ]

  /// Makes the name of a key pressed at a terminal, or returns `nil` if steps can't name it.
  init?(_ stroke: KeyStroke) {
    let key: String
    switch stroke.key {
    case .character(let character): key = String(character)
    default:
      guard let named = Self.named.first(where: { $0.stroke == stroke.key }) else { return nil }
      key = named.key
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

  /// The key's name in steps: `command+shift+n`.
  var text: String {
    let name = Self.named.first { $0.key == key }?.words ?? (key == "+" ? "plus" : key)
    let held = Self.heldKeys.filter { modifiers.contains($0.modifier) }.map(\.words)
    return (held + [name]).joined(separator: "+")
  }

  /// The key as an argument of `typeKey`.
  var swiftKey: String {
    Self.named.first { $0.key == key }?.swift.map { "XCUIKeyboardKey.\($0)" }
      ?? key.debugDescription
  }

  /// The modifiers as an argument of `typeKey`.
  var swiftModifiers: String {
    let held = Self.heldKeys.filter { modifiers.contains($0.modifier) }.map(\.swift)
    return held.count == 1 ? held[0] : "[" + held.joined(separator: ", ") + "]"
  }
}
