import Foundation
import TerminalUIKit

/// A scrolling page of a hundred buttons, most of them out of sight.
final class LongPageViewController: CapabilityViewController {
  private static let count = 100

  init() { super.init("Tap a button that is out of sight.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<Self.count {
      addButton("Button \(number)") { [weak self] in self?.saw("tapped \(number)") }
    }
  }
}
