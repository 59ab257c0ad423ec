import CellRendering
import ElementTypes
import Foundation

/// A bar of tabs (UIKit): a separator above a row of buttons, one per tab.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The delegate, which is notified of the user's selections.
  ///
  /// A tab bar controller is the delegate of its own bar.
  open weak var delegate: (any UITabBarDelegate)?

  final private var buttons: [TabBarButton] = []
  /// Returns whether the user can select a tab; called before the selection.
  final var mayChoose: ((UITabBarItem) -> Bool)?

  /// Creates a bar with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty bar, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tabs, from left to right.
  open var items: [UITabBarItem]? {
    didSet {
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
      makeButtons()
    }
  }

  /// The selected tab.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      for button in buttons { button.isSelected = button.item === selectedItem }
      TreeChange.note()
    }
  }

  /// The default appearance of the bar.
  open var standardAppearance: UITabBarAppearance {
    get { explicitStandardAppearance ?? usualAppearance }
    set { explicitStandardAppearance = newValue }
  }
  final var explicitStandardAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }
  final private lazy var usualAppearance = UITabBarAppearance()

  /// The appearance above content scrolled to its end, or `nil` for the standard one.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }

  /// The style of the bar; stored but has no effect, because a terminal's bars have the colours of their
  /// screen.
  open var barStyle = UIBarStyle.default

  /// Whether content shows through the bar; stored but has no effect.
  open var isTranslucent = true

  /// The background colour of the bar, or `nil` for that of the screen.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of unselected tabs, or `nil` for that of secondary text.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Sets the tabs, from left to right.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Returns the height of a separator and a row of tabs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// The natural size: the height of a separator and a row of tabs, and no preferred width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Lays out the tabs with equal widths.
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

  override var defaultElementType: ElementType { .tabBar }
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
