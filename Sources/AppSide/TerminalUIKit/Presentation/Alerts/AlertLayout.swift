import CellRendering
import Foundation

/// The layout of an alert in whole cells, in the coordinates of its box.
///
/// If the content doesn't fit, the text and the buttons each get half of the height and scroll.
/// Buttons come first, and a box of less than three rows has no border.
@MainActor
struct AlertLayout {
  private(set) var size = CGSize.zero
  /// The visible part of the title, message and fields.
  private(set) var header = CGRect.zero
  /// The full height of the header.
  private(set) var fullHeaderHeight: CGFloat = 0
  /// The frame of the title, in the header's coordinates.
  private(set) var title = CGRect.zero
  private(set) var message = CGRect.zero
  private(set) var fields: [CGRect] = []
  /// The visible part of the buttons.
  private(set) var buttonArea = CGRect.zero
  /// The full height of the buttons.
  private(set) var fullButtonsHeight: CGFloat = 0
  /// The frames of the buttons, in the coordinates of the button area.
  private(set) var buttons: [CGRect] = []
  /// The rows of the horizontal lines.
  private(set) var lines: [CGFloat] = []
  /// The row between the text and the buttons; empty if there isn't one.
  private(set) var separator = CGRect.zero
  /// The frame of the vertical line between two buttons side by side.
  private(set) var divider: CGRect?
  private(set) var hasBorder = true

  nonisolated init() {}

  /// - Parameters:
  ///   - room: The size available for the box.
  ///   - width: The width of the box, or `nil` to choose one.
  ///   - prefersHeader: Whether the header gets the only row, as while the user types in it.
  init(
    _ alert: UIAlertController, room: CGSize, width: CGFloat? = nil, prefersHeader: Bool = false
  ) {
    let row = CellMetrics.height
    let cell = CellMetrics.width
    let width = width ?? Self.width(of: alert, room: room)
    placeHeader(alert, width: max(0, width - 4 * cell))
    let lineOfCancel = placeButtons(alert, width: max(0, width - 2 * cell))

    let rows = (max(0, min(room.height, 1e6)) / row).rounded(.down)
    hasBorder = rows >= 3
    let edge = hasBorder ? row : 0
    let free = rows * row - 2 * edge
    var line = fullHeaderHeight > 0 && fullButtonsHeight > 0 ? row : 0
    var headerHeight = fullHeaderHeight
    var buttonsHeight = fullButtonsHeight
    if fullHeaderHeight + line + fullButtonsHeight > free {
      if free < 3 * row { line = 0 }
      let shared = free - line
      let half = (shared / 2 / row).rounded(.down) * row
      buttonsHeight = min(fullButtonsHeight, max(half, min(shared, row)))
      headerHeight = min(fullHeaderHeight, shared - buttonsHeight)
      buttonsHeight = min(fullButtonsHeight, shared - headerHeight)
      if shared <= row, prefersHeader { (headerHeight, buttonsHeight) = (shared, 0) }
    }
    // The width includes one more cell for the scroll indicator beside the text.
    header = CGRect(x: 2 * cell, y: edge, width: max(0, width - 3 * cell), height: headerHeight)
    let y = edge + headerHeight + line
    buttonArea = CGRect(x: cell, y: y, width: max(0, width - 2 * cell), height: buttonsHeight)
    if line > 0 {
      lines.append(y - line)
      separator = CGRect(x: 0, y: y - line, width: max(0, width), height: line)
    }
    // If the buttons scroll, there is no line above the cancel button because it scrolls with them.
    if let lineOfCancel, buttonsHeight == fullButtonsHeight { lines.append(y + lineOfCancel) }
    if var divider {
      // The divider spans the rows of both lines so that it joins them.
      divider.origin.x += cell
      divider.origin.y = y - line
      divider.size.height = line + buttonsHeight + edge
      self.divider = divider
    }
    size = CGSize(width: width, height: y + buttonsHeight + edge)
  }

  private mutating func placeHeader(_ alert: UIAlertController, width: CGFloat) {
    let row = CellMetrics.height
    title = Self.text(alert.title, y: 0, width: width)
    message = Self.text(alert.message, y: title.maxY, width: width)
    var y = message.maxY
    for _ in alert.textFields ?? [] {
      // An empty row separates fields from the text and from each other.
      y += row
      fields.append(CGRect(x: 0, y: y, width: width, height: row))
      y += row
    }
    fullHeaderHeight = y
  }

  /// - Returns: The position of the line above the cancel button, in the coordinates of the button
  ///   area.
  private mutating func placeButtons(_ alert: UIAlertController, width: CGFloat) -> CGFloat? {
    let row = CellMetrics.height
    let cell = CellMetrics.width
    let actions = alert.orderedActions
    if alert.preferredStyle == .alert, actions.count == 2 {
      let half = ((width - cell) / 2 / cell).rounded(.down) * cell
      if actions.allSatisfy({ Self.cells($0.title) + 2 <= (half / cell).whole }) {
        buttons = [
          CGRect(x: 0, y: 0, width: half, height: row),
          CGRect(x: half + cell, y: 0, width: width - half - cell, height: row),
        ]
        divider = CGRect(x: half + cell / 2, y: 0, width: 1, height: row)
        fullButtonsHeight = row
        return nil
      }
    }
    var lineOfCancel: CGFloat?
    for action in actions {
      if alert.preferredStyle == .actionSheet, action.style == .cancel, fullButtonsHeight > 0 {
        lineOfCancel = fullButtonsHeight
        fullButtonsHeight += row
      }
      buttons.append(CGRect(x: 0, y: fullButtonsHeight, width: width, height: row))
      fullButtonsHeight += row
    }
    return lineOfCancel
  }

  /// Returns the width of the widest part, within the usual limits and the available room.
  private static func width(of alert: UIAlertController, room: CGSize) -> CGFloat {
    let texts = [cells(alert.title), cells(alert.message)] + alert.actions.map { cells($0.title) }
    let wanted = min(max((texts.max() ?? 0) + 4, minimumColumns), maximumColumns)
    let columns = CGRect(origin: .zero, size: room).cells
    // A part of the screen stays visible at the sides if there is room.
    let most = max(columns - 4, min(columns, minimumColumns))
    return CGFloat(min(wanted, most)) * CellMetrics.width
  }

  private static func text(_ text: String?, y: CGFloat, width: CGFloat) -> CGRect {
    let place = CGRect(x: 0, y: y, width: width, height: 0)
    guard let text, !text.isEmpty else { return place }
    let layout = TextLayout(
      text, cells: place.cells, maximumLines: 0, mode: .byWordWrapping)
    return CGRect(x: 0, y: y, width: width, height: layout.size.height)
  }

  private static func cells(_ text: String?) -> Int {
    (text ?? "").split(whereSeparator: \.isNewline).map { TextMetrics.width(of: String($0)) }.max()
      ?? 0
  }

  private static let minimumColumns = 34
  private static let maximumColumns = 52
}
