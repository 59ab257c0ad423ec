import TerminalUIKit

/// The app's only screen: a button for each fault, and a label that appears after it.
final class FaultViewController: UIViewController {
  private let result = UILabel(frame: CGRect(x: 320, y: 0, width: 320, height: 16))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(result)
    for (row, fault) in Fault.allCases.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(fault.rawValue, for: .normal)
      button.frame = CGRect(x: 0, y: 16 * row, width: 240, height: 16)
      let action = UIAction { [result] _ in
        fault.commit()
        result.text = "Survived: \(fault.rawValue)"
      }
      button.addAction(action, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}
