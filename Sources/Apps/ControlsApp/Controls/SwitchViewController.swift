import Foundation
import TerminalUIKit

/// Switches: one that is off, one that is on, and a disabled one.
final class SwitchViewController: CapabilityViewController {
  init() { super.init("Tap the switches.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addSwitch("Airplane", isOn: false)
    addSwitch("Bluetooth", isOn: true)
    addSwitch("Disabled", isOn: true).isEnabled = false
  }

  @discardableResult
  private func addSwitch(_ name: String, isOn: Bool) -> UISwitch {
    let control = UISwitch()
    control.isOn = isOn
    add(name, control)
    report(control, on: .valueChanged) { "\(name) \($0.isOn ? "on" : "off")" }
    return control
  }
}
