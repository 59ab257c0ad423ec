import CellRendering
import ElementTypes
import Foundation

/// The button of one tab.
@MainActor
final class TabBarButton: UIControl {
  let item: UITabBarItem

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  override var takesTaps: Bool { true }

  override var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  override var canBecomeFocused: Bool { isEnabled }

  override func drawContent(in context: DrawingContext) {
    let badge = item.badgeValue.map { $0.isEmpty ? " ●" : " (\($0))" } ?? ""
    let badgeCells = TextMetrics.width(of: badge)
    let title = TextMetrics.truncate(item.title ?? "", toCells: max(0, bounds.cells - badgeCells))
    let picture = (item.shownImageSize.width / CellMetrics.width).whole
    let cells = max(TextMetrics.width(of: title), picture)
    let start = max(0, (bounds.cells - cells - badgeCells) / 2)
    let origin = CGPoint(x: CGFloat(start) * CellMetrics.width, y: 0)
    let end = CGPoint(x: CGFloat(start + cells) * CellMetrics.width, y: 0)
    let color = shownColor
    let font: UIFont? = isSelected ? .boldSystemFont(ofSize: UIFont.systemFontSize) : nil
    let place = CGRect(origin: origin, size: item.shownImageSize)
    item.drawImage(in: place, tint: color, context)
    context.text(title, at: origin, color, font: font, isUnderlined: isSelected)
    context.text(badge, at: end, item.badgeColor ?? .systemRed)
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? {
    item.accessibilityLabel ?? item.title ?? item.image?.spokenName
  }
  override var defaultAccessibilityValue: String? { item.accessibilityValue ?? item.spokenBadge }
  override var defaultElementType: ElementType { .button }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button).union(item.accessibilityTraits)
  }

  private var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    let bar = superview as? UITabBar
    let state: UIControl.State = isSelected ? .selected : .normal
    if let color = item.titleColor(for: state) { return color }
    if isSelected { return tintColor ?? .tintColor }
    return bar?.unselectedItemTintColor ?? .secondaryLabel
  }
}
