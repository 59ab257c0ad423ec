import AutomationProtocol
import Foundation
import LaunchDomain

/// A key and the modifiers to hold with it, read from a name such as `command+shift+n`.
struct KeyName: Equatable {
  /// The character of the key; keys without one have Apple's function-key code points.
  var key: String
  var modifiers: KeyModifiers

  private static let keys = namedKeys.merging(functionKeys) { first, _ in first }
  private static let functionKeys = Dictionary(
    uniqueKeysWithValues: (1...12).compactMap { number in
      UnicodeScalar(0xF703 + UInt32(number)).map { ("f\(number)", String($0)) }
    })
  private static let namedKeys = [
    "return": "\r", "enter": "\u{3}", "tab": "\t", "space": " ", "escape": "\u{1B}",
    "delete": "\u{8}", "backspace": "\u{8}", "forward delete": "\u{F728}", "up": "\u{F700}",
    "down": "\u{F701}", "left": "\u{F702}", "right": "\u{F703}", "home": "\u{F729}",
    "end": "\u{F72B}", "page up": "\u{F72C}", "page down": "\u{F72D}", "clear": "\u{F739}",
    "help": "\u{F746}", "insert": "\u{F727}", "plus": "+",
  ]
  private static let held: [String: KeyModifiers] = [
    "shift": .shift, "control": .control, "ctrl": .control, "option": .option, "alt": .option,
    "command": .command, "cmd": .command, "caps lock": .capsLock, "function": .function,
  ]

  /// The key names that a failure lists.
  private static let names = namedKeys.keys.sorted() + ["F1 to F12"]

  /// Parses a key name.
  ///
  /// - Throws: `StepError` for an unknown name.
  init(_ name: String) throws {
    let parts = name.split(separator: "+").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let last = parts.last else {
      throw StepError.value(name, what: "key", known: Self.names)
    }
    modifiers = []
    for part in parts.dropLast() {
      guard let modifier = Self.held[part.lowercased()] else {
        throw StepError.value(part, what: "key to hold", known: Self.held.keys.sorted())
      }
      modifiers.formUnion(modifier)
    }
    if last.count == 1 {
      key = last
    } else if let known = Self.keys[last.lowercased()] {
      key = known
    } else {
      throw StepError.value(last, what: "key", known: Self.names)
    }
  }
}
