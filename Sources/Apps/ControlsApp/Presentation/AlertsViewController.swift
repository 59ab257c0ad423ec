import Foundation
import TerminalUIKit

/// Alerts with one, two and three buttons, and with text fields.
final class AlertsViewController: CapabilityViewController {
  init() { super.init("Show an alert, and answer it.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Message") { [weak self] in
      self?.present("The post has come", "There are three letters.", [("OK", .default)])
    }
    addButton("Question") { [weak self] in
      self?.present(
        "Delete all letters?", "They cannot be brought back.",
        [("Cancel", .cancel), ("Delete", .destructive)])
    }
    addButton("Choice") { [weak self] in
      self?.present(
        "Save the draft?", nil,
        [("Save", .default), ("Discard", .destructive), ("Cancel", .cancel)])
    }
    addButton("Login") { [weak self] in self?.presentLogin() }
  }

  private func present(
    _ title: String, _ message: String?, _ buttons: [(String, UIAlertAction.Style)]
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (title, style) in buttons {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak self] _ in self?.saw("alert \(title)") })
    }
    present(alert, animated: true)
  }

  private func presentLogin() {
    let alert = UIAlertController(
      title: "Log in", message: "To read your letters.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "User" }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.saw("alert Cancel") })
    let logIn = UIAlertAction(title: "Log in", style: .default) { [weak self, weak alert] _ in
      self?.saw("alert Log in \(alert?.textFields?.first?.text ?? "")")
    }
    alert.addAction(logIn)
    alert.preferredAction = logIn
    present(alert, animated: true)
  }
}
