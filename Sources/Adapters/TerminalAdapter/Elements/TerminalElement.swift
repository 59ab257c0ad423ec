import AutomationAgent
import AutomationProtocol
import CellRendering
import ElementTypes
import Foundation

/// An element of a terminal's screen.
final class TerminalElement: AutomationElement {
  /// The kinds of elements and their contents.
  enum Content: Hashable {
    case application(name: String)
    case window(title: String)
    case row(Int, text: String)
    case box(DrawnBox)
    case text(TextRun)
  }

  let automationIdentity: UInt64
  let content: Content
  let automationFrame: CGRect
  var automationChildren: [any AutomationElement] = []
  private weak var parent: TerminalElement?
  /// Whether the cursor is in the element.
  var automationHasKeyboardFocus = false

  init(_ content: Content, identity: UInt64, frame: CGRect, parent: TerminalElement?) {
    self.content = content
    automationIdentity = identity
    automationFrame = frame
    self.parent = parent
  }

  var automationParent: (any AutomationElement)? { parent }

  var automationType: ElementType {
    switch content {
    case .application: .application
    case .window: .window
    case .row: .other
    case .box: .group
    case .text(let run):
      switch run.kind {
      case .text: .staticText
      case .button: .button
      case .field(let label):
        label.lowercased().contains("password") ? .secureTextField : .textField
      }
    }
  }

  var automationIdentifier: String {
    switch content {
    case .application, .window: ""
    case .row(let row, _): "row \(row + 1)"
    case .box(let box):
      box.title.isEmpty
        ? "box at row \(box.rows.lowerBound + 1), column \(box.columns.lowerBound + 1)" : ""
    case .text(let run):
      // A labelled text gets no identifier, because lists of names would show that instead of the label.
      automationLabel.isEmpty ? "row \(run.row + 1), column \(run.columns.lowerBound + 1)" : ""
    }
  }

  var automationLabel: String {
    switch content {
    case .application(let name): name
    case .window(let title): title
    case .row: ""
    case .box(let box): box.title
    case .text(let run):
      if case .field(let label) = run.kind { label } else { run.text }
    }
  }

  var automationValue: ElementValue? {
    switch content {
    case .application, .window, .box: nil
    case .row(_, let text): .string(text)
    case .text(let run):
      if case .field = run.kind {
        .string(
          automationType == .secureTextField
            ? String(repeating: "•", count: run.text.count) : run.text)
      } else {
        run.style.summary.map { .string($0) }
      }
    }
  }

  var automationIsSelected: Bool {
    if case .text(let run) = content { run.style.attributes.contains(.reversed) } else { false }
  }
}
