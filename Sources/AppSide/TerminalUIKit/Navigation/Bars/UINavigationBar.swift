import CellRendering
import Foundation

/// The bar above a screen: its title, the way back, and its items (UIKit).
///
/// It takes two rows of a terminal, the second being the line below; a prompt, a large title and a
/// search field add rows.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Decides what the back button does; a navigation controller is the delegate of its own bar.
  open weak var delegate: (any UINavigationBarDelegate)?

  final private var stack: [UINavigationItem] = []
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  final private var itemViews: [UIView] = []

  /// Makes a bar with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar of an archive; Linux has none of Interface Builder's, so it is an empty one.
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
    // Titles and items that have no room do not spill over.
    clipsToBounds = true
  }

  /// Whether titles are shown large, in a row of their own.
  open var prefersLargeTitles = false { didSet { itemDidChange() } }

  /// The colour behind the bar; nil is that of the screen.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() { didSet { itemDidChange() } }

  /// How the bar looks above content that is at its top; nil is as elsewhere.
  ///
  /// A terminal's bars never lie over content, so that it counts only where it is set: then always.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }

  /// How the bar looks where there is little room from top to bottom: remembered only.
  open var compactAppearance: UINavigationBarAppearance?

  /// `foregroundColor` and `font` of the title, where the appearance says nothing.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }

  /// `foregroundColor` and `font` of the title where it is large and the appearance says nothing.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }

  /// Whether content is seen through the bar: never, so it lies below the bar.
  open var isTranslucent = false

  /// The items, the last one being shown.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets the items, the last one being shown.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack { item.bar = nil }
    stack = items ?? []
    topItem?.bar = self
    backItem?.bar = self
    itemDidChange()
  }

  /// Shows another item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(stack + [item], animated: animated)
  }

  /// Takes the shown item off.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = stack.last else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// The height that the shown item needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout(for: size.width).height)
  }

  /// As wide as there is room, as high as the shown item needs.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layout(for: bounds.width).height)
  }

  /// Puts titles, items and search field into their places.
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

  /// The title of the screen, by which XCUITest finds UIKit's bar.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? topItem?.title }
    set { super.accessibilityIdentifier = newValue }
  }

  override var defaultAccessibilityRole: AccessibilityRole { .navigationBar }

  /// In reading order, so that the first button is where reading begins, as in UIKit.
  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    let side: CGFloat = isRightToLeft ? -1 : 1
    let ordered = storedSubviews.sorted {
      ($0.frame.minY, side * $0.frame.minX) < ($1.frame.minY, side * $1.frame.minX)
    }
    for subview in ordered where !subview.visitAsAccessibilityElement(visit) { return false }
    return true
  }

  /// Called after something of the shown items has changed.
  func itemDidChange() {
    setNeedsLayout()
    // Another height moves what is below.
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

  /// The appearance that the shown item has of its own, or else the bar's.
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
