import CellRendering
import Foundation

/// A card that lists the keys of the app, drawn over a window until it is closed.
///
/// It corresponds to the list of shortcuts that iPadOS shows while Command is held down. It isn't a view,
/// so it changes nothing for tests and assistive technologies.
@MainActor
struct KeyCard {
  /// A line of the card: keys and what they do, or a heading without keys.
  struct Line: Equatable {
    var keys = ""
    var text: String
  }

  private let lines: [Line]
  /// The first visible line, if there are more than fit.
  private var firstLine = 0

  /// Creates a card.
  ///
  /// - Parameter commands: The app's own commands, listed after the keys that every app has.
  init(commands: [Line]) {
    lines =
      [Line(text: "Keys")] + Self.everyApp
      + (commands.isEmpty ? [] : [Line(text: ""), Line(text: "In this app")] + commands)
  }

  /// The keys that every app has.
  private static let everyApp = [
    Line(keys: "Tab, Shift-Tab", text: "next, previous"),
    Line(keys: "Return, Space", text: "press, choose"),
    Line(keys: "↑ ↓ ← →", text: "move in a list, change a value"),
    Line(keys: "PgUp, PgDn", text: "scroll"),
    Line(keys: "Esc", text: "back, cancel, close"),
    Line(keys: "Ctrl-C", text: "quit"),
    Line(keys: "F1", text: "show this card, close it"),
  ]

  /// Scrolls a card that is higher than the window.
  ///
  /// - Returns: Whether the key scrolls the card.
  mutating func scroll(by key: UIKey, in size: CGSize) -> Bool {
    let rows = visibleCount(in: size)
    let most = lines.count - rows
    guard most > 0, key.modifierFlags.isEmpty else { return false }
    let step: Int
    switch key.keyCode {
    case .keyboardDownArrow: step = 1
    case .keyboardUpArrow: step = -1
    case .keyboardPageDown: step = rows
    case .keyboardPageUp: step = -rows
    default: return false
    }
    firstLine = min(max(first(of: rows) + step, 0), most)
    return true
  }

  /// Draws the card in the middle of an area of the screen.
  func draw(in context: DrawingContext, over area: CGRect) {
    let area = area.finite
    let columns = max(0, min(width, (area.width / CellMetrics.width).whole))
    let rows = visibleCount(in: area.size)
    let size = CGSize(
      width: CGFloat(columns) * CellMetrics.width, height: CGFloat(rows + 2) * CellMetrics.height)
    let box = CGRect(
      x: area.minX + Self.middle(area.width, size.width, cell: CellMetrics.width),
      y: area.minY + Self.middle(area.height, size.height, cell: CellMetrics.height),
      width: size.width, height: size.height)
    context.fill(box, .systemBackground)
    context.stroke(box, .tintColor, width: 1, cornerRadius: CellMetrics.width)
    let inside = columns - 2 * Self.margin
    guard inside > 0 else { return }
    for (row, line) in lines[first(of: rows)...].prefix(rows).enumerated() {
      let origin = CGPoint(
        x: box.minX + CGFloat(Self.margin) * CellMetrics.width,
        y: box.minY + CGFloat(row + 1) * CellMetrics.height)
      draw(line, at: origin, cells: inside, context)
    }
    drawMore(rows, in: box, context)
  }

  private func draw(
    _ line: Line, at origin: CGPoint, cells: Int, _ context: DrawingContext
  ) {
    let bold = UIFont.boldSystemFont(ofSize: UIFont.labelFontSize)
    guard !line.keys.isEmpty else {
      let text = TextMetrics.truncate(line.text, toCells: cells)
      return context.text(text, at: origin, .label, font: bold)
    }
    context.text(TextMetrics.truncate(line.keys, toCells: cells), at: origin, .label, font: bold)
    let indent = keysWidth + Self.gap
    let text = TextMetrics.truncate(line.text, toCells: max(0, cells - indent))
    let place = CGPoint(x: origin.x + CGFloat(indent) * CellMetrics.width, y: origin.y)
    context.text(text, at: place, .secondaryLabel)
  }

  /// Draws arrows on the border where lines are out of sight.
  private func drawMore(_ rows: Int, in box: CGRect, _ context: DrawingContext) {
    let x = box.maxX - CGFloat(Self.margin + 1) * CellMetrics.width
    let first = first(of: rows)
    if first > 0 { context.text("↑", at: CGPoint(x: x, y: box.minY), .tintColor) }
    if first + rows < lines.count {
      context.text("↓", at: CGPoint(x: x, y: box.maxY - CellMetrics.height), .tintColor)
    }
  }

  /// The width of the whole card, in cells.
  private var width: Int {
    let texts = lines.map { line in
      TextMetrics.width(of: line.text) + (line.keys.isEmpty ? 0 : keysWidth + Self.gap)
    }
    return (texts.max() ?? 0) + 2 * Self.margin
  }

  private var keysWidth: Int { lines.map { TextMetrics.width(of: $0.keys) }.max() ?? 0 }

  /// Returns the number of lines that fit into a window, without the border.
  private func visibleCount(in size: CGSize) -> Int {
    min(lines.count, max(1, (size.height / CellMetrics.height).whole - 2))
  }

  /// Returns the first visible line of a number of lines; the window may have become higher.
  private func first(of rows: Int) -> Int { min(firstLine, lines.count - rows) }

  private static func middle(_ room: CGFloat, _ length: CGFloat, cell: CGFloat) -> CGFloat {
    max(0, ((room - length) / 2 / cell).rounded(.down) * cell)
  }

  /// The cells between the border's outer edge and the text.
  private static let margin = 2
  /// The cells between keys and text.
  private static let gap = 2
}
