import CellRendering
import ElementTypes
import Foundation

/// An item of an open menu.
@MainActor
final class MenuItemButton: UIControl {
  /// The menu element, or `nil` for the back item.
  let element: UIMenuElement?
  let title: String
  private let hasMarks: Bool
  private let role: ElementType

  init(_ element: UIMenuElement, hasMarks: Bool, role: ElementType) {
    self.element = element
    self.hasMarks = hasMarks
    self.role = role
    title = element.title
    super.init(frame: .zero)
    isEnabled = !element.shownAttributes.contains(.disabled)
    followMouse()
  }

  init(title: String, hasMarks: Bool) {
    element = nil
    self.title = title
    self.hasMarks = hasMarks
    role = .button
    super.init(frame: .zero)
    followMouse()
  }

  required init?(coder: NSCoder) {
    element = nil
    title = ""
    hasMarks = false
    role = .button
    super.init(coder: coder)
  }

  /// The width of the whole item, in cells.
  var cells: Int {
    let text = max(
      TextMetrics.width(of: title), TextMetrics.width(of: element?.subtitle ?? ""))
    let behind = TextMetrics.width(of: signs)
    return text + 2 + (hasMarks ? 2 : 0) + (behind > 0 ? behind + 2 : 0)
      + (element?.image == nil ? 0 : 3)
  }

  /// The height of the item, in rows.
  var rowCount: Int { (element?.subtitle ?? "").isEmpty ? 1 : 2 }

  override var takesTaps: Bool { true }

  override var canBecomeFocused: Bool { isEnabled }

  override func drawContent(in context: DrawingContext) {
    var color: UIColor =
      element?.shownAttributes.contains(.destructive) == true ? .systemRed : .label
    var quiet: UIColor = .secondaryLabel
    if !isEnabled {
      color = .tertiaryLabel
      quiet = .tertiaryLabel
    }
    if isHighlighted {
      context.fill(
        bounds, element?.shownAttributes.contains(.destructive) == true ? color : tintColor)
      color = .systemBackground
      quiet = .systemBackground
    }
    let start = hasMarks ? 3 : 1
    if hasMarks, let mark { context.text(mark, at: place(column: 1), color) }
    let room = max(0, bounds.cells - start - 1 - endCells)
    context.text(TextMetrics.truncate(title, toCells: room), at: place(column: start), color)
    if let subtitle = element?.subtitle, !subtitle.isEmpty {
      context.text(
        TextMetrics.truncate(subtitle, toCells: room), at: place(column: start, row: 1), quiet)
    }
    var end = bounds.cells - 1
    if !signs.isEmpty {
      end -= TextMetrics.width(of: signs)
      context.text(signs, at: place(column: end), quiet)
      end -= 1
    }
    if let image = element?.image {
      let rect = CGRect(
        origin: place(column: end - 2),
        size: CGSize(width: 2 * CellMetrics.width, height: CellMetrics.height))
      let fitting = UIView.ContentMode.scaleAspectFit.rect(of: image.size, in: rect)
      context.picture(image, tint: color, in: fitting)
    }
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? {
    element == nil ? String(title.dropFirst(2)) : title
  }
  override var defaultElementType: ElementType { role }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = super.defaultAccessibilityTraits.union(role == .button ? .button : .none)
    if element?.shownState == .on { traits.insert(.selected) }
    return traits
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? element?.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  private var mark: String? {
    switch element?.shownState {
    case .on: "✓"
    case .mixed: "–"
    case .off, nil: nil
    }
  }

  /// The key signs or submenu arrow at the end of the row.
  private var signs: String {
    if element is UIMenu { return "›" }
    return (element as? UIKeyCommand)?.keySymbols ?? ""
  }

  private var endCells: Int {
    let signs = TextMetrics.width(of: signs)
    return (signs > 0 ? signs + 1 : 0) + (element?.image == nil ? 0 : 3)
  }

  private func place(column: Int, row: Int = 0) -> CGPoint {
    CGPoint(
      x: bounds.minX + CGFloat(column) * CellMetrics.width,
      y: bounds.minY + CGFloat(row) * CellMetrics.height)
  }

  private func followMouse() {
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] recognizer in
        guard let self, let window = self.storedWindow, self.isEnabled else { return }
        if recognizer.state == .ended {
          if self.isFocused { window.setFocusTarget(nil) }
        } else {
          window.setFocusTarget(self)
        }
      })
  }
}
