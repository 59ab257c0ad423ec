import AutomationProtocol
import ElementTypes
import TerminalEvents

/// Turns keys into actions.
extension Recorder {
  func take(_ stroke: KeyStroke) throws {
    guard let name = KeyName(stroke) else {
      message = "no step presses this key"
      return
    }
    let focus = scene.focused
    let field = focus.flatMap { Self.takesText($0.element) ? $0 : nil }
    switch stroke.key {
    case .character(let character) where stroke.modifiers.isSubset(of: .shift) && field != nil:
      try type(String(character))
    case .enter where field?.element.elementType == .textView: try type("\n")
    case .character(" "), .enter:
      // Record a tap on the focused button rather than the key.
      if let focus, field == nil, Self.isPressed.contains(focus.element.elementType) {
        try tap(focus)
      } else {
        try press(name, in: field)
      }
    case .backspace where field != nil && stroke.modifiers.isEmpty:
      try deleteBackward(in: field)
    default: try press(name, in: field)
    }
  }

  func type(_ text: String) throws {
    guard let field = scene.focused, Self.takesText(field.element) else {
      message = "nothing that takes text has the keyboard focus"
      return
    }
    let patience = patience(for: field.element)
    try perform(.typeText(text), on: field.query)
    guard field.element.elementType == .secureTextField else {
      return try record(.type(text, into: field.query), patience)
    }
    try recordSecret(text, in: field, patience)
  }

  /// Appends to the recorded text of a secure field.
  func recordSecret(_ text: String, in field: RecordingScene.Target, _ patience: Int?) throws {
    let key = secretKey(for: field)
    secrets[key, default: ""] += text
    try record(.typeSecret(key: key, into: field.query), patience)
  }

  private func deleteBackward(in field: RecordingScene.Target?) throws {
    guard let field else { return }
    try perform(.typeKey("\u{8}", modifiers: []), on: .application)
    if case .typeSecret(let key, field.query)? = steps.last?.action, secrets[key] != nil {
      secrets[key]?.removeLast()
      if secrets[key]?.isEmpty == true {
        secrets[key] = nil
        steps.removeLast()
      }
    } else if !steps.deleteTyped(in: field.query) {
      steps.record(RecordedStep(.key(KeyName(key: "\u{8}", modifiers: []))))
    }
    try finishStep()
  }

  /// Presses a key, and records it unless it only moves the focus, because steps name their elements.
  private func press(_ name: KeyName, in field: RecordingScene.Target?) throws {
    let before = scene
    try perform(.typeKey(name.key, modifiers: name.modifiers), on: .application)
    try look()
    let staysInField =
      field != nil && scene.focused?.element.identity == field?.element.identity
    guard staysInField || !scene.showsTheSame(as: before) else { return }
    try record(.key(name), nil)
  }

  /// Returns the key for the text being typed into a secure field; each return to the field gets a new key.
  private func secretKey(for field: RecordingScene.Target) -> String {
    if case .typeSecret(let key, field.query)? = steps.last?.action { return key }
    let key = SecretKeyName.key(for: field.element)
    if secrets[key] == nil { return key }
    return (2...).lazy.map { "\(key)-\($0)" }.first { self.secrets[$0] == nil } ?? key
  }

  private static func takesText(_ element: ElementAttributes) -> Bool {
    element.hasKeyboardFocus
      && [.textField, .secureTextField, .textView, .searchField, .comboBox]
        .contains(element.elementType)
  }

  private static let isPressed: Set<ElementType> = [
    .button, .cell, .switch, .toggle, .checkBox, .radioButton, .link, .menuItem, .tab,
    .popUpButton, .menuButton, .disclosureTriangle,
  ]
}
