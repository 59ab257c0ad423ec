import Foundation
import TerminalUIKit

/// A pad to touch, and what it saw.
final class TouchViewController: UIViewController {
  private let pad = TouchPad(frame: CGRect(x: 160, y: 96, width: 320, height: 160))
  private let target = UIView(frame: CGRect(x: 560, y: 300, width: 40, height: 40))
  private let seen = UILabel(frame: CGRect(x: 0, y: 16, width: 640, height: 32))

  override func viewDidLoad() {
    super.viewDidLoad()
    pad.accessibilityIdentifier = "pad"
    pad.onGesture = { [weak self] in self?.seen.text = $0 }
    target.isAccessibilityElement = true
    target.accessibilityIdentifier = "target"
    seen.accessibilityIdentifier = "seen"
    seen.numberOfLines = 2
    let kinds = UIButton(frame: CGRect(x: 0, y: 350, width: 80, height: 16))
    kinds.setTitle("Kinds", for: .normal)
    kinds.addAction(
      UIAction { [weak self] _ in
        self?.seen.text = (self?.view.window as? JournalWindow)?.kinds.joined(separator: ", ")
      }, for: .touchUpInside)
    for each in [pad, target, seen, kinds] { view.addSubview(each) }
  }
}
