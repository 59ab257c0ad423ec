import AutomationProtocol
import Foundation
import PlatformTypes

extension XCUIElement {
  /// Returns a coordinate relative to the element's frame, which is read again at each use.
  ///
  /// - Parameter normalizedOffset: The offset as a fraction of the frame's size, from 0 at its left
  ///   and top to 1 at its right and bottom.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    let offset = CGPoint(x: normalizedOffset.dx, y: normalizedOffset.dy)
    return XCUICoordinate(self, ElementPlace(normalizedOffset: offset))
  }
}
