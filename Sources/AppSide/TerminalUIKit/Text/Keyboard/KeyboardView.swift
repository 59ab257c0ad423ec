import CellRendering
import ElementTypes
import Foundation

/// The keyboard on the screen: a line, and rows of keys below it.
@MainActor
final class KeyboardView: UIView {
  private var layout: KeyboardLayout?
  private var rows: [[KeyboardKeyView]] = []
  private let pressed: (KeyboardKey, Int) -> Void

  init(_ pressed: @escaping (KeyboardKey, Int) -> Void) {
    self.pressed = pressed
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    pressed = { _, _ in }
    super.init(coder: coder)
  }

  /// Shows keys.
  ///
  /// - Returns: Whether they are others than before.
  func show(_ layout: KeyboardLayout) -> Bool {
    guard layout != self.layout else { return false }
    self.layout = layout
    if rows.map(\.count) == layout.rows.map(\.keys.count) {
      for (row, views) in zip(layout.rows, rows) {
        for (key, view) in zip(row.keys, views) { view.key = key }
      }
    } else {
      for view in rows.joined() { view.removeFromSuperview() }
      rows = layout.rows.map { row in row.keys.map { KeyboardKeyView($0, pressed) } }
      for view in rows.joined() { addSubview(view) }
    }
    setNeedsLayout()
    TreeChange.note()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layout else { return }
    let unit = Double(bounds.cells) / KeyboardLayout.width
    for (index, row) in layout.rows.enumerated() {
      var start = row.indent
      for (key, view) in zip(row.keys, rows[index]) {
        let (left, right) = ((start * unit).rounded(), ((start + key.width) * unit).rounded())
        view.frame = CGRect(
          x: CGFloat(left) * CellMetrics.width, y: CGFloat(index + 1) * CellMetrics.height,
          width: CGFloat(right - left) * CellMetrics.width, height: CellMetrics.height)
        start += key.width
      }
    }
  }

  override func drawContent(in context: DrawingContext) {
    context.fill(bounds, .secondarySystemBackground)
    context.fill(
      CGRect(x: 0, y: CellMetrics.height / 2, width: bounds.width, height: 1), .separator)
  }

  override var defaultElementType: ElementType { .keyboard }

  /// The height in points: a line and four rows of keys.
  static let height = 5 * CellMetrics.height
}
