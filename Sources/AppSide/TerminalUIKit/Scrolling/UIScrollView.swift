import Foundation

/// Shows a part of content that is bigger than itself (UIKit).
///
/// The content moves by changing the origin of `bounds`, as in UIKit. A drag, a wheel, the page keys and
/// the app move it; what takes time takes time of the app's clock.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegateHolder, WheelReceiver {
  final weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollDelegateDidChange() }
  }
  final var scrolling = ScrollState()
  let scrollPan = ScrollPanGestureRecognizer()

  /// Makes a scroll view with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    scrollPan.scrollView = self
    scrollPan.allowedScrollTypesMask = .all
    addGestureRecognizer(scrollPan)
  }

  /// Follows the finger that drags the content; others can be made to wait for it, or it for them.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// Follows two fingers that zoom: nil, as in UIKit where the content cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

  // MARK: Content

  /// What of the content is at the view's top left corner, in points of the content.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set { placeContent(at: usable(CGRect(origin: newValue, size: .zero), "contentOffset").origin) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { scrolling.contentSize }
    set {
      _ = accepts(newValue.width, as: "contentSize") && accepts(newValue.height, as: "contentSize")
      setContentSize(newValue)
    }
  }

  /// Empty space around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { scrolling.contentInset }
    set {
      guard accepts(newValue, as: "contentInset") else { return }
      scrolling.contentInset = newValue
      insetsMayHaveChanged()
    }
  }

  /// How what bars cover is added to `contentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// `contentInset` with what bars cover, in points.
  open var adjustedContentInset: UIEdgeInsets { scrolling.adjustedInset }

  /// Called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content.
  ///
  /// - Parameters:
  ///   - contentOffset: What will be at the top left corner; it may lie outside of the content.
  ///   - animated: Whether it takes its time; `scrollViewDidEndScrollingAnimation` is called then.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let offset = usable(CGRect(origin: contentOffset, size: .zero), "contentOffset").origin
    if animated {
      animateContent(to: offset)
    } else {
      stopMoving()
      moveContent(to: offset)
    }
  }

  /// Moves the content as little as needed to show a part of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect.finite)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: What the user may do

  /// Whether the user can move the content.
  open var isScrollEnabled = true
  /// Whether a drag keeps to the direction in which it began.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be dragged over its edge, from where it runs back.
  open var bounces = true
  /// Whether the content can be dragged up and down even when it all fits.
  open var alwaysBounceVertical = false
  /// Whether the content can be dragged sideways even when it all fits.
  open var alwaysBounceHorizontal = false
  /// Whether the content comes to rest at multiples of the view's size only.
  open var isPagingEnabled = false
  /// Whether a tap on the status bar scrolls to the top; terminals have no status bar.
  open var scrollsToTop = true
  /// Whether a quick drag that begins on a control moves the content instead.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch away from what is in the view.
  open var canCancelContentTouches = true
  /// How fast the content comes to rest after a drag.
  open var decelerationRate: DecelerationRate = .normal
  /// How dragging puts the keyboard away.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Whether a drag may take a touch away from a view: from everything but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a finger is on the content.
  open var isTracking: Bool { scrolling.drag != nil }
  /// Whether a finger moves the content.
  open var isDragging: Bool { isTracking && scrolling.drag?.mode == .scrolling }
  /// Whether the content runs on by itself after a drag.
  open var isDecelerating: Bool { scrolling.movement?.kind == .deceleration }

  /// A control at the top that appears when the content is pulled down.
  open var refreshControl: UIRefreshControl? {
    get { scrolling.refreshControl }
    set { setRefreshControl(newValue) }
  }

  // MARK: Indicators

  /// Whether a bar shows which part of the content is to be seen, from top to bottom.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// Whether a bar shows which part of the content is to be seen, from left to right.
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// How the indicators look; a terminal shows them all alike.
  open var indicatorStyle: IndicatorStyle = .default
  /// How far the vertical indicator stays from the edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { setNeedsDisplay() } }
  /// How far the horizontal indicator stays from the edges, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { setNeedsDisplay() } }
  /// How far both indicators stay from the edges, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment; in a terminal they are always shown, so nothing happens.
  open func flashScrollIndicators() {}

  // MARK: UIView

  /// The view's rectangle in its own coordinates; its origin is `contentOffset`.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = storedBounds.origin
      super.bounds = newValue
      if storedBounds.origin != oldOrigin { contentDidMove() }
    }
  }

  /// Lays out the content, after the view has moved or changed its size.
  open override func layoutSubviews() {
    if scrolling.laidOutSize != storedBounds.size {
      scrolling.laidOutSize = storedBounds.size
      insetsMayHaveChanged()
      keepContentInReach()
    }
    super.layoutSubviews()
    takeContentSizeFromLayout()
    refreshControl?.placeAboveContent(of: self)
  }

  override var safeAreaForSubviews: UIEdgeInsets { uncoveredSafeArea }

  /// Keeps the content where it was below what bars cover now.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// Moves the content by pages, or to its ends.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !scroll(by: $0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  override func drawOverlay(in context: DrawingContext) { drawIndicators(in: context) }

  override var defaultAccessibilityRole: AccessibilityRole { .scrollView }

  /// Scrolls by a page.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    guard super.visitAccessibilityChildren(visit) else { return false }
    return visitScrollBars(visit)
  }

  // MARK: What subclasses of the toolkit do their own way

  /// Called after `delegate` has been set.
  func scrollDelegateDidChange() {}

  /// Called after the content has moved: tells the delegate.
  func contentDidMove() {
    setNeedsLayout()
    visiblePartDidMove()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Makes what is to be seen of the content by now, where it is made only then.
  func showContent() {}

  /// Whether anything of the content has been made, where it is made only when it is to be seen.
  var hasMadeContent: Bool { true }

  /// Called when the user starts to drag the content.
  func userWillScroll() {}

  /// Called when a finger has moved along an axis in which the content cannot.
  ///
  /// - Returns: Whether the view follows the finger from now on.
  func beginSwipe(_ touch: UITouch, translation: CGPoint) -> Bool { false }

  /// Called when the finger of a swipe has been lifted, or taken away.
  func endSwipe(translation: CGPoint, isCancelled: Bool) {}
}
