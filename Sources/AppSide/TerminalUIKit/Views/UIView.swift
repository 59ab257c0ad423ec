import Foundation

/// A rectangular area of the screen that draws its content, contains subviews and responds to
/// events (UIKit).
///
/// Geometry is in points; a terminal cell is 8 × 16 points.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  // The frame's origin without the transform. It is exact, while storing the centre as UIKit does
  // would round.
  final var origin = CGPoint.zero
  // Exclusivity checking is off here and below for the same reason as in
  // `UIResponder.accessibilityProperties`.
  @exclusivity(unchecked) final var storedBounds = CGRect.zero
  @exclusivity(unchecked) final var storedSubviews: [UIView] = []
  @exclusivity(unchecked) final var storedScreenPosition = ScreenPosition()
  @exclusivity(unchecked) final weak var storedSuperview: UIView?
  final weak var storedWindow: UIWindow?
  final weak var viewController: UIViewController?
  final var storedLayer: CALayer?
  @exclusivity(unchecked) final var layoutState = LayoutState()
  final var priorities = ContentPriorities()
  final var ownTintColor: UIColor?
  final var storedGestureRecognizers: [UIGestureRecognizer] = []
  final var storedInteractions: [any UIInteraction] = []

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    let frame = frame.isUsable ? frame : usable(frame, "frame")
    setGeometry(origin: frame.origin, bounds: CGRect(origin: .zero, size: frame.size))
  }

  /// Creates an empty view, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The frame rectangle, in the superview's coordinates.
  open var frame: CGRect {
    get { currentFrame }
    set { setFrame(newValue.isUsable ? newValue : usable(newValue, "frame")) }
  }

  /// The bounds rectangle, in the view's own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue.isUsable ? newValue : usable(newValue, "bounds")) }
  }

  /// The centre of the view, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + storedBounds.width / 2, y: origin.y + storedBounds.height / 2) }
    set { setCenter(usable(CGRect(origin: newValue, size: .zero), "center").origin) }
  }

  /// The transform of the view about its centre.
  ///
  /// Translations are drawn; scaling and rotation affect only `frame` and hit testing.
  open var transform: CGAffineTransform = .identity {
    didSet {
      guard transform != oldValue else { return }
      if !transform.isFinite {
        ViewMisuse.invalidGeometry(self, part: "transform", numbers: transform.numbers).report()
        transform = oldValue
      }
      didChangeGeometry(.transform)
    }
  }

  /// The mask that determines the view's frame when its superview's size changes and no layout
  /// engine applies.
  open var autoresizingMask = AutoresizingMask(rawValue: 0) {
    didSet { layoutState.item?.engine?.geometryDidChange(self) }
  }

  /// Whether a change of size resizes the subviews by their masks.
  open var autoresizesSubviews = true

  // MARK: Appearance

  /// Whether the view is hidden.
  @exclusivity(unchecked) open var isHidden = false {
    didSet { if isHidden != oldValue { didChangeVisibility() } }
  }

  /// The opacity of the view and its subviews, limited to the range from 0 to 1.
  @exclusivity(unchecked) open var alpha: CGFloat = 1 {
    didSet {
      if alpha < 0 || alpha > 1 { alpha = min(max(0, alpha), 1) }
      recordAnimatableChange(.opacity)
      setNeedsDisplay()
    }
  }

  /// The background colour, or `nil` for none.
  open var backgroundColor: UIColor? {
    didSet {
      recordAnimatableChange(.backgroundColor)
      setNeedsDisplay()
    }
  }

  /// Whether the view draws its whole rectangle.
  open var isOpaque = true

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }

  /// The placement of content of another size.
  open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }

  /// The tint colour for interactive elements; inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { isTintDimmed ? .systemGray : undimmedTintColor }
    set {
      ownTintColor = newValue
      propagateTintColorChange()
    }
  }

  /// The adjustment of the tint colour, for example behind a modal view.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set { setTintAdjustment(newValue) }
  }

  /// Called after the view's tint colour has changed.
  open func tintColorDidChange() {}

  /// The appearance of the view and its subviews, or unspecified to inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }

  /// The semantic meaning of the content, which determines whether it is mirrored in right-to-left
  /// layouts.
  ///
  /// It applies to the view's own content and the layout of its subviews, not to their content.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState.semantics }
    set { setSemantics(newValue) }
  }

  /// The current traits of the view.
  open var traitCollection: UITraitCollection { cachedTraits ?? currentTraits }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after the user's preferred text size has changed.
  func contentSizeCategoryDidChange() {}

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer with the background, border and animation speed.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    storedLayer = layer
    return layer
  }

  /// Marks the view for redrawing.
  open func setNeedsDisplay() { TreeChange.note() }

  /// Marks the view for redrawing; the rectangle is ignored.
  open func setNeedsDisplay(_ rect: CGRect) { TreeChange.note() }

  /// Draws the view's content; subclasses fill rectangles with `UIRectFill(_:)`.
  ///
  /// - Parameter rect: The part to draw, in the view's coordinates; always the whole view.
  open func draw(_ rect: CGRect) {}

  /// Draws the content of the toolkit's own views between background and subviews.
  func drawContent(in context: DrawingContext) {}

  /// Draws the content of the toolkit's own views in front of the subviews.
  func drawOverlay(in context: DrawingContext) {}

  // MARK: Hierarchy

  /// The superview, or `nil`.
  open var superview: UIView? { storedSuperview }

  /// The subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that contains the view, or `nil`.
  open var window: UIWindow? { storedWindow }

  /// A number that identifies the view.
  open var tag = 0

  /// Adds a subview in front of the others, removing it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Inserts a subview at an index, removing it from its previous superview.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - index: The index, where 0 is the back. An index out of range is replaced by the nearest
  ///     end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview directly behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts a subview directly in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { storedSuperview?.remove(self) }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Returns the first view with a tag among this view and its descendants, or `nil` if there is
  /// none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  // MARK: Layout

  /// Requests a call of `layoutSubviews()` before the next frame is drawn.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out the view and its descendants now if layout was requested.
  open func layoutIfNeeded() { layOutFromTop() }

  /// Lays out the subviews.
  ///
  /// Subclasses can override it.
  open func layoutSubviews() {
    (layoutState.item?.engine ?? layoutState.engine)?.layoutSubviews(of: self)
  }

  /// Returns the best size for the view; by default its current size.
  ///
  /// - Parameter size: The available size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Resizes the view to its best size.
  open func sizeToFit() {
    // As in UIKit, the frame's origin stays in place, not its centre.
    let size = CGRect(origin: .zero, size: sizeThatFits(storedBounds.size)).finite.size
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The natural size of the content, with `noIntrinsicMetric` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the intrinsic content size.
  open func invalidateIntrinsicContentSize() { contentSizeMayHaveChanged() }

  /// Returns the size of the view that best fits a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size of the view that best fits a target size, with a priority for each dimension.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintSystem.fittingSize(
      of: self, targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
      ?? fittingSize(
        targetSize, isWidthRequired: horizontalFittingPriority == .required,
        isHeightRequired: verticalFittingPriority == .required)
  }

  /// The insets from the frame to the alignment rectangle, in points.
  ///
  /// Constraints and stack views place the alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Whether the frame and the autoresizing mask determine the view's layout instead of
  /// constraints.
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      markHoldingConstraints()
      rootView.autoLayoutEngine?.setNeedsRebuild()
      markSubtreeWaiting()
    }
  }

  /// Whether the class needs constraint-based layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints.
  ///
  /// Subclasses call `super` last.
  open func updateConstraints() {}

  /// The margins inside the view's edges, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard accepts(newValue, as: "layoutMargins") else { return }
      setMargins(LayoutMargins(newValue, isRightToLeft: isRightToLeft))
    }
  }

  /// The margins inside the view's edges in reading direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutState.margins.directional }
    set {
      guard accepts(UIEdgeInsets(newValue), as: "directionalLayoutMargins") else { return }
      setMargins(LayoutMargins(directional: newValue))
    }
  }

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}

  /// The insets of the area that bars don't cover, in points.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The safe area insets that subviews inherit; scroll views exclude what their content insets
  /// include.
  var safeAreaForSubviews: UIEdgeInsets { layoutState.safeArea }

  /// Whether the height of the content depends on its width.
  var isContentHeightOfWidth: Bool { false }

  /// Called after a subview's natural size or visibility has changed.
  func subviewDidChangeSize(_ subview: UIView) { setNeedsLayout() }

  /// The rectangle that clips subviews regardless of `clipsToBounds`, or `nil` for none.
  var subviewClip: CGRect? { nil }

  // MARK: Events

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true { didSet { TreeChange.note() } }

  /// Returns the frontmost view that contains a point: this view or a descendant.
  ///
  /// - Parameters:
  ///   - point: The point, in the view's coordinates.
  ///   - event: The event that caused the call, or `nil`.
  /// - Returns: The view, or `nil` if the point is outside, or if the view is hidden, transparent
  ///   or without user interaction.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= UIView.minimumTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    // An index instead of an iterator saves stack space, because views can be nested ten thousand
    // levels deep.
    let subviews = storedSubviews
    var position = subviews.count
    while position > 0 {
      position &-= 1
      let subview = subviews[position]
      if let hit = subview.hitTest(subview.convertFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point, in the view's coordinates, is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  /// The gesture recognisers of the view, or `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }

  /// Adds a gesture recogniser, removing it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Removes a gesture recogniser and cancels its gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Returns whether a gesture recogniser of this view or an ancestor can begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions of the view.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for old in storedInteractions where !newValue.contains(where: { $0 === old }) { remove(old) }
      for new in newValue { add(new) }
    }
  }

  /// Adds an interaction, removing it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  /// Whether the view receives several touches at once; stored but has no effect, because it always
  /// does.
  open var isMultipleTouchEnabled = false

  /// Whether the view receives touches exclusively; stored but has no effect.
  open var isExclusiveTouch = false

  /// Whether the view can have the keyboard focus.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the keyboard focus.
  open var isFocused: Bool { receivesFocusedKeys }

  /// Whether the focus sends keys to this view; for a list also while a row has the focus.
  final var receivesFocusedKeys: Bool { storedWindow?.focusedView === self }

  /// Called after the keyboard focus has moved to or away from the view.
  func focusDidChange() { setNeedsDisplay() }

  /// The mark that shows the keyboard focus on the view.
  var focusMark: FocusMark { FocusMark(area: storedBounds, color: focusMarkColor) }

  // MARK: UIResponder

  /// The controller of the view if it has one, otherwise the superview.
  open override var next: UIResponder? { viewController ?? storedSuperview }

  package override var hostWindow: UIWindow? { storedWindow }

  override var defaultAccessibilityFrame: CGRect { screenRect(storedBounds) }

  package override var accessibilityParent: UIResponder? { nearestAncestorElement }

  package override var hasAccessibilityFocus: Bool { isFocused }

  /// The content view of a table row or header; `nil` for other views.
  var rowContent: UIView? { nil }

  /// Whether the view only holds parts of a row, which are children of the row for tests.
  var isPartOfRow: Bool { false }

  /// Whether the view's children are exposed even if it is an accessibility element.
  var showsAccessibilityChildren: Bool { false }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    visitSubviewElements(visit)
  }
}
