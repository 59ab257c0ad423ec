import Foundation

/// A position relative to an element's frame, inside or outside it (`XCUICoordinate`).
public struct ElementPlace: Sendable, Hashable, Codable {
  /// The position as a fraction of the element's size: 0 at the left and top, 1 at the right and
  /// bottom.
  public var normalizedOffset: CGPoint
  /// The offset to add, in points.
  public var offset: CGPoint

  /// Makes a place.
  public init(normalizedOffset: CGPoint, offset: CGPoint = .zero) {
    self.normalizedOffset = normalizedOffset
    self.offset = offset
  }

  /// Returns the position in points of the screen.
  ///
  /// - Parameter frame: The element's frame, in points of the screen.
  public func point(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * normalizedOffset.x + offset.x,
      y: frame.minY + frame.height * normalizedOffset.y + offset.y)
  }
}
