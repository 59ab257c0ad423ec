import Foundation
import TerminalUIKit

/// Programming mistakes that the toolkit logs in UIKit's words while the app keeps running.
final class MistakesViewController: CapabilityViewController {
  init() { super.init("Each button does something wrong; the app lives on.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Present twice") { [weak self] in self?.presentTwice() }
    addButton("Pop the root") { [weak self] in self?.popRoot() }
    addButton("Unknown cell") { [weak self] in self?.dequeueUnknownCell() }
    addButton("Missing image") { [weak self] in
      self?.saw(UIImage(named: "nowhere") == nil ? "no image" : "an image")
    }
    addButton("Odd layout") { [weak self] in self?.layOutOddly() }
    addButton("Row 99") { [weak self] in self?.scrollTooFar() }
  }

  private func presentTwice() {
    for title in ["First", "Second"] {
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
    saw("presented \(presentedViewController?.title ?? "nothing")")
  }

  private func popRoot() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let popped = navigation.popViewController(animated: false)
    saw("popped \(popped == nil ? "nothing" : "the root")")
  }

  private func dequeueUnknownCell() {
    let table = UITableView(frame: view.bounds, style: .plain)
    let cell = table.dequeueReusableCell(
      withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
    saw("a cell of \(cell.contentView.subviews.count) views")
  }

  private func layOutOddly() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 16),
      box.widthAnchor.constraint(equalToConstant: 32),
    ])
    view.layoutIfNeeded()
    saw("\(Int(box.frame.width)) points wide")
    box.removeFromSuperview()
  }

  private func scrollTooFar() {
    let table = UITableView(frame: view.bounds, style: .plain)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    saw("offset \(Int(table.contentOffset.y))")
  }
}
