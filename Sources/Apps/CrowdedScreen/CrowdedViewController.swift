import Dispatch
import Foundation
import TerminalUIKit

/// Rows of labels, `Label 0` with the identifier `l0` and so on, below the benchmark's controls.
final class CrowdedViewController: UIViewController {
  private let count: Int
  private let depth: Int
  private let change = UIButton(type: .system)
  private let later = UIButton(type: .system)
  private let changes = UILabel(frame: CGRect(x: 160, y: 0, width: 160, height: 16))
  private var changeCount = 0

  init(count: Int, depth: Int) {
    self.count = count
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    count = 0
    depth = 0
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(change, "Change", x: 0) { [weak self] in
      self?.changeCount += 1
      self?.changes.text = "\(self?.changeCount ?? 0) changes"
    }
    add(later, "Later", x: 80) { [weak self] in self?.appearLater() }
    changes.accessibilityIdentifier = "changes"
    view.addSubview(changes)
    for index in 0..<count {
      let label = UILabel(
        frame: CGRect(x: 80 * (index % 8), y: 16 * (index / 8 + 1), width: 80, height: 16))
      label.text = "Label \(index)"
      label.accessibilityIdentifier = "l\(index)"
      view.addSubview(label)
    }
    nest()
  }

  /// Nests views in one another, `n0` outermost, with a label in the innermost.
  private func nest() {
    var innermost: UIView = view
    for level in 0..<depth {
      let inner = UIView(frame: view.bounds)
      inner.accessibilityIdentifier = "n\(level)"
      innermost.addSubview(inner)
      innermost = inner
    }
    guard depth > 0 else { return }
    let label = UILabel(frame: CGRect(x: 0, y: 16, width: 160, height: 16))
    label.text = "At the bottom"
    innermost.addSubview(label)
  }

  /// Changes the screen at a moment that the app's clock can't foresee, from another thread.
  private func appearLater() {
    let work = DispatchQueue.global()
    work.asyncAfter(deadline: .now() + .milliseconds(20)) {
      DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.appear() } }
    }
  }

  private func appear() {
    changeCount += 1
    let label = UILabel(frame: CGRect(x: 320, y: 0, width: 320, height: 16))
    label.accessibilityIdentifier = "appeared \(changeCount)"
    label.text = String(DispatchTime.now().uptimeNanoseconds)
    view.addSubview(label)
  }

  private func add(
    _ button: UIButton, _ title: String, x: CGFloat, _ action: @escaping @MainActor () -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: 0, width: 72, height: 16)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
