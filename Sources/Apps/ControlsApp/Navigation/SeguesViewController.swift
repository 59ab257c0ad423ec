import Foundation
import TerminalUIKit

/// Segues to another screen, by name, with preparation and one that is refused.
final class SeguesViewController: CapabilityViewController {
  private let allowed = UISwitch()

  private enum Segue: String {
    case show, present
  }

  init() { super.init("Take a segue to another screen.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerSegue(withIdentifier: Segue.show.rawValue, toShow: { DestinationViewController() })
    registerSegue(
      withIdentifier: Segue.present.rawValue, toPresent: { DestinationViewController() })
    let show = addButton("Show") {}
    connectSegue(withIdentifier: Segue.show.rawValue, to: show)
    let item = UIBarButtonItem(title: "Present")
    connectSegue(withIdentifier: Segue.present.rawValue, to: item)
    navigationItem.rightBarButtonItem = item
    addButton("Perform") { [weak self] in
      self?.performSegue(withIdentifier: Segue.present.rawValue, sender: nil)
    }
    allowed.isOn = true
    add("Allowed", allowed)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    if !allowed.isOn { saw("forbidden \(identifier)") }
    return allowed.isOn
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let identifier = segue.identifier ?? ""
    (segue.destination as? DestinationViewController)?.origin = identifier
    saw("prepared \(identifier)")
  }
}
