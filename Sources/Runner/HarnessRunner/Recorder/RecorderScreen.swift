import Foundation

/// The recorder's screen: the app's screen, and below it the last steps.
struct RecorderScreen: Equatable {
  /// The rows of the app's screen, with colours.
  var rows: [String]
  /// The width of the app's screen, in cells.
  var columns: Int
  var title: String
  var steps: [String]
  var message: String?
  var isExpecting: Bool

  /// The number of rows below the app's screen: a rule, the steps, and the keys or a message.
  static let rowsBelow = stepRows + 2
  private static let stepRows = 3

  /// Returns the control sequences that draw the screen over the terminal's contents.
  func drawn(hasColor: Bool) -> String {
    let steps = self.steps.suffix(Self.stepRows)
    let empty = [String](repeating: "", count: Self.stepRows - steps.count)
    let heading = "─ \(title) "
    let rule = heading + String(repeating: "─", count: max(0, columns - heading.count))
    let hint =
      isExpecting
      ? "Click on the element to expect; F2 again: the focused element; Escape: cancel"
      : message.map { "! " + $0 } ?? keys
    func faint(_ text: String) -> String { hasColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
    func strong(_ text: String) -> String { hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    let isNotice = isExpecting || message != nil
    let below =
      [faint(String(rule.prefix(columns)))] + (empty + steps).map { "  " + cut($0) }
      + [isNotice ? strong(cut(hint)) : faint(cut(hint))]
    return Self.drawn(rows + below)
  }

  /// Returns the control sequences that draw a notice, wrapped to the columns, in place of the screen.
  static func drawn(_ notice: String, columns: Int) -> String {
    var lines = [""]
    for word in notice.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count < columns {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return drawn(lines)
  }

  /// Each row is erased before it's written: erasing after a row of full width would erase its last column.
  private static func drawn(_ rows: [String]) -> String {
    let lines = rows.enumerated().map { index, line in
      "\u{1B}[\(index + 1);1H\u{1B}[2K\u{1B}[0m\(line)\u{1B}[0m"
    }
    return "\u{1B}[?2026h" + lines.joined() + "\u{1B}[J\u{1B}[?2026l"
  }

  /// The list of keys, in the longest form that fits.
  private var keys: String {
    let forms = [
      "F2 expect    Ctrl-D done    Ctrl-C discard", "F2 expect  ^D done  ^C discard",
      "F2 expect ^D done",
    ]
    return forms.first { cut($0) == $0 } ?? "^D done"
  }

  private func cut(_ text: String) -> String {
    let line = text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    return line.count < columns - 2 ? line : line.prefix(max(0, columns - 3)) + "…"
  }
}
