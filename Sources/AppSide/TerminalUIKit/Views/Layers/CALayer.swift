import Foundation

/// What a view's background and border look like (Core Animation).
///
/// Each view has one, made when it is first asked for. A layer draws nothing by itself here: the view
/// reads it.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that it belongs to.
  final package private(set) weak var view: UIView?

  final private var ownColor: CGColor?

  /// Makes a layer that belongs to no view.
  public override required init() { super.init() }

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The radius of the corners of background and border, in points.
  open var cornerRadius: CGFloat = 0 { didSet { didChange() } }

  /// The shape of the corners.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { didChange() } }

  /// The width of the border inside the edges, in points; zero draws none.
  open var borderWidth: CGFloat = 0 { didSet { didChange() } }

  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { didChange() }
  }

  /// The colour behind the content: the view's own background colour.
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

  /// Whether what lies outside the bounds is cut off: the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// How fast animations run compared with the app's time, 1 being normal.
  ///
  /// The speed of a window's layer counts for every animation in it, so that tests written for UIKit
  /// can make them all faster. Zero and less count as 1: animations always end.
  open var speed: Float = 1

  /// Ends the animations of the view's layer before their time: completions hear that they were cut short.
  ///
  /// Those of a property animator go on: it is stopped by itself.
  open func removeAllAnimations() {
    if let view { UIApplication.shared.endAnimations(of: view, .all) }
  }

  /// Ends an animation of the view's layer before its time.
  ///
  /// - Parameter key: What is animated, as UIKit names it: `position`, `bounds.size`, `bounds.origin`,
  ///   `transform`, `opacity` or `backgroundColor`.
  open func removeAnimation(forKey key: String) {
    if let view { UIApplication.shared.endAnimations(of: view, AnimatedProperties(key: key)) }
  }

  /// What is being animated of the view, as UIKit names it; nil is nothing.
  open func animationKeys() -> [String]? {
    guard let view else { return nil }
    let keys = UIApplication.shared.animatedProperties(of: view).keys
    return keys.isEmpty ? nil : keys
  }

  private func didChange() { view?.setNeedsDisplay() }
}
