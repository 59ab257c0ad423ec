import Foundation
import TerminalUIKit

/// The content of the popover: three colours to choose from.
final class ColorsViewController: UIViewController {
  private let choose: @MainActor (String) -> Void

  init(_ choose: @escaping @MainActor (String) -> Void) {
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(
      arrangedSubviews: ["Red", "Green", "Blue"].map { name in
        UIButton(
          type: .system,
          primaryAction: UIAction(title: name) { [choose] _ in choose(name) })
      })
    stack.axis = .vertical
    stack.spacing = 16
    stack.frame = view.bounds.insetBy(dx: 16, dy: 16)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }
}
