import Foundation
import TerminalUIKit

/// One accessibility problem of each kind, for an audit to find.
final class AccessibilityProblemsViewController: CapabilityViewController {
  private let canvas = UIView()

  init() { super.init("Nobody should build a screen like this one: audit it.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pale = addLabel("Pale", x: 16, y: 0)
    pale.textColor = UIColor(white: 0.7, alpha: 1)
    canvas.backgroundColor = .white
    addLabel("Silent", x: 16, y: 16).isAccessibilityElement = false
    addLabel("Much too long", x: 16, y: 32, width: 48)
    let fixed = addLabel("Fixed", x: 16, y: 48)
    fixed.font = .systemFont(ofSize: 12)
    addControl("tiny", "Tiny", x: 160, y: 0, width: 8)
    addControl("nameless", nil, x: 160, y: 16)
    addControl("contradiction", "Contradiction", x: 160, y: 32).accessibilityTraits = [
      .button, .adjustable,
    ]
    addControl("traitless", "Traitless", x: 160, y: 48).accessibilityTraits = []
    let idle = UIButton(frame: CGRect(x: 320, y: 0, width: 80, height: 16))
    idle.setTitle("Idle", for: .normal)
    idle.setTitleColor(.black, for: .normal)
    idle.accessibilityIdentifier = "idle"
    canvas.addSubview(idle)
    let box = UIView(frame: CGRect(x: 320, y: 16, width: 80, height: 16))
    box.accessibilityIdentifier = "box"
    box.isAccessibilityElement = false
    canvas.addSubview(box)
    let stray = label("Stray", x: 0, y: 48)
    stray.accessibilityIdentifier = "stray"
    box.addSubview(stray)
    fill(with: canvas)
  }

  private func label(_ text: String, x: CGFloat, y: CGFloat, width: CGFloat = 120) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 16))
    label.text = text
    label.textColor = .black
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  @discardableResult
  private func addLabel(_ text: String, x: CGFloat, y: CGFloat, width: CGFloat = 120) -> UILabel {
    let label = label(text, x: x, y: y, width: width)
    canvas.addSubview(label)
    return label
  }

  @discardableResult
  private func addControl(
    _ identifier: String, _ name: String?, x: CGFloat, y: CGFloat, width: CGFloat = 120
  ) -> UIControl {
    let control = UIControl(frame: CGRect(x: x, y: y, width: width, height: 16))
    control.isAccessibilityElement = true
    control.accessibilityTraits = .button
    control.accessibilityIdentifier = identifier
    control.accessibilityLabel = name
    control.addAction(UIAction { [weak self] _ in self?.saw(identifier) }, for: .touchUpInside)
    canvas.addSubview(control)
    return control
  }
}
