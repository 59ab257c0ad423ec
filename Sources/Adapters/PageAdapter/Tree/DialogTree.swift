import AutomationAgent
import AutomationProtocol
import Foundation

/// A dialog of the browser as elements: an alert with its text, its field and its buttons.
///
/// A browser without a window draws no dialogs, so they lie where a browser with a window would show them.
@MainActor
final class DialogTree {
  /// The way in which a dialog is closed.
  struct Answer: Hashable {
    var accepts: Bool
  }

  let alert: PageElement
  private(set) var field: PageElement?
  private var buttons: [(element: PageElement, answer: Answer)] = []

  init(_ dialog: PageDialog, identity: UInt64, screen: CGSize, parent: PageElement) {
    let frame = CGRect(
      x: (screen.width - Self.width) / 2, y: Self.top, width: Self.width, height: Self.height)
    alert = PageElement(identity: identity, node: nil)
    alert.state.type = dialog.kind == .files ? .dialog : .alert
    alert.state.label = dialog.title
    alert.state.frame = frame
    alert.parent = parent
    func add(_ type: ElementType, _ label: String, _ frame: CGRect) -> PageElement {
      let element = PageElement(
        identity: identity + UInt64(alert.children.count) + 1, node: nil)
      element.state.type = type
      element.state.label = label
      element.state.frame = frame
      element.parent = alert
      alert.children.append(element)
      return element
    }
    let line = CGRect(x: frame.minX + 16, y: frame.minY + 16, width: Self.width - 32, height: 24)
    _ = add(.staticText, dialog.message, line)
    if dialog.hasField {
      let field = add(.textField, "", line.offsetBy(dx: 0, dy: 40))
      field.state.value = .string(dialog.text.string)
      field.state.hasKeyboardFocus = true
      self.field = field
    }
    for (index, title) in dialog.buttons.enumerated() {
      let place = CGRect(
        x: frame.maxX - 96 * Double(dialog.buttons.count - index), y: frame.maxY - 40,
        width: 80, height: 28)
      let button = add(.button, title, place)
      buttons.append((button, Answer(accepts: index == dialog.buttons.count - 1)))
    }
    for element in alert.children + [alert] {
      element.state.visibleFrame = element.state.frame
      element.state.children = element.children.map(\.identity)
    }
  }

  /// Returns the element at a point; outside the dialog it is the alert, which blocks the page.
  func element(at point: CGPoint) -> PageElement? {
    alert.children.first { $0.state.frame.contains(point) } ?? alert
  }

  /// Returns the answer with which an event closes the dialog, or `nil` if it doesn't.
  func answer(to event: InputEvent) -> Answer? {
    if case .key(let key, _) = event {
      if key == "\r" || key == "\n" { return Answer(accepts: true) }
      return key == "\u{1b}" ? Answer(accepts: false) : nil
    }
    guard let point = event.liftedPoint else { return nil }
    return buttons.first { $0.element.state.frame.contains(point) }?.answer
  }

  /// Changes the text of the field by an event: a key, or a click on the field, which selects nothing.
  func edit(_ text: inout DialogText, by event: InputEvent) {
    guard let field else { return }
    switch event {
    case .key(let key, let modifiers):
      if modifiers.isDisjoint(with: [.control, .command]) {
        key.forEach { text.type($0) }
      } else if key.lowercased() == "a" {
        text.selectAll()
      }
    default:
      if event.liftedPoint.map(field.state.frame.contains) == true { text.moveCursorToEnd() }
    }
  }

  private static let width = 400.0
  private static let height = 160.0
  private static let top = 40.0
}
