/// A dialog of the browser: one that a script of the page waits for (`alert`, `confirm`, `prompt`, the
/// question whether to leave the page), or a file chooser.
struct PageDialog: Hashable {
  /// The kinds of dialogs.
  enum Kind: String, Hashable {
    case alert, confirm, prompt, beforeunload, files
  }

  var kind: Kind
  var message: String
  /// The text typed into a prompt, or the path typed into a file chooser.
  var text: DialogText

  /// Reads the event that announces a dialog.
  init(_ parameters: JSON) {
    kind = parameters["type"]?.string.flatMap(Kind.init) ?? .alert
    // The event for this dialog has no text; the browser's window shows this one.
    message =
      kind == .beforeunload
      ? "Changes you made may not be saved." : parameters["message"]?.string ?? ""
    text = DialogText(selected: parameters["defaultPrompt"]?.string ?? "")
  }

  /// Creates the dialog of a file chooser.
  init(_ chooser: FileChooser) {
    kind = .files
    message = chooser.message
    text = chooser.text
  }

  /// The title of the dialog, which is its text unless the browser has a title for it.
  var title: String { kind == .beforeunload ? "Leave site?" : message }

  /// Whether the dialog has a field for text.
  var hasField: Bool { kind == .prompt || kind == .files }

  /// The titles of the buttons; the last one accepts.
  var buttons: [String] {
    switch kind {
    case .alert: ["OK"]
    case .confirm, .prompt: ["Cancel", "OK"]
    case .beforeunload: ["Cancel", "Leave"]
    case .files: ["Cancel", "Open"]
    }
  }
}
