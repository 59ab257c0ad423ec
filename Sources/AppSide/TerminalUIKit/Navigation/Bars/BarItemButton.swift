import CellRendering
import ElementTypes
import Foundation

/// The button for a bar button item.
@MainActor
final class BarItemButton: UIControl {
  let item: UIBarButtonItem
  /// The chevron of a back button, which points in the direction of the previous screen.
  enum Sign: String {
    case backward = "‹ "
    case forward = " ›"
  }

  /// The chevron drawn beside the title, or `nil` for none.
  var sign: Sign?
  /// The text for a bar without enough space for the title; `nil` uses the title.
  var shortText: String?
  private var menuTrigger: ContextMenuTrigger?

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    menuTrigger = makeMenuTrigger { [weak item] in item?.menu }
  }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  override var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  override var canBecomeFocused: Bool { isEnabled }

  /// As in UIKit, touches beside the button count: here in one of the two cells between items.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.insetBy(dx: -CellMetrics.width, dy: 0).contains(point)
  }

  override var menuOfTap: UIMenu? { item.menuOfTap }

  override var hasAnyAction: Bool {
    super.hasAnyAction || item.hasAction || item.menu != nil || item.changesSelectionAsPrimaryAction
  }

  override var choosesOneOfMenu: Bool { item.changesSelectionAsPrimaryAction }

  override func menuSelectionDidChange() { item.showSelectedElement() }

  override func primaryAction(_ event: UIEvent?) { item.performPrimaryAction() }

  override func drawContent(in context: DrawingContext) {
    let text = shownText
    var color = item.titleColor(for: .normal) ?? item.shownTintColor ?? tintColor ?? .tintColor
    if !isEnabled { color = .tertiaryLabel }
    if isHighlighted { color = color.withAlphaComponent(0.5) }
    if item.isSelected {
      context.fill(bounds, color)
      color = .systemBackground
    }
    if item.shownImage != nil { return item.drawImage(in: bounds, tint: color, context) }
    let font: UIFont? =
      item.style == .done ? .boldSystemFont(ofSize: UIFont.buttonFontSize) : nil
    context.text(text, at: bounds.origin, color, font: font)
  }

  /// The mark is in the free cells beside the button, whose text fills it.
  override var focusMark: FocusMark {
    FocusMark(
      area: storedBounds.insetBy(dx: -CellMetrics.width, dy: 0),
      color: item.tintColor ?? focusMarkColor)
  }

  private var shownText: String {
    let title = shortText ?? item.shownText
    guard sign == .forward else {
      return TextMetrics.truncate((sign?.rawValue ?? "") + title, toCells: bounds.cells)
    }
    let room = max(0, bounds.cells - Sign.forward.rawValue.count)
    return TextMetrics.truncate(title, toCells: room) + Sign.forward.rawValue
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var takesTaps: Bool { true }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { item.shownLabel }
  override var defaultAccessibilityValue: String? { item.accessibilityValue }
  override var defaultElementType: ElementType { .button }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = super.defaultAccessibilityTraits.union(.button).union(item.accessibilityTraits)
    if item.isSelected { traits.insert(.selected) }
    return traits
  }
}

extension CGRect {
  /// The number of whole cells that fit side by side.
  var cells: Int { Int(max(0, min(width, 1_000_000)) / CellMetrics.width) }
}
