import Foundation

/// Where the parts of an alert go, in points of its box, in whole cells.
@MainActor
struct AlertLayout {
  private(set) var size = CGSize.zero
  private(set) var title = CGRect.zero
  private(set) var message = CGRect.zero
  private(set) var fields: [CGRect] = []
  private(set) var buttonArea = CGRect.zero
  /// The frames of the buttons, in points of their area.
  private(set) var buttons: [CGRect] = []
  /// The rows that are lines from side to side.
  private(set) var lines: [CGFloat] = []
  /// Where a line stands between two buttons side by side.
  private(set) var divider: CGFloat?

  nonisolated init() {}

  /// - Parameters:
  ///   - room: The room there is for the box.
  ///   - width: The width of the box; nil chooses one.
  init(_ alert: UIAlertController, room: CGSize, width: CGFloat? = nil) {
    let row = CellMetrics.height
    let width = width ?? Self.width(of: alert, room: room)
    let inner = CGRect(
      x: 2 * CellMetrics.width, y: 0, width: max(0, width - 4 * CellMetrics.width), height: 0)
    var y = row
    title = Self.text(alert.title, y: y, in: inner)
    y += title.height
    message = Self.text(alert.message, y: y, in: inner)
    y += message.height
    for _ in alert.textFields ?? [] {
      // An empty row keeps fields apart from the text, and from each other.
      y += row
      fields.append(CGRect(x: inner.minX, y: y, width: inner.width, height: row))
      y += row
    }
    let actions = alert.shownActions
    guard !actions.isEmpty else {
      size = CGSize(width: width, height: min(y + row, room.height))
      return
    }
    if y > row {
      lines.append(y)
      y += row
    }
    placeButtons(actions, alert, y: y, width: width, room: room)
  }

  private mutating func placeButtons(
    _ actions: [UIAlertAction], _ alert: UIAlertController, y: CGFloat, width: CGFloat, room: CGSize
  ) {
    let row = CellMetrics.height
    let cell = CellMetrics.width
    let inside = width - 2 * cell
    if alert.preferredStyle == .alert, actions.count == 2 {
      let half = ((inside - cell) / 2 / cell).rounded(.down) * cell
      if actions.allSatisfy({ Self.cells($0.title) + 2 <= Int(half / cell) }) {
        buttonArea = CGRect(x: cell, y: y, width: inside, height: row)
        buttons = [
          CGRect(x: 0, y: 0, width: half, height: row),
          CGRect(x: half + cell, y: 0, width: inside - half - cell, height: row),
        ]
        divider = cell + half
        size = CGSize(width: width, height: y + 2 * row)
        return
      }
    }
    var offset: CGFloat = 0
    for action in actions {
      if alert.preferredStyle == .actionSheet, action.style == .cancel, offset > 0 {
        lines.append(y + offset)
        offset += row
      }
      buttons.append(CGRect(x: 0, y: offset, width: inside, height: row))
      offset += row
    }
    let height = max(row, min(offset, room.height - y - row))
    // Without room for all there is no line above the cancel button, which moves with the others.
    if height < offset { lines.removeAll { $0 > y } }
    buttonArea = CGRect(x: cell, y: y, width: inside, height: height)
    size = CGSize(width: width, height: y + height + row)
  }

  /// As wide as the widest part, between a usual width and what there is room for.
  private static func width(of alert: UIAlertController, room: CGSize) -> CGFloat {
    let texts = [cells(alert.title), cells(alert.message)] + alert.actions.map { cells($0.title) }
    let wanted = min(max((texts.max() ?? 0) + 4, narrowest), widest)
    let columns = CGRect(origin: .zero, size: room).cells
    // Some of the screen stays to be seen at the sides, where there is room for that.
    let most = max(columns - 4, min(columns, narrowest))
    return CGFloat(min(wanted, most)) * CellMetrics.width
  }

  private static func text(_ text: String?, y: CGFloat, in inner: CGRect) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(x: 0, y: y, width: 0, height: 0) }
    let layout = TextLayout(
      text, cells: inner.cells, maximumLines: 0, mode: .byWordWrapping)
    return CGRect(x: inner.minX, y: y, width: inner.width, height: layout.size.height)
  }

  private static func cells(_ text: String?) -> Int {
    (text ?? "").split(whereSeparator: \.isNewline).map { TextMetrics.width(of: String($0)) }.max()
      ?? 0
  }

  private static let narrowest = 34
  private static let widest = 52
}
