import Foundation
import TerminalUIKit

/// A stepper from 0 to 10, and one that wraps around.
final class StepperViewController: CapabilityViewController {
  init() { super.init("Tap + and −.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stepper = UIStepper()
    stepper.maximumValue = 10
    add("Stepper", stepper)
    report(stepper, on: .valueChanged) { String(format: "stepper %.0f", $0.value) }

    let wrapping = UIStepper()
    wrapping.maximumValue = 3
    wrapping.stepValue = 0.5
    wrapping.wraps = true
    add("Wrapping", wrapping)
    report(wrapping, on: .valueChanged) { String(format: "wrapping %.1f", $0.value) }
  }
}
