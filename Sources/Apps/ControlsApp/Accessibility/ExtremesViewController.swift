import Foundation
import TerminalUIKit

/// Extreme accessibility trees, which no one designs but some programs create by mistake.
final class ExtremesViewController: CapabilityViewController {
  private let canvas = UIView()

  init() { super.init("Each button makes an odd tree of elements; the app lives on.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.accessibilityIdentifier = "canvas"
    canvas.translatesAutoresizingMaskIntoConstraints = false
    canvas.widthAnchor.constraint(equalToConstant: 320).isActive = true
    canvas.heightAnchor.constraint(equalToConstant: 16).isActive = true
    addButton("Twice") { [weak self] in self?.listTwice() }
    addButton("Cyclic") { [weak self] in self?.makeCycle() }
    addButton("Deep") { [weak self] in self?.nest() }
    addButton("Long") { [weak self] in self?.speakAtLength() }
    add(canvas)
  }

  private func element(_ label: String, in container: AnyObject) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityLabel = label
    element.accessibilityTraits = .button
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 80, height: 16)
    return element
  }

  /// Lists one element twice.
  private func listTwice() {
    let twin = element("twin", in: canvas)
    canvas.accessibilityElements = [twin, twin]
    saw("twice")
  }

  /// Makes elements that contain each other, and themselves.
  private func makeCycle() {
    let outer = element("outer", in: canvas)
    let inner = element("inner", in: outer)
    inner.accessibilityElements = [outer, inner, canvas, element("leaf", in: inner)]
    outer.accessibilityElements = [inner, outer]
    canvas.accessibilityElements = [outer]
    saw("cyclic")
  }

  /// Nests ten thousand elements in one another.
  private func nest() {
    var container: UIResponder = canvas
    for level in 1...10_000 {
      let next = element(level == 10_000 ? "bottom" : "level", in: container)
      container.accessibilityElements = [next]
      container = next
    }
    saw("deep")
  }

  /// Makes a label and a value of two hundred thousand characters.
  private func speakAtLength() {
    let talker = element(String(repeating: "long label", count: 20_000), in: canvas)
    talker.accessibilityIdentifier = "talker"
    talker.accessibilityValue = String(repeating: "long value", count: 20_000)
    canvas.accessibilityElements = [talker]
    saw("long")
  }
}
