import ElementTypes
import Foundation
import TerminalUIKitTestSupport

@testable import TerminalUIKit

extension UIControl {
  /// Records the events of a control, with its value at each.
  func record(in journal: Journal, _ value: @escaping @MainActor () -> String) {
    addAction(UIAction { _ in journal.note("changed \(value())") }, for: .valueChanged)
  }
}

extension UIResponder {
  /// The control as a test sees it, in one line: role, label, value and state.
  var summary: String {
    var parts = ["\(elementType)"]
    if let label = accessibilityLabel { parts.append("'\(label)'") }
    if let value = accessibilityValue { parts.append("= \(value)") }
    if isAccessibilitySelected { parts.append("selected") }
    if !isAccessibilityEnabled { parts.append("disabled") }
    return parts.joined(separator: " ")
  }
}
