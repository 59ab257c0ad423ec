import Foundation
import TerminalUIKit

/// Buttons of every style, with a disabled one and a covered one.
final class ButtonViewController: CapabilityViewController {
  init() { super.init("Tap the buttons.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let plain = addButton("Plain", configuration: .plain()) { [weak self] in
      self?.saw("tapped Plain")
    }
    plain.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Keep") { [weak self] _ in
        self?.saw("kept Plain")
        return true
      },
      UIAccessibilityCustomAction(name: "Sell") { _ in false },
    ]
    addButton("Gray", configuration: .gray()) { [weak self] in self?.saw("tapped Gray") }
    addButton("Tinted", configuration: .tinted()) { [weak self] in self?.saw("tapped Tinted") }
    addButton("Filled", configuration: .filled()) { [weak self] in self?.saw("tapped Filled") }
    addButton("Disabled") { [weak self] in self?.saw("tapped Disabled") }.isEnabled = false
    addToggle()
    addCoveredButton()
  }

  private func addToggle() {
    let toggle = UIButton(type: .system)
    toggle.setTitle("Off", for: .normal)
    toggle.setTitle("On", for: .selected)
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let toggle else { return }
        toggle.isSelected.toggle()
        self?.saw(toggle.isSelected ? "toggled on" : "toggled off")
      }, for: .touchUpInside)
    add("Toggle", toggle)
  }

  private func addCoveredButton() {
    let covered = addButton("Covered") { [weak self] in self?.saw("tapped Covered") }
    let cover = UILabel()
    cover.text = "a view in front of it"
    cover.textAlignment = .center
    cover.textColor = .secondaryLabel
    cover.backgroundColor = .secondarySystemBackground
    cover.isUserInteractionEnabled = true
    cover.accessibilityIdentifier = "cover"
    cover.translatesAutoresizingMaskIntoConstraints = false
    // The cover is a sibling of the button, so that it scrolls with the page.
    covered.superview?.addSubview(cover)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: covered.topAnchor),
      cover.bottomAnchor.constraint(equalTo: covered.bottomAnchor),
      cover.leadingAnchor.constraint(equalTo: covered.leadingAnchor),
      cover.widthAnchor.constraint(equalToConstant: 240),
    ])
  }
}
