import CellRendering
import ElementTypes
import Foundation

/// A standard accessory of a row, such as a chevron, which is a button if it has an action.
final class CellAccessoryView: UIControl {
  let kind: Kind
  private var color: UIColor?

  /// The kind of an accessory.
  enum Kind: Hashable {
    case disclosure, checkmark, detail, delete, insert, reorder
    case selection(isSelected: Bool)
    case outline(isExpanded: Bool)
    case label(String)
  }

  init(_ kind: Kind, color: UIColor? = nil, action: UIAction? = nil) {
    self.kind = kind
    self.color = color
    super.init(frame: .zero)
    if let action { addAction(action, for: .primaryActionTriggered) }
    isUserInteractionEnabled = action != nil
    frame.size = intrinsicContentSize
  }

  required init?(coder: NSCoder) {
    kind = .disclosure
    super.init(coder: coder)
  }

  func matches(_ kind: Kind, color: UIColor?) -> Bool { self.kind == kind && self.color == color }

  override var takesTaps: Bool { true }

  /// Whether a touch hits the accessory, whose touch area extends around it, as in UIKit.
  ///
  /// The area has the height of the row and one more cell at each side. The outermost accessory's
  /// area extends to the edge of the row.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let row = superview?.storedBounds else { return storedBounds.contains(point) }
    let place = convert(point, to: superview)
    var (left, right) = (frame.minX - CellMetrics.width, frame.maxX + CellMetrics.width)
    if left <= row.minX + CellMetrics.width { left = row.minX }
    if right >= row.maxX - CellMetrics.width { right = row.maxX }
    return place.x >= left && place.x < right && place.y >= row.minY && place.y < row.maxY
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: CGFloat(TextMetrics.width(of: glyph)) * CellMetrics.width, height: CellMetrics.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent(in context: DrawingContext) {
    let room = storedBounds.width.cellCount
    let row = ((storedBounds.height - CellMetrics.height) / 2 / CellMetrics.height).rounded(.down)
    context.text(
      TextMetrics.truncate(glyph, toCells: room),
      at: CGPoint(x: 0, y: max(0, row) * CellMetrics.height), shownColor)
  }

  private var glyph: String {
    switch kind {
    case .disclosure: isRightToLeft ? "‹" : "›"
    case .checkmark: "✓"
    case .detail: "ⓘ"
    case .delete: "⊖"
    case .insert: "⊕"
    case .reorder: "≡"
    case .selection(let isSelected): isSelected ? "●" : "○"
    case .outline(let isExpanded): isExpanded ? "⌄" : isRightToLeft ? "‹" : "›"
    case .label(let text): TextMetrics.sanitized(text)
    }
  }

  private var shownColor: UIColor {
    if let color { return color }
    switch kind {
    case .disclosure: return .systemGray
    case .checkmark, .detail, .outline: return tintColor
    case .delete: return .systemRed
    case .insert: return .systemGreen
    case .selection(let isSelected): return isSelected ? tintColor : .secondaryLabel
    case .reorder, .label: return .secondaryLabel
    }
  }

  // As in XCUITest on UIKit's rows, a chevron is a disabled button.

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultElementType: ElementType {
    if case .label = kind { .staticText } else { .button }
  }

  override var defaultAccessibilityLabel: String? {
    switch kind {
    case .disclosure: "chevron"
    case .checkmark: "checkmark"
    case .detail: "More Info"
    case .delete: named("Remove")
    case .insert: "Insert"
    case .reorder: named("Reorder")
    case .selection(let isSelected): isSelected ? "Selected" : "Not selected"
    case .outline(let isExpanded): isExpanded ? "Collapse" : "Expand"
    case .label(let text): text
    }
  }

  /// Returns a name with the current text of the row, which changes when the row is reused.
  private func named(_ name: String) -> String {
    let row = (superview as? any RowWithSpokenText)?.spokenText ?? ""
    return row.isEmpty ? name : "\(name) \(row)"
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = super.defaultAccessibilityTraits
    if case .label = kind { return .staticText }
    traits.insert(.button)
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// Accessories can't be focused because Return and Space belong to the row.
  override var canBecomeFocused: Bool { false }

  override func primaryAction(_ event: UIEvent?) { send(.primaryActionTriggered, event: event) }
}

/// A row whose text is part of its accessories' names.
@MainActor
protocol RowWithSpokenText: UIView {
  /// The text of the row.
  var spokenText: String { get }
}
