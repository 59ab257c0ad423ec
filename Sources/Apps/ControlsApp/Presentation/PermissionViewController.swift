import AppRuntime
import Foundation
import TerminalUIKit

/// An alert that appears without a user action, as the system's own do.
final class PermissionViewController: CapabilityViewController {
  private var count = 0

  init() { super.init("Locate asks for permission a second later; Count goes on meanwhile.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Locate") { [weak self] in self?.locate() }
    addButton("Count") { [weak self] in self?.countOn() }
  }

  private func countOn() {
    count += 1
    saw("counted to \(count)")
  }

  private func locate() {
    saw("locating")
    UIApplication.shared.clock.schedule(after: 1, named: "the permission prompt") {
      [weak self] in self?.ask()
    }
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Allow “ControlsApp” to use your location?",
      message: "It shows which city you are in.", preferredStyle: .alert)
    let answers: [(String, UIAlertAction.Style)] = [
      ("Allow Once", .default), ("Allow While Using App", .default), ("Don’t Allow", .cancel),
    ]
    for (title, style) in answers {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak self] _ in self?.saw(title) })
    }
    present(alert, animated: true)
  }
}
