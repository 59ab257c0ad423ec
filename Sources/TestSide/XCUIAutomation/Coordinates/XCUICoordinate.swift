import AppDriving
import AutomationProtocol
import Foundation
import PlatformTypes

/// A place on the screen, relative to an element's frame.
///
/// A coordinate stores the element's query, so the place is computed from the element's frame at each
/// use; finding the element and acting there takes one round trip. Interactions go to the topmost view
/// at the place. A place outside the screen, or in an element that no longer exists, is a failure.
// Sendable is unchecked only because of the superclass, NSObject, which has no state; element and
// place never change.
open class XCUICoordinate: NSObject, @unchecked Sendable {
  /// The element whose frame the place is relative to.
  public let referencedElement: XCUIElement
  let place: ElementPlace

  init(_ element: XCUIElement, _ place: ElementPlace) {
    referencedElement = element
    self.place = place
  }

  /// Returns a coordinate at a distance from this one.
  ///
  /// - Parameter offsetVector: The distance, in points.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    var place = place
    place.offset.x += offsetVector.dx
    place.offset.y += offsetVector.dy
    return XCUICoordinate(referencedElement, place)
  }

  /// The current place, in points of the screen.
  open var screenPoint: CGPoint {
    recording(or: .zero) { test in
      place.point(in: try referencedElement.handle.attributes(in: test).frame)
    }
  }

  /// A short description of the place: `"Save" Button[0.5, 0.5]`.
  open override var description: String { referencedElement.handle.name + place.text }

  /// A short description of the place and its current position; it never fails the test.
  open override var debugDescription: String {
    reporting(or: NeutralAnswer.text) { test in
      let handle = referencedElement.handle
      guard handle.problem == nil, let frame = (try? handle.all(in: test))?.first?.frame
      else { return description }
      let point = place.point(in: frame)
      return "\(description) -> (\(point.x), \(point.y))"
    }
  }

  // MARK: Fingers

  /// Taps the coordinate.
  open func tap() { perform(.tap(count: 1, touches: 1)) }

  /// Taps the coordinate twice.
  open func doubleTap() { perform(.tap(count: 2, touches: 1)) }

  /// Presses a finger on the coordinate.
  ///
  /// - Parameter duration: The time, in seconds of app time.
  open func press(forDuration duration: TimeInterval) { perform(.press(duration: duration)) }

  // MARK: Mouse

  /// Clicks the coordinate with the mouse.
  open func click() { perform(.click(.init())) }

  /// Double-clicks the coordinate with the mouse.
  open func doubleClick() { perform(.click(.init(count: 2))) }

  /// Clicks the coordinate with the secondary mouse button.
  open func rightClick() { perform(.click(.init(.secondary))) }

  /// Moves the mouse pointer to the coordinate.
  open func hover() { perform(.hover) }

  /// Turns the mouse wheel at the coordinate.
  ///
  /// - Parameters:
  ///   - deltaX: The distance, in points; a positive value reveals content on the left.
  ///   - deltaY: The distance, in points; a positive value reveals content above.
  open func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    perform(.scroll(deltaX: Double(deltaX), deltaY: Double(deltaY)))
  }

  func perform(_ interaction: Interaction) {
    recording(or: ()) { test in
      try referencedElement.handle.perform(interaction, at: place, in: test)
    }
  }
}
