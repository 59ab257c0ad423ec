import CellRendering
import ElementTypes
import Foundation

/// A wheel of a picker, whose middle row is the selected one.
@MainActor
final class PickerWheel: UIView, WheelReceiver {
  /// The rows of a wheel, looked up on each access.
  struct Rows {
    var count: Int
    var title: @MainActor (Int) -> String
    /// Returns the title for tests and assistive technologies; `nil` uses the visible title.
    var spokenTitle: (@MainActor (Int) -> String)?
  }

  private let rows: @MainActor () -> Rows
  private let viewOfRow: (@MainActor (Int, UIView?) -> UIView?)?
  private let didTurn: @MainActor (Int) -> Void
  private var rowViews: [Int: UIView] = [:]
  private var storedRow = 0
  private var typed = ""
  private var drag: (start: CGPoint, row: Int, hasMoved: Bool)?

  init(
    rows: @escaping @MainActor () -> Rows,
    view: (@MainActor (Int, UIView?) -> UIView?)? = nil,
    didTurn: @escaping @MainActor (Int) -> Void
  ) {
    self.rows = rows
    viewOfRow = view
    self.didTurn = didTurn
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { return nil }

  /// The selected row.
  ///
  /// A new value is limited to the available rows; setting it doesn't call the delegate.
  var row: Int {
    get { max(0, min(storedRow, rows().count - 1)) }
    set {
      storedRow = max(0, min(newValue, rows().count - 1))
      setNeedsDisplay()
      if viewOfRow != nil { setNeedsLayout() }
    }
  }

  /// Turns the wheel to a row as a person would.
  func turn(to row: Int) {
    let previous = self.row
    self.row = row
    if self.row != previous { didTurn(self.row) }
  }

  var isUsable: Bool {
    guard rows().count > 0 else { return false }
    var next: UIView? = superview
    while let view = next {
      if !view.isUserInteractionEnabled { return false }
      if let control = view as? UIControl { return control.isEnabled }
      next = view.superview
    }
    return true
  }

  // MARK: Touches and keys

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isUsable, let touch = touches.first, touch.isPrimary else { return }
    drag = (touch.location(in: self), row, false)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard var drag, let touch = touches.first else { return }
    let distance = touch.location(in: self).y - drag.start.y
    if abs(distance) >= CellMetrics.height / 2 { drag.hasMoved = true }
    self.drag = drag
    if drag.hasMoved, abs(distance) < 1e6 {
      row = drag.row - (distance / CellMetrics.height).rounded().whole
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let drag, let touch = touches.first else { return }
    self.drag = nil
    if drag.hasMoved {
      if row != drag.row { didTurn(row) }
    } else {
      storedWindow?.focus(on: self)
      let distance = touch.location(in: self).y - middleRow.minY
      turn(to: row + (distance / CellMetrics.height).rounded(.down).whole)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let drag { row = drag.row }
    drag = nil
  }

  /// Prevents a sheet's pan gesture, because drags turn the wheel.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(isUsable && gestureRecognizer.view !== self && gestureRecognizer is SheetPanGestureRecognizer)
  }

  func scroll(byWheel distance: CGPoint) -> Bool {
    guard isUsable else { return false }
    turn(to: row - distance.y.wholeSteps(of: UIApplication.wheelNotch.height))
    return true
  }

  override var canBecomeFocused: Bool { isUsable }

  override func focusDidChange() {
    super.focusDidChange()
    typed = ""
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in
      guard let key = press.key, isUsable, hasAccessibilityFocus else { return true }
      return !handle(key)
    }
    if !others.isEmpty { next?.pressesBegan(others, with: event) }
  }

  private func handle(_ key: UIKey) -> Bool {
    let page = max(1, (storedBounds.height / CellMetrics.height).whole)
    switch key.keyCode {
    case .keyboardUpArrow: turn(to: row - 1)
    case .keyboardDownArrow: turn(to: row + 1)
    case .keyboardPageUp: turn(to: row - page)
    case .keyboardPageDown: turn(to: row + page)
    case .keyboardHome: turn(to: 0)
    case .keyboardEnd: turn(to: rows().count - 1)
    case .keyboardLeftArrow: return focusNeighbour(isRightToLeft ? 1 : -1)
    case .keyboardRightArrow: return focusNeighbour(isRightToLeft ? -1 : 1)
    default:
      guard let text = key.typedText, text != "\n" else { return false }
      type(text)
      return true
    }
    typed = ""
    return true
  }

  /// Turns the wheel to the first row that begins with the typed text.
  private func type(_ text: String) {
    for start in [typed + text, text] {
      guard let row = firstRow(beginningWith: start) else { continue }
      typed = start
      return turn(to: row)
    }
    typed = ""
  }

