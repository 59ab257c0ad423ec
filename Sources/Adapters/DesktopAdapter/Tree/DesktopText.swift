import AutomationAgent
import AutomationProtocol

/// The text of a program's windows, line by line.
@MainActor
enum DesktopText {
  /// Returns the names and values of an element and its descendants, one line for each element that has any.
  static func text(of element: DesktopElement) -> String {
    var lines: [String] = []
    var walk: [(element: DesktopElement, depth: Int)] = [(element, 0)]
    while let (next, depth) = walk.popLast() {
      let words = [next.automationLabel, next.automationValue.map { describe($0) } ?? ""]
        .filter { !$0.isEmpty }
      if !words.isEmpty, next !== next.tree.root {
        lines.append(String(repeating: "  ", count: depth) + words.joined(separator: ": "))
      }
      let inner = words.isEmpty || next === next.tree.root ? depth : depth + 1
      walk += next.tree.shownChildren(of: next).reversed().map { ($0, inner) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func describe(_ value: ElementValue) -> String {
    if case .bool(let isOn) = value { return isOn ? "on" : "off" }
    return value.text
  }
}
