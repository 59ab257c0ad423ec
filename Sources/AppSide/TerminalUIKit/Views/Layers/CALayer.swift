import Foundation

/// The appearance of a view's background and border (Core Animation).
///
/// Each view has a layer, which is created on demand. A layer doesn't draw; its view reads its
/// properties.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that owns the layer.
  final package private(set) weak var view: UIView?

  final private var ownColor: CGColor?

  /// Creates a layer without a view.
  public override required init() { super.init() }

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The corner radius of background and border, in points.
  open var cornerRadius: CGFloat = 0 { didSet { didChange() } }

  /// The curve of the corners.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { didChange() } }

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
      }
    }
  }

  /// Whether content outside the bounds is clipped, as in the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The speed of animations relative to the app time, by default 1.
  ///
  /// The speed of a window's layer applies to all animations in it, so that UIKit tests can speed
  /// up animations. Zero or less counts as 1, so that animations always end.
  open var speed: Float = 1

  /// Ends all animations of the view early and calls their completions with `false`.
  ///
  /// Property animators aren't affected.
  open func removeAllAnimations() {
    if let view { UIApplication.shared.endAnimations(of: view, .all) }
  }

  /// Ends an animation of the view early.
  ///
  /// - Parameter key: UIKit's key for the animated property: `position`, `bounds.size`,
  ///   `bounds.origin`, `transform`, `opacity` or `backgroundColor`.
  open func removeAnimation(forKey key: String) {
    if let view { UIApplication.shared.endAnimations(of: view, AnimatedProperties(key: key)) }
  }

  /// Returns UIKit's keys for the properties that are being animated, or `nil` if there are none.
  open func animationKeys() -> [String]? {
    guard let view else { return nil }
    let keys = UIApplication.shared.animatedProperties(of: view).keys
    return keys.isEmpty ? nil : keys
  }

  private func didChange() { view?.setNeedsDisplay() }
}
