import CellRendering
import ElementTypes
import Foundation

/// A bar of items, usually at the bottom of a screen (UIKit).
@preconcurrency @MainActor
open class UIToolbar: UIView {
  final private var itemViews: [UIView] = []

  /// Creates a toolbar with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty toolbar, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items, from left to right.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// The default appearance of the toolbar.
  open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsDisplay() } }

  /// The appearance above content scrolled to its end, or `nil` for the standard one.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsDisplay() } }

  /// The style of the bar; stored but has no effect, because a terminal's bars have the colours of their
  /// screen.
  open var barStyle = UIBarStyle.default

  /// Whether content shows through the bar; stored but has no effect.
  open var isTranslucent = true

  /// The background colour of the toolbar, or `nil` for that of the screen.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Sets the items, from left to right.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Returns the height of a separator and a row of items.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// The natural size: the height of a separator and a row of items, and no preferred width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items?.filter { !$0.isHidden } ?? []
    let sizes = items.map(\.barSize)
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let gaps = CGFloat(max(0, items.count - 1)) * Self.gap
    let used = zip(items, sizes).reduce(2 * CellMetrics.width + gaps) { sum, pair in
      pair.0.systemItem == .flexibleSpace ? sum : sum + pair.1.width
    }
    let rest = max(0, bounds.width - used)
    var x = CellMetrics.width
    var views: [UIView] = []
    for (item, size) in zip(items, sizes) {
      if item.systemItem == .flexibleSpace {
        x += rest / CGFloat(flexible) + Self.gap
        continue
      }
      if !item.isSpace {
        let view = item.makeView()
        let column = (x / CellMetrics.width).rounded(.down) * CellMetrics.width
        view.frame = CGRect(
          x: isRightToLeft ? bounds.width - column - size.width : column,
          y: bounds.maxY - CellMetrics.height, width: size.width,
          height: CellMetrics.height)
        if view.superview !== self { addSubview(view) }
        views.append(view)
      }
      x += size.width + Self.gap
    }
    for view in itemViews where !views.contains(where: { $0 === view }) {
      if view.superview === self { view.removeFromSuperview() }
    }
    itemViews = views
  }

  override func drawContent(in context: DrawingContext) {
    let appearance = scrollEdgeAppearance ?? standardAppearance
    context.fill(bounds, appearance.backgroundColor ?? barTintColor ?? .systemBackground)
    guard let shadow = appearance.shadowColor else { return }
    let line = bounds.minY + CellMetrics.height / 2
    context.fill(CGRect(x: bounds.minX, y: line, width: bounds.width, height: 1), shadow)
  }

  override var defaultElementType: ElementType { .toolbar }
  override var defaultAccessibilityLabel: String? { "Toolbar" }

  static let height = 2 * CellMetrics.height
  private static let gap = 2 * CellMetrics.width
}
