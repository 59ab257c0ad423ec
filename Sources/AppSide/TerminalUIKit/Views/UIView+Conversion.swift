import Foundation

/// The conversion of points and rectangles between the coordinates of views (UIKit).
extension UIView {
  /// Converts a point to another view's coordinates, or to the window's if the view is `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === self { return point }
    let inRoot = convertToRoot(point)
    guard let view else { return convertFromRoot(inRoot, to: storedWindow) }
    return view.convertedFromRoot(inRoot)
  }

  /// Converts a point from another view's coordinates, or from the window's if the view is `nil`.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? storedWindow else { return convertedFromRoot(point) }
    return view.convert(point, to: self)
  }

  /// Converts a rectangle to another view's coordinates, or to the window's if the view is `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let origin = convert(rect.origin, to: view)
    let end = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    let other = convert(CGPoint(x: rect.maxX, y: rect.minY), to: view)
    let last = convert(CGPoint(x: rect.minX, y: rect.maxY), to: view)
    let xs = [origin.x, end.x, other.x, last.x]
    let ys = [origin.y, end.y, other.y, last.y]
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    // Without a transform the size must remain exactly the same.
    let isUpright = origin.x == last.x && origin.y == other.y
    let size =
      isUpright && isOnlyMoved(relativeTo: view)
      ? rect.size : CGSize(width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    return CGRect(origin: CGPoint(x: left, y: top), size: size)
  }

  /// Converts a rectangle from another view's coordinates, or from the window's if the view is
  /// `nil`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view = view ?? storedWindow else { return rect }
    return view.convert(rect, to: self)
  }

  /// Converts a rectangle to screen coordinates.
  package func screenRect(_ rect: CGRect) -> CGRect {
    if let offset = screenOffset { return rect.offsetBy(dx: offset.x, dy: offset.y) }
    // This view or an ancestor has a transform.
    var corners = rect
    var next: UIView? = self
    while let current = next {
      corners = current.rectInSuperview(corners)
      next = current.storedSuperview
    }
    return corners
  }

  private func rectInSuperview(_ rect: CGRect) -> CGRect {
    if transform.isIdentity {
      return rect.offsetBy(
        dx: origin.x - storedBounds.origin.x, dy: origin.y - storedBounds.origin.y)
    }
    let middle = center
    return rect.offsetBy(dx: -storedBounds.midX, dy: -storedBounds.midY)
      .applying(transform).finite.offsetBy(dx: middle.x, dy: middle.y)
  }

  func convertToSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(
        x: point.x - storedBounds.origin.x + origin.x,
        y: point.y - storedBounds.origin.y + origin.y)
    }
    let middle = center
    let moved = CGPoint(x: point.x - storedBounds.midX, y: point.y - storedBounds.midY)
      .applying(transform).finite
    return CGPoint(x: moved.x + middle.x, y: moved.y + middle.y)
  }

  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(
        x: point.x - origin.x + storedBounds.origin.x,
        y: point.y - origin.y + storedBounds.origin.y)
    }
    let middle = center
    let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
      .applying(transform.inverted()).finite
    return CGPoint(x: moved.x + storedBounds.midX, y: moved.y + storedBounds.midY)
  }

  /// Converts a point to the coordinates around the root view; for a window these are the screen's.
  func convertToRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = self
    while let current = view {
      point = current.convertToSuperview(point)
      view = current.storedSuperview
    }
    return point
  }

  func convertedFromRoot(_ point: CGPoint) -> CGPoint {
    convertFromSuperview(storedSuperview?.convertedFromRoot(point) ?? point)
  }

  private func convertFromRoot(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    window?.convertedFromRoot(point) ?? point
  }

  private func isOnlyMoved(relativeTo other: UIView?) -> Bool {
    hasOnlyMovesAbove && (other?.hasOnlyMovesAbove ?? true)
  }

  private var hasOnlyMovesAbove: Bool {
    var view: UIView? = self
    while let current = view {
      if !current.transform.isIdentity { return false }
      view = current.storedSuperview
    }
    return true
  }
}
