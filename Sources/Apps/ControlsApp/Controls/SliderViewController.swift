import Foundation
import TerminalUIKit

/// Sliders: one that reports continuously, one that reports at the end, and a disabled one.
final class SliderViewController: CapabilityViewController {
  init() { super.init("Drag the thumbs, or use the arrow keys.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let slider = UISlider()
    add("Slider", slider, width: 320)
    report(slider, on: .valueChanged) { String(format: "slider %.2f", $0.value) }

    let stepwise = UISlider()
    stepwise.minimumValue = -100
    stepwise.maximumValue = 100
    stepwise.isContinuous = false
    add("At the end", stepwise, width: 320)
    report(stepwise, on: .valueChanged) { String(format: "at the end %.0f", $0.value) }

    let disabled = UISlider()
    disabled.value = 0.5
    disabled.isEnabled = false
    add("Disabled", disabled, width: 320)
    report(disabled, on: .valueChanged) { String(format: "disabled %.2f", $0.value) }
  }
}
