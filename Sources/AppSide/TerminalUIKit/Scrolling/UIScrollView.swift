import ElementTypes
import Foundation

/// A view that scrolls content larger than itself (UIKit).
///
/// As in UIKit, scrolling changes the origin of `bounds`. Drags, the mouse wheel, keys and the app
/// can scroll; animations and decelerations take time on the app's clock.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegateHolder, WheelReceiver {
  final weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollDelegateDidChange() }
  }
  final var scrolling = ScrollState()
  let scrollPan = ScrollPanGestureRecognizer()

  /// Creates a scroll view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty scroll view, because Linux has no Interface Builder archives.
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

  /// The gesture recogniser for drags that scroll the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// The gesture recogniser for zooming; always `nil`, as in UIKit for content that can't zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

  // MARK: Content

  /// The point of the content at the top left corner of the view.
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

  /// The space around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { scrolling.contentInset }
    set {
      guard accepts(newValue, as: "contentInset") else { return }
      scrolling.contentInset = newValue
      insetsMayHaveChanged()
    }
  }

  /// The way in which the safe area adjusts `contentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// The content inset with the adjustment for the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { scrolling.adjustedInset }

  /// Called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Sets the content offset.
  ///
  /// - Parameters:
  ///   - contentOffset: The new offset, which can be outside the content.
  ///   - animated: Whether to animate the change. If so, `scrollViewDidEndScrollingAnimation(_:)`
  ///     is called at the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let offset = usable(CGRect(origin: contentOffset, size: .zero), "contentOffset").origin
    if animated {
      animateContent(to: offset)
    } else {
      stopMoving()
      moveContent(to: offset)
    }
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect.finite)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: User interaction

  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether a drag is locked to the axis along which it began.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be dragged beyond its edges and bounces back.
  open var bounces = true
  /// Whether content that fits vertically can be dragged vertically.
  open var alwaysBounceVertical = false
  /// Whether content that fits horizontally can be dragged horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a tap on the status bar scrolls to the top; has no effect, because terminals have no
  /// status bar.
  open var scrollsToTop = true
  /// Whether touches are delayed, so that a quick drag that begins on a control scrolls.
  open var delaysContentTouches = true
  /// Whether a drag can cancel a touch in a subview.
  open var canCancelContentTouches = true
  /// The deceleration rate after a drag.
  open var decelerationRate: DecelerationRate = .normal
  /// The way in which dragging dismisses the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Returns whether a drag can cancel a touch in a subview; by default, unless it is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a finger touches the content.
  open var isTracking: Bool { scrolling.drag != nil }
  /// Whether the user is dragging the content.
  open var isDragging: Bool { isTracking && scrolling.drag?.mode == .scrolling }
  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { scrolling.movement?.kind == .deceleration }

  /// The refresh control at the top of the content.
  open var refreshControl: UIRefreshControl? {
    get { scrolling.refreshControl }
    set { setRefreshControl(newValue) }
  }

  // MARK: Indicators

  /// Whether the vertical scroll indicator is visible.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// Whether the horizontal scroll indicator is visible.
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// The style of the scroll indicators; a terminal shows all styles alike.
  open var indicatorStyle: IndicatorStyle = .default
  /// The distances of the vertical indicator from the edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { setNeedsDisplay() } }
  /// The distances of the horizontal indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { setNeedsDisplay() } }
  /// The distances of both indicators from the edges, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Does nothing, because a terminal's scroll indicators are always visible.
  open func flashScrollIndicators() {}

  // MARK: UIView

  /// The bounds of the view, whose origin is `contentOffset`.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = storedBounds.origin
      super.bounds = newValue
      if storedBounds.origin != oldOrigin { contentDidMove() }
    }
  }

  /// Lays out the content after it has scrolled or the view's size has changed.
  open override func layoutSubviews() {
    if scrolling.laidOutSize != storedBounds.size {
      scrolling.laidOutSize = storedBounds.size
      insetsMayHaveChanged()
      clampContentOffset()
    }
    super.layoutSubviews()
    updateContentSizeFromLayout()
    refreshControl?.placeAboveContent(of: self)
  }

  override var safeAreaForSubviews: UIEdgeInsets { uncoveredSafeArea }

  /// Adjusts the insets and keeps content at an edge in place.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// Scrolls by a page, or to the beginning or end.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !scroll(by: $0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  override func drawOverlay(in context: DrawingContext) { drawIndicators(in: context) }

  override var defaultElementType: ElementType { .scrollView }

  /// Scrolls by a page.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    guard super.visitAccessibilityChildren(visit) else { return false }
    return visitScrollBars(visit)
  }

  // MARK: Methods for subclasses in the toolkit

  /// Called after `delegate` has been set.
  func scrollDelegateDidChange() {}

  /// Called after the content has scrolled, to call the delegate.
  func contentDidMove() {
    setNeedsLayout()
    visiblePartDidMove()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Creates the views of the visible content, in subclasses that create them on demand.
  func showContent() {}

  /// Whether any content has been created, in subclasses that create it on demand.
  var hasMadeContent: Bool { true }

  /// Called when the user starts to scroll.
  func userWillScroll() {}

  /// Called when a finger has moved along an axis that doesn't scroll.
  ///
  /// - Returns: Whether the view claims the touch as a swipe.
  func beginSwipe(_ touch: UITouch, translation: CGPoint) -> Bool { false }

  /// Called when a swipe ends or is cancelled.
  func endSwipe(translation: CGPoint, isCancelled: Bool) {}
}
