import AutomationProtocol
import Foundation
import PlatformTypes

extension XCUIElement {
  /// A place given by its frame, which is looked up anew at each use.
  ///
  /// - Parameter normalizedOffset: A share of its size: 0 at its left and top, 1 at its right and
  ///   bottom.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    let offset = CGPoint(x: normalizedOffset.dx, y: normalizedOffset.dy)
    return XCUICoordinate(self, ElementPlace(normalizedOffset: offset))
  }
}
