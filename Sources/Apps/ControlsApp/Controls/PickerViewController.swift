import Foundation
import TerminalUIKit

/// A picker with two wheels.
final class PickerViewController: CapabilityViewController {
  private let wheels = [
    ["Small", "Medium", "Large"],
    ["Basil", "Capers", "Mushrooms", "Olives", "Onions", "Peppers", "Rocket"],
  ]

  init() { super.init("Turn the wheels.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    add("Pizza", picker, width: 320)
  }
}

extension PickerViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    wheels[component][row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let chosen = wheels.indices.map { wheels[$0][pickerView.selectedRow(inComponent: $0)] }
    saw("picker \(chosen.joined(separator: " "))")
  }
}
