import Foundation
import TerminalUIKit

/// A pad that reports touches and mouse events in detail, and a place to drag to.
final class TouchesViewController: CapabilityViewController {
  private let pad = TouchPad(frame: CGRect(x: 160, y: 16, width: 320, height: 160))
  private let target = UIView(frame: CGRect(x: 560, y: 220, width: 40, height: 40))

  init() { super.init("Touch the pad with fingers or the mouse; drag to the target.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pad.accessibilityIdentifier = "pad"
    pad.onGesture = { [weak self] in self?.saw($0) }
    target.isAccessibilityElement = true
    target.accessibilityIdentifier = "target"
    target.backgroundColor = .systemFill
    let kinds = UIButton(type: .system)
    kinds.frame = CGRect(x: 16, y: 270, width: 80, height: 16)
    kinds.setTitle("Kinds", for: .normal)
    kinds.addAction(UIAction { [weak self] _ in self?.sawKinds() }, for: .touchUpInside)
    let canvas = UIView()
    for subview in [pad, target, kinds] { canvas.addSubview(subview) }
    fill(with: canvas)
  }

  /// Reports the kinds of events that no view receives.
  private func sawKinds() {
    saw((view.window as? JournalWindow)?.kinds.joined(separator: ", ") ?? "")
  }
}
