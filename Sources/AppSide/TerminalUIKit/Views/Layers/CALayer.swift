import Foundation

/// A rectangle with a background, a border and sublayers (Core Animation, which isn't available on
/// Linux).
///
/// Each view has a layer, which is created on demand and has the geometry, opacity and background of
/// the view. Cells show the colours and borders of layers, gradients (``CAGradientLayer``) and shapes
/// (``CAShapeLayer``); what needs smaller parts than cells, such as shadows, is stored.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that owns the layer.
  final package internal(set) weak var view: UIView?

  final private var ownColor: CGColor?
  final var ownBounds = CGRect.zero
  final var ownPosition = CGPoint.zero
  final private var ownOpacity: Float = 1
  final private var ownIsHidden = false
  final private var ownMasksToBounds = false
  final private var ownTransform = CATransform3DIdentity
  final var hierarchy = LayerHierarchy()
  final var runningAnimations: [LayerAnimation] = []

  /// Creates a layer without a view.
  public override required init() { super.init() }

  /// Creates a copy of another layer's geometry and background, for animations.
  public required init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    (ownBounds, ownPosition) = (layer.bounds, layer.position)
    (anchorPoint, ownTransform) = (layer.anchorPoint, layer.transform)
    (ownColor, ownOpacity) = (layer.backgroundColor, layer.opacity)
  }

  /// Creates an empty layer, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// The bounds of the layer, in its own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { view.bounds = newValue } else { ownBounds = newValue.finite }
      didChange()
    }
  }

  /// The place of the anchor point, in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view { view.center = newValue } else { ownPosition = newValue.finite }
      didChange()
    }
  }

  /// The point of the layer that `position` places, as shares of its size; without effect on the
  /// layer of a view.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      anchorPoint = anchorPoint.finite
      didChange()
    }
  }

  /// The smallest rectangle around the transformed layer, in the superlayer's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? transformedFrame(of: ownBounds.size, at: ownPosition) }
    set {
      let new = newValue.standardized.finite
      if let view { view.frame = new } else { place(in: new) }
      didChange()
    }
  }

  /// The transform of the layer about its anchor point; only its part in the plane has an effect.
  ///
  /// As with a view, the frame and hit testing follow that part, and the drawing is only moved.
  open var transform: CATransform3D {
    get {
      guard let view, CATransform3DGetAffineTransform(ownTransform) != view.transform else {
        return ownTransform
      }
      return CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      if let view { view.transform = CATransform3DGetAffineTransform(newValue) }
      ownTransform = newValue
      didChange()
    }
  }

  /// Returns the part of the transform in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one in the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The transform of the sublayers; stored but has no effect.
  open var sublayerTransform = CATransform3DIdentity
  /// The distance from the superlayer towards the viewer; stored but has no effect.
  open var zPosition: CGFloat = 0

  /// Returns whether a point, in the layer's coordinates, is inside the layer.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Appearance

  /// The corner radius of background and border, in points.
  open var cornerRadius: CGFloat = 0 { didSet { didChange() } }

  /// The curve of the corners.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { didChange() } }

  /// The corners that are rounded; without any, none is, and otherwise all are.
  open var maskedCorners: CACornerMask = .all { didSet { didChange() } }

  /// The width of the border inside the edges in points, or zero for none.
  open var borderWidth: CGFloat = 0 { didSet { didChange() } }

  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { didChange() }
  }

  /// The background colour, which is that of the view.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        ownColor = newValue
        didChange()
      }
    }
  }

  /// The opacity from 0 to 1, which is that of the view.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = min(max(0, newValue), 1) }
      didChange()
    }
  }

  /// Whether the layer is hidden, as its view is.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set {
      if let view { view.isHidden = newValue } else { ownIsHidden = newValue }
      didChange()
    }
  }

  /// Whether content outside the bounds is clipped, as in the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set {
      if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue }
      didChange()
    }
  }

  /// The layer whose opaque parts show this layer; stored but has no effect.
  open var mask: CALayer?
  /// Whether the layer has no transparent parts; stored but has no effect.
  open var isOpaque = false
  /// The content of the layer; an image is shown.
  open var contents: Any? { didSet { didChange() } }
  /// The number of pixels per point of the content; stored but has no effect.
  open var contentsScale: CGFloat = 1
  /// The name of the layer.
  open var name: String?

  /// The colour of the shadow; stored but has no effect, because cells show no shadows.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The opacity of the shadow; stored but has no effect.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow in points; stored but has no effect.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow in points; stored but has no effect.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow; stored but has no effect.
  open var shadowPath: CGPath?
  /// Whether the layer is drawn once and reused; stored but has no effect.
  open var shouldRasterize = false
  /// The number of pixels per point of the reused drawing; stored but has no effect.
  open var rasterizationScale: CGFloat = 1
  /// Whether the edges are smoothed; stored but has no effect.
  open var allowsEdgeAntialiasing = false
  /// Whether opacity applies to the layer as a whole; stored but has no effect.
  open var allowsGroupOpacity = true
  /// Whether drawing runs on other threads; stored but has no effect.
  open var drawsAsynchronously = false
  /// Whether a change of the bounds redraws the layer; stored but has no effect, because it always
  /// does.
  open var needsDisplayOnBoundsChange = false

  /// Marks the layer for redrawing.
  open func setNeedsDisplay() { didChange() }

  /// Redraws the layer if it is marked; has no effect, because the screen is drawn as a whole.
  open func displayIfNeeded() {}

  /// Draws the layer; subclasses draw into the context.
  open func draw(in ctx: CGContext) {}

  /// Draws the layer with its view and its sublayers into a context.
  open func render(in ctx: CGContext) { render(ctx) }

  /// Marks the sublayers for layout.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays out the sublayers if they are marked.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Lays out the sublayers; never called, because the layout of views comes first.
  open func layoutSublayers() {}

  // MARK: Animations

  /// The speed of animations relative to the app time, by default 1.
  ///
  /// The speed of a window's layer applies to all animations in it, so that UIKit tests can speed
  /// up animations. Zero or less counts as 1, so that animations always end.
  open var speed: Float = 1
  /// The beginning of the layer's time; stored but has no effect.
  open var beginTime: TimeInterval = 0
  /// The offset of the layer's time; stored but has no effect.
  open var timeOffset: TimeInterval = 0

  /// Adds an animation, which shows the layer as it is and ends after its duration in app time.
  ///
  /// The animation is removed at its end if its `isRemovedOnCompletion` is true.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: A name, by which a new animation replaces one; `nil` for none.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }

  /// Returns an animation that hasn't been removed.
  open func animation(forKey key: String) -> CAAnimation? {
    runningAnimations.first { $0.key == key }?.animation
  }

  /// Ends all animations early, and calls the completions of the view's with `false`.
  ///
  /// Property animators aren't affected.
  open func removeAllAnimations() {
    if let view { UIApplication.shared.endAnimations(of: view, .all) }
    for running in runningAnimations { end(running, isFinished: false) }
  }

  /// Ends an animation early.
  ///
  /// - Parameter key: The name of the animation, or UIKit's key for the animated property of the
  ///   view: `position`, `bounds.size`, `bounds.origin`, `transform`, `opacity` or
  ///   `backgroundColor`.
  open func removeAnimation(forKey key: String) {
    if let view { UIApplication.shared.endAnimations(of: view, AnimatedProperties(key: key)) }
    for running in runningAnimations where running.key == key { end(running, isFinished: false) }
  }

  /// Returns the keys of the animations that haven't been removed and UIKit's keys for the
  /// properties of the view that are being animated, or `nil` if there are none.
  open func animationKeys() -> [String]? {
    let ofView = view.map { UIApplication.shared.animatedProperties(of: $0).keys } ?? []
    let keys = ofView + runningAnimations.compactMap(\.key).filter { !ofView.contains($0) }
    return keys.isEmpty ? nil : keys
  }

  /// Returns the layer as it is shown, which is the layer itself, because animations show their end.
  open func presentation() -> Self? { self }

  /// Returns the layer whose presentation this is, which is the layer itself.
  open func model() -> Self { self }

  /// Draws the content of a subclass of the toolkit, behind the sublayers.
  func drawContent(in context: DrawingContext) {}

  final func didChange() {
    if let view { view.setNeedsDisplay() } else { TreeChange.note() }
  }
}
