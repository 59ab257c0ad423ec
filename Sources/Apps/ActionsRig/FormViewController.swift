import AppRuntime
import Foundation
import TerminalUIKit

/// A slider, a wheel, a field and an alert.
final class FormViewController: UIViewController {
  private let slider = UISlider(frame: CGRect(x: 16, y: 32, width: 216, height: 16))
  private let wheel = UIPickerView(frame: CGRect(x: 16, y: 64, width: 160, height: 112))
  private let field = UITextField(frame: CGRect(x: 16, y: 192, width: 160, height: 16))
  private let seen = UILabel(frame: CGRect(x: 0, y: 0, width: 640, height: 16))
  private let colors = (0..<50).map { "Color \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    seen.accessibilityIdentifier = "seen"
    slider.accessibilityIdentifier = "volume"
    slider.maximumValue = 11
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        seen.text = "volume \((slider.value * 100).rounded() / 100)"
      }, for: .valueChanged)
    wheel.dataSource = self
    wheel.delegate = self
    field.accessibilityIdentifier = "note"
    let buttons = [
      button("Later", CGRect(x: 16, y: 224, width: 80, height: 16)) { [weak self] in
        UIApplication.shared.clock.schedule(after: 0.5, named: "the alert") { self?.warn() }
      },
      button("Count", CGRect(x: 112, y: 224, width: 80, height: 16)) { [weak self] in
        self?.seen.text = "counted"
      },
    ]
    for each in [slider, wheel, field, seen] + buttons { view.addSubview(each) }
  }

  private func button(
    _ title: String, _ frame: CGRect, _ action: @escaping @MainActor () -> Void
  ) -> UIView {
    let button = UIButton(frame: frame)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  private func warn() {
    let alert = UIAlertController(title: "Low battery", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

extension FormViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    colors.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { colors[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    seen.text = "wheel \(colors[row])"
  }
}
