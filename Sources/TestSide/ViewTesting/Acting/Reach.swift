import Foundation
import TerminalUIKit

/// The point at which a finger can reach a view, or the reason why it cannot.
enum Reach {
  case at(CGPoint)
  case notShown
  case hidden
  case noSize
  case outside(CGRect)
  case covered(by: String)
  case untouchable(by: String)

  @MainActor
  init(_ view: UIView) {
    guard let window = view.window, !window.isHidden else {
      self = .notShown
      return
    }
    var next: UIView? = view
    while let current = next {
      if current.isHidden || current.alpha < UIView.minimumTouchableAlpha {
        self = .hidden
        return
      }
      next = current.superview
    }
    if let untouchableAncestor = Self.untouchableAncestor(view) {
      self = .untouchable(by: Self.name(untouchableAncestor))
      return
    }
    let frame = view.screenRect(view.bounds)
    guard frame.width > 0, frame.height > 0 else {
      self = .noSize
      return
    }
    self = .outside(frame)
    for point in Self.points(of: frame) where window.frame.contains(point) {
      guard let hit = UIApplication.shared.hitTest(point) else { continue }
      if hit.isDescendant(of: view) || Self.passesThrough(hit, to: view) {
        self = .at(point)
        return
      }
      if case .outside = self { self = .covered(by: Self.name(hit)) }
    }
  }

  /// The obstacle as the end of a sentence, or `nil` if there isn't one.
  var obstacle: String? {
    switch self {
    case .at: nil
    case .notShown: "it is not in a visible window. Show it with withWindow or TestWindow"
    case .hidden: "it is hidden, or one of its superviews is"
    case .noSize: "it has no size. Give it a frame or constraints"
    case .outside(let frame):
      "it is outside its window, at \(Int(frame.minX)), \(Int(frame.minY)). Scroll there first"
    case .covered(let other): "\(other) covers it"
    case .untouchable(let view):
      "\(view) ignores touches because its isUserInteractionEnabled is false"
    }
  }

  /// Returns the name of a view for failures.
  @MainActor
  static func name(_ view: UIView) -> String {
    let identifier = view.accessibilityIdentifier ?? view.accessibilityLabel
    return "\(type(of: view))" + (identifier.map { " “\($0)”" } ?? "")
  }

  /// Returns the superview that keeps touches from a control; labels and pictures don't expect touches.
  @MainActor
  private static func untouchableAncestor(_ view: UIView) -> UIView? {
    guard view is UIControl || view.isUserInteractionEnabled else { return nil }
    var next: UIView? = view
    while let current = next {
      if !current.isUserInteractionEnabled { return current }
      next = current.superview
    }
    return nil
  }

  /// Returns whether a touch at a view without user interaction goes to a view around it.
  ///
  /// For example, a touch on a label in a cell goes to the cell.
  @MainActor
  private static func passesThrough(_ hit: UIView, to view: UIView) -> Bool {
    guard !view.isUserInteractionEnabled else { return false }
    return view.isDescendant(of: hit)
  }

  /// Returns the centre, and then points around it for views that are partly covered.
  private static func points(of frame: CGRect) -> [CGPoint] {
    let places: [(CGFloat, CGFloat)] = [
      (0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75), (0.05, 0.5), (0.95, 0.5),
    ]
    return places.map { x, y in
      CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
    }
  }
}
