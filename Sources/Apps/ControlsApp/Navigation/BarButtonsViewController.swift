import Foundation
import TerminalUIKit

/// Buttons in the navigation bar and in the toolbar.
final class BarButtonsViewController: CapabilityViewController {
  init() { super.init("Tap the buttons in the bars.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Save", style: .done, target: self, action: BarButtonsViewController.save),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Share") { [weak self] _ in self?.saw("bar Share") }),
    ]
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Help") { [weak self] _ in self?.saw("bar Help") })
    let disabled = UIBarButtonItem(
      primaryAction: UIAction(title: "Locked") { [weak self] _ in self?.saw("bar Locked") })
    disabled.isEnabled = false
    toolbarItems = [
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.saw("toolbar Add") }),
      .flexibleSpace(),
      disabled,
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.saw("toolbar Delete") }
      ),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func save() { saw("bar Save") }
}
