import AutomationProtocol
import Foundation

/// A page as text, for the reports of failures and crashes, with one line for each row of elements.
@MainActor
struct PageText {
  private let element: PageElement

  init(_ element: PageElement) { self.element = element }

  /// The visible text, from top to bottom.
  var text: String {
    var parts: [(row: Int, column: Double, text: String)] = []
    collect(element, &parts)
    var lines: [String] = []
    var row: Int?
    for part in parts.sorted(by: { ($0.row, $0.column) < ($1.row, $1.column) }) {
      if part.row == row, let last = lines.indices.last {
        lines[last] += "  " + part.text
      } else {
        lines.append(part.text)
        row = part.row
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func collect(
    _ element: PageElement, _ parts: inout [(row: Int, column: Double, text: String)]
  ) {
    if let text = text(of: element), !element.state.visibleFrame.isEmpty {
      parts.append(
        (Int(element.state.frame.midY / Self.lineHeight), element.state.frame.minX, text))
    }
    for child in element.children { collect(child, &parts) }
  }

  private func text(of element: PageElement) -> String? {
    let state = element.state
    switch state.type {
    case .staticText: return state.label.isEmpty ? nil : state.label
    case .button, .link, .tab, .menuItem, .popUpButton:
      return "[\(state.value?.text ?? state.label)]"
    case .textField, .secureTextField, .searchField, .textView, .comboBox:
      let value = state.value?.text ?? ""
      return value.isEmpty ? "\(state.placeholder ?? "")____" : "\(value)_"
    case .checkBox, .radioButton, .switch: return state.value?.text == "1" ? "[x]" : "[ ]"
    case .activityIndicator, .progressIndicator: return "..."
    case .image: return state.label.isEmpty ? nil : "(\(state.label))"
    default: return nil
    }
  }

  /// The height of a row; elements whose middles are in the same row are on one line.
  private static let lineHeight = 16.0
}
