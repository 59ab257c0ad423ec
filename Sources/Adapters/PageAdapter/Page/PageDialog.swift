/// A dialog of the browser that a script of the page waits for: `alert`, `confirm`, `prompt` or the
/// question whether to leave the page.
struct PageDialog: Hashable {
  /// The kinds of dialogs.
  enum Kind: String, Hashable {
    case alert, confirm, prompt, beforeunload
  }

  var kind: Kind
  var message: String
  /// What has been typed into a prompt.
  var text: String

  /// Reads the event with which the browser announces a dialog.
  init(_ parameters: JSON) {
    kind = parameters["type"]?.string.flatMap(Kind.init) ?? .alert
    message = parameters["message"]?.string ?? ""
    text = parameters["defaultPrompt"]?.string ?? ""
  }

  /// The titles of the buttons, the one that accepts last.
  var buttons: [String] {
    switch kind {
    case .alert: ["OK"]
    case .confirm, .prompt: ["Cancel", "OK"]
    case .beforeunload: ["Cancel", "Leave"]
    }
  }
}
