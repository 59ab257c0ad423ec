import Foundation
import TerminalUIKit

/// The content of a tab.
final class TabPageViewController: CapabilityViewController {
  private let name: String
  private var count = 0

  init(name: String) {
    self.name = name
    super.init("These are the letters in “\(name)”.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    count += 1
    saw("\(name) appeared \(count == 1 ? "once" : "\(count) times")")
  }
}
