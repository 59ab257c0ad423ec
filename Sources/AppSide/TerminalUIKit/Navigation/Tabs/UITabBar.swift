import CellRendering
import Foundation

/// A bar of tabs (UIKit): a line, and below it a row with a button for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Hears which tab the user has chosen; a tab bar controller is the delegate of its own bar.
  open weak var delegate: (any UITabBarDelegate)?

  final private var buttons: [TabBarButton] = []
  /// Whether the user may go to a tab; asked before it is selected.
  final var mayChoose: ((UITabBarItem) -> Bool)?

  /// Makes a bar with a frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tabs, from left to right.
  open var items: [UITabBarItem]? {
    didSet {
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
      makeButtons()
    }
  }

  /// The tab that is selected.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      for button in buttons { button.isSelected = button.item === selectedItem }
      TreeChange.note()
    }
  }

  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance() { didSet { setNeedsDisplay() } }

  /// How the bar looks above content that is at its end; nil is as elsewhere.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }

  /// The colour behind the bar; nil is that of the screen.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of tabs that are not selected; nil is that of secondary text.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Sets the tabs, from left to right.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The line above, and a row of tabs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// As wide as there is room; the line above, and a row of tabs.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Gives each tab the same share of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let share = bounds.width / CGFloat(buttons.count)
    for (index, button) in (isRightToLeft ? buttons.reversed() : buttons).enumerated() {
      let start = (CGFloat(index) * share / CellMetrics.width).rounded(.down) * CellMetrics.width
      let end = (CGFloat(index + 1) * share / CellMetrics.width).rounded(.down) * CellMetrics.width
      button.frame = CGRect(
        x: start, y: bounds.maxY - CellMetrics.height, width: end - start,
        height: CellMetrics.height)
    }
  }

  override func drawContent(in context: DrawingContext) {
    let appearance = scrollEdgeAppearance ?? standardAppearance
    context.fill(bounds, appearance.backgroundColor ?? barTintColor ?? .systemBackground)
    guard let shadow = appearance.shadowColor else { return }
    let line = bounds.minY + CellMetrics.height / 2
    context.fill(CGRect(x: bounds.minX, y: line, width: bounds.width, height: 1), shadow)
  }

  override var defaultAccessibilityRole: AccessibilityRole { .tabBar }
  override var defaultAccessibilityLabel: String? { "Tab Bar" }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item: item)
      button.isSelected = item === selectedItem
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let item { self?.choose(item) }
        }, for: .touchUpInside)
      item.view = button
      item.bar = self
      addSubview(button)
      return button
    }
    setNeedsLayout()
    TreeChange.note()
  }

  private func choose(_ item: UITabBarItem) {
    guard mayChoose?(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  static let height = 2 * CellMetrics.height
}
