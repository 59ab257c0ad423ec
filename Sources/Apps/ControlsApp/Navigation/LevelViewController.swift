import Foundation
import TerminalUIKit

/// One of the screens on a navigation stack, from which the next one is pushed.
final class LevelViewController: CapabilityViewController {
  private let level: Int

  init(level: Int) {
    self.level = level
    super.init("This is level \(level).")
    title = "Level \(level)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Deeper") { [weak self] in self?.goDeeper() }
    if level > 1 {
      addButton("Up") { [weak self] in self?.navigationController?.popViewController(animated: true)
      }
    }
    addButton("To the list") { [weak self] in
      self?.navigationController?.popToRootViewController(animated: true)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    saw("appeared at level \(level)")
  }

  private func goDeeper() {
    navigationController?.pushViewController(LevelViewController(level: level + 1), animated: true)
  }
}
