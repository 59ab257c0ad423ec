import Foundation
import TerminalUIKit

/// Popovers from a button and from a bar button.
final class PopoversViewController: CapabilityViewController {
  init() { super.init("Open a popover; a tap outside closes it.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = addButton("Colors") {}
    button.addAction(
      UIAction { [weak self, weak button] _ in if let button { self?.open(from: button) } },
      for: .touchUpInside)
    let item = UIBarButtonItem(title: "Palette")
    item.primaryAction = UIAction(title: "Palette") { [weak self, weak item] _ in
      if let item { self?.open(from: item) }
    }
    navigationItem.rightBarButtonItem = item
  }

  private func open(from source: any UIPopoverPresentationControllerSourceItem) {
    let colors = ColorsViewController { [weak self] color in
      self?.saw("popover \(color)")
      self?.dismiss(animated: true)
    }
    colors.modalPresentationStyle = .popover
    colors.preferredContentSize = CGSize(width: 160, height: 112)
    colors.popoverPresentationController?.sourceItem = source
    colors.popoverPresentationController?.delegate = self
    present(colors, animated: true)
  }
}

extension PopoversViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    .none
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    saw("popover closed")
  }
}
