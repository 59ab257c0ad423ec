import CellRendering
import ElementTypes
import Foundation

/// The bar above a screen, with its title, back button and items (UIKit).
///
/// The bar takes two terminal rows, including the separator. A prompt, a large title and a search
/// field add rows.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The delegate, which decides what the back button does.
  ///
  /// A navigation controller is the delegate of its own bar.
  open weak var delegate: (any UINavigationBarDelegate)?

  final private var stack: [UINavigationItem] = []
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  final private var itemViews: [UIView] = []

  /// Creates a bar with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = [.staticText, .header]
    promptLabel.font = .preferredFont(forTextStyle: .footnote)
    promptLabel.adjustsFontForContentSizeCategory = true
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center
    addSubview(promptLabel)
    addSubview(titleLabel)
    // Titles and items that don't fit must not overflow.
    clipsToBounds = true
  }

  /// Whether titles are large and have their own row.
  open var prefersLargeTitles = false { didSet { itemDidChange() } }

  /// The style of the bar; stored but has no effect, because a terminal's bars have the colours of their
  /// screen.
  open var barStyle = UIBarStyle.default

  /// The background colour of the bar, or `nil` for that of the screen.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The default appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { explicitStandardAppearance ?? usualAppearance }
    set { explicitStandardAppearance = newValue }
  }
  final var explicitStandardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  final private lazy var usualAppearance = UINavigationBarAppearance()

  /// The appearance of the bar above content scrolled to its top, or `nil` for the standard one.
  ///
  /// A terminal's bar never covers content, so this appearance always applies if it is set.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }

  /// The appearance for a compact vertical size class; stored but has no effect.
  open var compactAppearance: UINavigationBarAppearance?

  /// The attributes of the title, `foregroundColor` and `font`, unless the appearance specifies
  /// them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }

  /// The attributes of the large title, `foregroundColor` and `font`, unless the appearance
  /// specifies them.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }

  /// Whether the bar is translucent.
  ///
  /// It never is, so content starts below the bar.
  open var isTranslucent = false

  /// The stack of items; the bar shows the last one.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item on show.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces the stack of items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack { item.bar = nil }
    stack = items ?? []
    topItem?.bar = self
    backItem?.bar = self
    itemDidChange()
  }

  /// Pushes an item onto the stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(stack + [item], animated: animated)
  }

  /// Pops the top item off the stack.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = stack.last else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Returns the height that the top item needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout(for: size.width).height)
  }

  /// The natural size: the height that the top item needs, and no preferred width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layout(for: bounds.width).height)
  }

  /// Lays out the titles, items and search field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(for: bounds.width)
    apply(layout)
  }

  override func drawContent(in context: DrawingContext) {
    let appearance = shownAppearance
    context.fill(bounds, appearance.backgroundColor ?? barTintColor ?? .systemBackground)
    guard let shadow = appearance.shadowColor else { return }
    let line = bounds.maxY - CellMetrics.height / 2
    context.fill(CGRect(x: bounds.minX, y: line, width: bounds.width, height: 1), shadow)
  }

  /// The identifier of the bar: the screen's title, by which XCUITest finds UIKit's bar.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? topItem?.title }
    set { super.accessibilityIdentifier = newValue }
  }

  override var defaultElementType: ElementType { .navigationBar }

  /// Visits the elements in reading order, so that, as in UIKit, the first button is where reading
  /// begins.
  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    let side: CGFloat = isRightToLeft ? -1 : 1
    let ordered = storedSubviews.sorted {
      ($0.frame.minY, side * $0.frame.minX) < ($1.frame.minY, side * $1.frame.minX)
    }
    for subview in ordered where !subview.visitAsAccessibilityElement(visit) { return false }
    return true
  }

  /// Called after a visible property of the items has changed.
  func itemDidChange() {
    setNeedsLayout()
    // A change of height moves the content below.
    superview?.setNeedsLayout()
    TreeChange.note()
  }

  func backButtonTapped() {
    guard let topItem else { return }
    if let action = topItem.backAction {
      action.performWithSender(topItem, target: nil)
      return
    }
    guard delegate?.navigationBar(self, shouldPop: topItem) ?? true else { return }
    if let controller = delegate as? UINavigationController {
      controller.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }

  /// The top item's own appearance if it has one, otherwise the bar's.
  private var shownAppearance: UINavigationBarAppearance {
    topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance
      ?? standardAppearance
  }

  private func styleTitle(isLarge: Bool) {
    let appearance = shownAppearance
    var attributes = (isLarge ? largeTitleTextAttributes : titleTextAttributes) ?? [:]
    attributes.merge(
      isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
    ) { $1 }
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    titleLabel.font = attributes[.font] as? UIFont ?? .preferredFont(forTextStyle: .headline)
  }

  private func layout(for width: CGFloat) -> NavigationBarLayout {
    NavigationBarLayout(bar: self, width: width)
  }

  private func apply(_ layout: NavigationBarLayout) {
    var views: [UIView] = []
    for place in layout.places {
      let view = place.makeView(self)
      view.frame = place.frame
      if view.superview !== self { addSubview(view) }
      views.append(view)
    }
    for view in itemViews where !views.contains(where: { $0 === view }) {
      if view.superview === self { view.removeFromSuperview() }
    }
    itemViews = views
    promptLabel.text = topItem?.prompt
    promptLabel.isHidden = topItem?.prompt == nil
    promptLabel.frame = layout.prompt
    titleLabel.text = topItem?.title
    titleLabel.isHidden = topItem?.titleView != nil || (topItem?.title ?? "").isEmpty
    titleLabel.textAlignment = layout.isTitleLarge ? .left : .center
    titleLabel.frame = layout.title
    styleTitle(isLarge: layout.isTitleLarge)
  }
}