  private func firstRow(beginningWith start: String) -> Int? {
    let rows = rows()
    let start = start.searchKey
    let exact = (0..<rows.count).first { rows.title($0).searchKey == start }
    return exact ?? (0..<rows.count).first { rows.title($0).searchKey.hasPrefix(start) }
  }

  private func focusNeighbour(_ step: Int) -> Bool {
    let wheels = superview?.subviews.compactMap { $0 as? PickerWheel } ?? []
    guard let index = wheels.firstIndex(where: { $0 === self }),
      wheels.indices.contains(index + step)
    else { return true }
    storedWindow?.focus(on: wheels[index + step])
    return true
  }

  // MARK: Drawing

  override var focusMark: FocusMark { FocusMark(area: middleRow, color: focusMarkColor) }

  override func drawContent(in context: DrawingContext) {
    let rows = rows()
    let middle = middleRow
    context.fill(middle, .tertiarySystemFill, cornerRadius: 5)
    let visibleRadius = visibleRadius
    for distance in -visibleRadius...visibleRadius {
      let row = row + distance
      guard (0..<rows.count).contains(row), rowViews[row] == nil else { continue }
      let cells = (max(middle.width, 0) / CellMetrics.width).whole
      let title = TextMetrics.truncate(rows.title(row), toCells: cells)
      let free = (cells - TextMetrics.width(of: title)) / 2
      let chosen: UIColor = isUsable ? .label : .tertiaryLabel
      context.text(
        title,
        at: CGPoint(
          x: middle.minX + CGFloat(free) * CellMetrics.width,
          y: middle.minY + CGFloat(distance) * CellMetrics.height),
        distance == 0 ? chosen : isUsable ? .secondaryLabel : .tertiaryLabel,
        font: distance == 0 ? .boldSystemFont(ofSize: UIFont.systemFontSize) : nil)
    }
  }

  /// The number of visible rows above, and below, the selected one.
  private var visibleRadius: Int {
    min((storedBounds.height / 2 / CellMetrics.height).whole, 1000)
  }

  // MARK: Row views

  func shownView(ofRow row: Int) -> UIView? {
    layoutIfNeeded()
    return rowViews[row]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let viewOfRow else { return }
    let count = rows().count
    let chosen = row
    let shown = (chosen - visibleRadius..<chosen + visibleRadius + 1).clamped(to: 0..<count)
    var spare = rowViews.keys.filter { !shown.contains($0) }.sorted().compactMap { row in
      rowViews.removeValue(forKey: row)
    }
    let middle = middleRow
    for row in shown {
      let known = rowViews[row]
      guard let view = known ?? viewOfRow(row, spare.popLast()) else { continue }
      rowViews[row] = view
      view.isUserInteractionEnabled = false
      if view.superview !== self { addSubview(view) }
      view.frame = middle.offsetBy(dx: 0, dy: CGFloat(row - chosen) * CellMetrics.height)
    }
    for view in spare { view.removeFromSuperview() }
  }

  /// Removes all row views, so that they are requested again.
  func removeRowViews() {
    for view in rowViews.values { view.removeFromSuperview() }
    rowViews = [:]
    setNeedsLayout()
  }

  /// Returns the spoken text of a row: its title, or else the text of its view.
  private func spokenTitle(of row: Int, in rows: Rows) -> String {
    let title = (rows.spokenTitle ?? rows.title)(row)
    guard title.isEmpty, let view = rowViews[row] ?? viewOfRow?(row, nil) else { return title }
    return view.spokenText
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultElementType: ElementType { .pickerWheel }
  override var defaultAccessibilityValue: String? {
    let rows = rows()
    guard rows.count > 0 else { return nil }
    return spokenTitle(of: row, in: rows)
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isUsable ? .adjustable : [.adjustable, .notEnabled]
  }
  override func accessibilityIncrement() { turn(to: row + 1) }
  override func accessibilityDecrement() { turn(to: row - 1) }
}

extension PickerWheel: WheelAdjusting {
  var rowTitles: [String] {
    let rows = rows()
    return (0..<rows.count).map { spokenTitle(of: $0, in: rows) }
  }

  func turn(toRowTitled title: String) -> Bool {
    let rows = rows()
    guard isUsable,
      let row = (0..<rows.count).first(where: {
        rows.title($0) == title || spokenTitle(of: $0, in: rows) == title
      })
    else { return false }
    turn(to: row)
    return true
  }
}

extension UIView {
  /// The spoken text of a view: its label, or else the joined labels of its subviews.
  fileprivate var spokenText: String {
    if let label = accessibilityLabel { return label }
    return subviews.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension String {
  /// The text in lower case with ASCII digits, for comparison with typed text.
  fileprivate var searchKey: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    return String(
      lowercased().map { $0.isNumber ? $0.wholeNumberValue?.description.first ?? $0 : $0 })
  }
}
