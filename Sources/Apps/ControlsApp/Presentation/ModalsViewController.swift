import Foundation
import TerminalUIKit

/// Presents a screen in every style.
final class ModalsViewController: CapabilityViewController {
  init() { super.init("Present a screen in one of the styles.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    definesPresentationContext = true
    for style in ModalStyle.allCases {
      addButton(style.title) { [weak self] in self?.present(style) }
    }
  }

  private func present(_ style: ModalStyle) {
    let modal = ModalViewController(depth: 1, style: style) { [weak self] depth in
      self?.saw("dismissed \(depth)")
    }
    modal.presentationController?.delegate = self
    present(modal, animated: true) { [weak self] in self?.saw("presented \(style.rawValue)") }
  }
}

extension ModalsViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    saw("swiped away")
  }
}
