import Foundation

// The methods for views are preferred, because they need no cast.
extension UIView: UICoordinateSpace {
  /// Converts a point to the coordinates of another view or of the screen.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    let onScreen = convertToRoot(point)
    return coordinateSpace is UIScreen
      ? onScreen : coordinateSpace.convert(onScreen, from: UIScreen.main)
  }

  /// Converts a point from the coordinates of another view or of the screen.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    let onScreen =
      coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: UIScreen.main)
    return convertedFromRoot(onScreen)
  }

  /// Converts a rectangle to the coordinates of another view or of the screen.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    let onScreen = screenRect(rect)
    return coordinateSpace is UIScreen
      ? onScreen : coordinateSpace.convert(onScreen, from: UIScreen.main)
  }

  /// Converts a rectangle from the coordinates of another view or of the screen.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    let onScreen =
      coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: UIScreen.main)
    return convertedFromScreen(onScreen)
  }

  private func convertedFromScreen(_ rect: CGRect) -> CGRect {
    // Without a transform the size must remain exactly the same.
    if let offset = screenOffset { return rect.offsetBy(dx: -offset.x, dy: -offset.y) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convertedFromRoot($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
