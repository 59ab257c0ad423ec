import Foundation

/// A rectangle on the screen that draws itself, holds other views and answers events (UIKit).
///
/// Geometry is in points; a terminal cell is 8 × 16 points.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  // The frame's origin without the transform: exact, where UIKit's centre would round.
  final var origin = CGPoint.zero
  // For these, and others below, see `UIResponder.accessibilityProperties`.
  @exclusivity(unchecked) final var storedBounds = CGRect.zero
  @exclusivity(unchecked) final var storedSubviews: [UIView] = []
  @exclusivity(unchecked) final var screenPlace = ScreenPlace()
  @exclusivity(unchecked) final weak var storedSuperview: UIView?
  final weak var storedWindow: UIWindow?
  final weak var viewController: UIViewController?
  final var storedLayer: CALayer?
  @exclusivity(unchecked) final var layoutState = LayoutState()
  final var priorities = ContentPriorities()
  final var ownTintColor: UIColor?
  final var storedGestureRecognizers: [UIGestureRecognizer] = []
  final var storedInteractions: [any UIInteraction] = []

  /// Makes a view with a frame, in points of its superview.
  public init(frame: CGRect) {
    super.init()
    let frame = frame.isUsable ? frame : usable(frame, "frame")
    setGeometry(origin: frame.origin, bounds: CGRect(origin: .zero, size: frame.size))
  }

  /// Makes a view of an archive; Linux has none of Interface Builder's, so it is an empty view.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The view's rectangle in its superview, in points.
  open var frame: CGRect {
    get { currentFrame }
    set { setFrame(newValue.isUsable ? newValue : usable(newValue, "frame")) }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue.isUsable ? newValue : usable(newValue, "bounds")) }
  }

  /// The middle of the view in its superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + storedBounds.width / 2, y: origin.y + storedBounds.height / 2) }
    set { setCenter(usable(CGRect(origin: newValue, size: .zero), "center").origin) }
  }

  /// How the view is moved, scaled or rotated about its middle.
  ///
  /// Moves are drawn; of scaling and rotation only the effect on `frame` and on hit testing is kept.
  open var transform: CGAffineTransform = .identity {
    didSet {
      guard transform != oldValue else { return }
      if !transform.isFinite {
        ViewMisuse.strangeGeometry(self, part: "transform", numbers: transform.numbers).report()
        transform = oldValue
      }
      didChangeGeometry(.transform)
    }
  }

  /// How the view follows its superview's size where no layout engine does.
  open var autoresizingMask = AutoresizingMask(rawValue: 0) {
    didSet { layoutState.item?.engine?.geometryDidChange(self) }
  }

  /// Whether the subviews follow this view's size by their masks.
  open var autoresizesSubviews = true

  // MARK: Appearance

  /// Whether the view and all in it is not there for the eye and for events.
  @exclusivity(unchecked) open var isHidden = false {
    didSet { if isHidden != oldValue { didChangeVisibility() } }
  }

  /// Opacity of the view and all in it, from 0 to 1; what is beyond counts as the nearer of the two.
  @exclusivity(unchecked) open var alpha: CGFloat = 1 {
    didSet {
      if alpha < 0 || alpha > 1 { alpha = min(max(0, alpha), 1) }
      noteAnimatableChange(.opacity)
      setNeedsDisplay()
    }
  }

  /// The colour behind the content; nil is none.
  open var backgroundColor: UIColor? {
    didSet {
      noteAnimatableChange(.backgroundColor)
      setNeedsDisplay()
    }
  }

  /// Whether the view promises to draw all of its rectangle.
  open var isOpaque = true

  /// Whether what lies outside the view is cut off.
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }

  /// Where content that does not fill the view is put.
  open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }

  /// The colour of what can be tapped; that of the superview unless set.
  open var tintColor: UIColor! {
    get { isTintDimmed ? .systemGray : undimmedTintColor }
    set {
      ownTintColor = newValue
      propagateTintColorChange()
    }
  }

  /// Whether the tint colour is shown in grey, as behind something modal; automatic leaves it to the
  /// superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set { setTintAdjustment(newValue) }
  }

  /// Called when the tint colour that applies here has changed.
  open func tintColorDidChange() {}

  /// Light or dark for this view and all in it; unspecified leaves it to what is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }

  /// What the content means, and so whether it is turned round where reading goes from right to left.
  ///
  /// It is about the view's own content and the places of its subviews, not about what is in those.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState.semantics }
    set { setSemantics(newValue) }
  }

  /// The traits that the view is shown with.
  open var traitCollection: UITraitCollection { announcedTraits ?? currentTraits }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after the user wants text in another size.
  func contentSizeCategoryDidChange() {}

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Background, border and animation speed.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = CALayer(view: self)
    storedLayer = layer
    return layer
  }

  /// Says that the view must be drawn again.
  open func setNeedsDisplay() { TreeChange.note() }

  /// Says that a part of the view must be drawn again: all of it is.
  open func setNeedsDisplay(_ rect: CGRect) { TreeChange.note() }

  /// Draws the view's own content; subclasses fill rectangles with `UIRectFill(_:)`.
  ///
  /// - Parameter rect: What must be drawn, in the view's own coordinates: all of it.
  open func draw(_ rect: CGRect) {}

  /// Draws what a class of the toolkit shows between background and subviews.
  func drawContent(in context: DrawingContext) {}

  /// Draws what a class of the toolkit shows on top of its subviews.
  func drawOverlay(in context: DrawingContext) {}

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { storedSuperview }

  /// The views inside this one, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that this view is in, directly or not.
  open var window: UIWindow? { storedWindow }

  /// A number to find the view by.
  open var tag = 0

  /// Adds a view in front of the others, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Adds a view at a place among the others, taking it from where it was.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - index: 0 is farthest back; what is out of range counts as the nearest end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view directly behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Adds a view directly in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { storedSuperview?.remove(self) }

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// The first view of a tag among this one and all in it; nil when there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  // MARK: Layout

  /// Asks for `layoutSubviews()` before the screen is drawn next.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out this view and all in it now, if anything there asked for it.
  open func layoutIfNeeded() { layOutFromTop() }

  /// Gives the subviews their frames; subclasses do it their own way.
  open func layoutSubviews() {
    (layoutState.item?.engine ?? layoutState.engine)?.layoutSubviews(of: self)
  }

  /// The size that suits the view best within another; its present size unless a class knows better.
  ///
  /// - Parameter size: The room there is, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Makes the view as big as suits it best.
  open func sizeToFit() {
    // UIKit keeps the corner of the frame, not the middle.
    let size = CGRect(origin: .zero, size: sizeThatFits(storedBounds.size)).finite.size
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The size that the content asks for; `noIntrinsicMetric` in a direction where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { contentSizeMayHaveChanged() }

  /// The size that best fits a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that best fits a target, each direction as strictly as its priority says.
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

  /// How far inside its frame the view is aligned with others, in points: constraints and stacks give
  /// places to the rectangle that these leave.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What constraints align of the view when it has a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of the view when constraints have given a place to what they align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Whether the frame is given by code and mask; false leaves it to a layout engine.
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      markHoldingConstraints()
      rootView.autoLayoutEngine?.setNeedsRebuild()
      markSubtreeWaiting()
    }
  }

  /// Whether the class works only with constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date; subclasses that keep some call this last.
  open func updateConstraints() {}

  /// The room kept free at the edges, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard accepts(newValue, as: "layoutMargins") else { return }
      setMargins(LayoutMargins(newValue, isRightToLeft: isRightToLeft))
    }
  }

  /// The room kept free at the edges, in points, in reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutState.margins.directional }
    set {
      guard accepts(UIEdgeInsets(newValue), as: "directionalLayoutMargins") else { return }
      setMargins(LayoutMargins(directional: newValue))
    }
  }

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}

  /// What bars cover of the view at each edge, in points.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// What of the safe area reaches into subviews; content that makes room for bars has none of them.
  var safeAreaForSubviews: UIEdgeInsets { layoutState.safeArea }

  /// Whether the content needs a height that depends on the width it is given.
  var isContentHeightOfWidth: Bool { false }

  /// Called after a subview asked for another size, was hidden or shown.
  func subviewDidChangeSize(_ subview: UIView) { setNeedsLayout() }

  /// To what part of the view its subviews are cut off, besides `clipsToBounds`; nil where they are not.
  var subviewClip: CGRect? { nil }

  // MARK: Events

  /// Whether touches can reach the view and what is in it.
  open var isUserInteractionEnabled = true { didSet { TreeChange.note() } }

  /// The view in front that contains a point: this one or one inside it.
  ///
  /// - Parameters:
  ///   - point: In the view's own coordinates.
  ///   - event: The event that asks; nil outside of events.
  /// - Returns: Nil when the point is outside, or the view is hidden, transparent or without interaction.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= UIView.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    // By hand: an iterator would take room of the stack at each of what may be ten thousand levels.
    let subviews = storedSubviews
    var position = subviews.count
    while position > 0 {
      position &-= 1
      let subview = subviews[position]
      if let hit = subview.hitTest(subview.convertFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Whether a point, in the view's own coordinates, is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  /// The recognisers of gestures in this view and in what is in it; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }

  /// Lets a recogniser see the touches in this view and in what is in it, in no other view any more.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Lets a recogniser see no touches here any more; a gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Whether a recogniser of this view, or of one around it, that has seen enough here may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// What a user can do with the view as a whole.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for old in storedInteractions where !newValue.contains(where: { $0 === old }) { remove(old) }
      for new in newValue { add(new) }
    }
  }

  /// Lets a user do something with the view, and with no other one any more.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

  /// Lets a user do something no more.
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  /// Whether several fingers may touch the view at once: remembered only, they always may.
  open var isMultipleTouchEnabled = false

  /// Whether nobody else may be touched meanwhile: remembered only.
  open var isExclusiveTouch = false

  /// Whether the Tab key can put the focus here.
  open var canBecomeFocused: Bool { false }

  /// Whether the focus that the Tab key moves is here.
  open var isFocused: Bool { receivesFocusedKeys }

  /// Whether keys come here because of the focus: for a list, also while one of its rows has it.
  final var receivesFocusedKeys: Bool { storedWindow?.focusedView === self }

  /// Called after the focus has come or gone.
  func focusDidChange() { setNeedsDisplay() }

  // MARK: UIResponder

  /// The view controller whose view this is, else the superview.
  open override var next: UIResponder? { viewController ?? storedSuperview }

  package override var hostWindow: UIWindow? { storedWindow }

  override var defaultAccessibilityFrame: CGRect { screenRect(storedBounds) }

  package override var accessibilityParent: UIResponder? { elementAround }

  package override var hasAccessibilityFocus: Bool { isFocused }

  /// What holds the content of a row of a table; nil for every view that is no row or header.
  var rowContent: UIView? { nil }

  /// Whether the elements inside can be seen although the view is an element itself.
  var showsAccessibilityChildren: Bool { false }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    visitSubviewElements(visit)
  }
}
