import Foundation

/// A place given by an element's frame, inside it or beside it (`XCUICoordinate`).
public struct ElementPlace: Sendable, Hashable, Codable {
  /// A share of the element's size: 0 at its left and top, 1 at its right and bottom.
  public var normalizedOffset: CGPoint
  /// What is added to that, in points.
  public var offset: CGPoint

  /// Makes a place.
  public init(normalizedOffset: CGPoint, offset: CGPoint = .zero) {
    self.normalizedOffset = normalizedOffset
    self.offset = offset
  }

  /// Where it is, in points of the screen.
  ///
  /// - Parameter frame: The element's frame, in points of the screen.
  public func point(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * normalizedOffset.x + offset.x,
      y: frame.minY + frame.height * normalizedOffset.y + offset.y)
  }
}
