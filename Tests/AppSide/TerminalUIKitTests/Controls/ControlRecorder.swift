import Foundation

@testable import TerminalUIKit

extension UIControl {
  /// Notes what a control tells, with its value at that moment.
  func record(in journal: Journal, _ value: @escaping @MainActor () -> String) {
    addAction(UIAction { _ in journal.note("changed \(value())") }, for: .valueChanged)
  }
}

extension UIResponder {
  /// What a test sees, in a line: role, label, value, and what else there is to say.
  var summary: String {
    var parts = ["\(accessibilityRole)"]
    if let label = accessibilityLabel { parts.append("'\(label)'") }
    if let value = accessibilityValue { parts.append("= \(value)") }
    if isAccessibilitySelected { parts.append("selected") }
    if !isAccessibilityEnabled { parts.append("disabled") }
    return parts.joined(separator: " ")
  }
}
