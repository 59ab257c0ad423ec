import Foundation

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinates of the screen, which doesn't rotate.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point of the screen to the coordinates of a view.
  @preconcurrency @MainActor
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
  }

  /// Converts a point from the coordinates of a view to those of the screen.
  @preconcurrency @MainActor
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle of the screen to the coordinates of a view.
  @preconcurrency @MainActor
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
  }

  /// Converts a rectangle from the coordinates of a view to those of the screen.
  @preconcurrency @MainActor
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
