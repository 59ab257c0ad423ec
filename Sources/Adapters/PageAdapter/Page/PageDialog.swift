/// A dialog of the browser: one that a script of the page waits for (`alert`, `confirm`, `prompt`, the
/// question whether to leave the page), or the question for files.
struct PageDialog: Hashable {
  /// The kinds of dialogs.
  enum Kind: String, Hashable {
    case alert, confirm, prompt, beforeunload, files
  }

  var kind: Kind
  var message: String
  /// What has been typed into a prompt or as the path of a file.
  var text: DialogText

  /// Reads the event with which the browser announces a dialog.
  init(_ parameters: JSON) {
    kind = parameters["type"]?.string.flatMap(Kind.init) ?? .alert
    // The browser says nothing of its own question; this is what its window shows.
    message =
      kind == .beforeunload
      ? "Changes you made may not be saved." : parameters["message"]?.string ?? ""
    text = DialogText(selected: parameters["defaultPrompt"]?.string ?? "")
  }

  /// Makes the dialog that asks for files.
  init(_ chooser: FileChooser) {
    kind = .files
    message = chooser.message
    text = chooser.text
  }

  /// What the dialog is called: what it says, unless the browser has a title for it.
  var title: String { kind == .beforeunload ? "Leave site?" : message }

  /// Whether the dialog has a field for text.
  var hasField: Bool { kind == .prompt || kind == .files }

  /// The titles of the buttons, the one that accepts last.
  var buttons: [String] {
    switch kind {
    case .alert: ["OK"]
    case .confirm, .prompt: ["Cancel", "OK"]
    case .beforeunload: ["Cancel", "Leave"]
    case .files: ["Cancel", "Open"]
    }
  }
}
