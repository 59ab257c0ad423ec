import AutomationProtocol

/// A key in the browser's format.
struct PageKey: Hashable {
  /// The name of the key in the page's events.
  var key: String
  /// The key's position on an American keyboard.
  var code: String
  /// The key code that old pages read.
  var number: Int
  /// The text that the key types, if any.
  var text: String

  /// Creates the key of a character, or of a raw value of `XCUIKeyboardKey`.
  init(_ character: Character) {
    let scalar = character.unicodeScalars.first?.value ?? 0
    if let named = Self.named[scalar], character.unicodeScalars.count == 1 {
      self = named
    } else if (0xF704...0xF70F).contains(scalar) {
      let function = Int(scalar) - 0xF703
      self.init(key: "F\(function)", code: "F\(function)", number: 111 + function, text: "")
    } else if character.isNewline {
      self.init(key: "Enter", code: "Enter", number: 13, text: "\r")
    } else {
      let text = String(character)
      self.init(
        key: text, code: Self.code(of: character), number: Self.number(of: character), text: text)
    }
  }

  private init(key: String, code: String, number: Int, text: String) {
    self.key = key
    self.code = code
    self.number = number
    self.text = text
  }

  /// The requests that press and release the key.
  func events(_ modifiers: KeyModifiers) -> [(method: String, parameters: JSON)] {
    let isCommand = !modifiers.isDisjoint(with: [.control, .command])
    let typed = isCommand ? "" : text
    var parameters: [String: JSON] = [
      "key": .string(key), "code": .string(code), "windowsVirtualKeyCode": JSON(number),
      "modifiers": JSON(modifiers.browserMask),
    ]
    var release = parameters
    release["type"] = "keyUp"
    parameters["type"] = typed.isEmpty ? "rawKeyDown" : "keyDown"
    if !typed.isEmpty {
      parameters["text"] = .string(typed)
      parameters["unmodifiedText"] = .string(typed)
    }
    if modifiers.contains(.control), let command = Self.commands[key.lowercased()] {
      parameters["commands"] = [.string(command)]
    }
    return [
      ("Input.dispatchKeyEvent", .object(parameters)),
      ("Input.dispatchKeyEvent", .object(release)),
    ]
  }

  /// The editing commands of keys with Control, which the window handles in a browser with windows.
  private static let commands = [
    "a": "selectAll", "c": "copy", "v": "paste", "x": "cut", "z": "undo",
  ]

  private static let named: [UInt32: PageKey] = {
    func key(_ key: String, _ number: Int, _ text: String = "", code: String? = nil) -> PageKey {
      PageKey(key: key, code: code ?? key, number: number, text: text)
    }
    return [
      0x03: key("Enter", 13, "\r", code: "NumpadEnter"), 0x08: key("Backspace", 8),
      0x09: key("Tab", 9), 0x0A: key("Enter", 13, "\r"), 0x0D: key("Enter", 13, "\r"),
      0x1B: key("Escape", 27), 0x20: key(" ", 32, " ", code: "Space"),
      0x7F: key("Backspace", 8),
      0xF700: key("ArrowUp", 38), 0xF701: key("ArrowDown", 40), 0xF702: key("ArrowLeft", 37),
      0xF703: key("ArrowRight", 39), 0xF727: key("Insert", 45), 0xF728: key("Delete", 46),
      0xF729: key("Home", 36), 0xF72B: key("End", 35), 0xF72C: key("PageUp", 33),
      0xF72D: key("PageDown", 34),
    ]
  }()

  private static func code(of character: Character) -> String {
    guard character.isASCII else { return "" }
    if character.isLetter { return "Key\(character.uppercased())" }
    return character.isNumber ? "Digit\(character)" : ""
  }

  private static func number(of character: Character) -> Int {
    guard character.isLetter || character.isNumber else { return 0 }
    return character.uppercased().first?.asciiValue.map(Int.init) ?? 0
  }
}
