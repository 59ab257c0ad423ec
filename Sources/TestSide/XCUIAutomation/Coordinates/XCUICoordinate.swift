import AppSession
import AutomationProtocol
import Foundation
import PlatformTypes

/// A place on the screen, given by an element's frame.
///
/// It holds the element's query, so the place is where the element is at the moment of use; finding
/// it and doing something there is one round trip. What is done goes to whatever lies there. A place
/// that is not on the screen, or of an element that is gone, is a failure.
// Sendable is unchecked because of NSObject, which holds nothing; element and place never change.
open class XCUICoordinate: NSObject, @unchecked Sendable {
  /// The element whose frame gives the place.
  public let referencedElement: XCUIElement
  let place: ElementPlace

  init(_ element: XCUIElement, _ place: ElementPlace) {
    referencedElement = element
    self.place = place
  }

  /// A place beside this one.
  ///
  /// - Parameter offsetVector: How far away, in points.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    var place = place
    place.offset.x += offsetVector.dx
    place.offset.y += offsetVector.dy
    return XCUICoordinate(referencedElement, place)
  }

  /// Where it is now, in points of the screen.
  open var screenPoint: CGPoint {
    recording(or: .zero) { test in
      place.point(in: try referencedElement.handle.attributes(in: test).frame)
    }
  }

  /// The place in a few words: `"Save" Button[0.5, 0.5]`.
  open override var description: String { referencedElement.handle.name + place.text }

  /// The place in a few words, and where it is now; it never fails the test.
  open override var debugDescription: String {
    reporting(or: NeutralAnswer.text) { test in
      let handle = referencedElement.handle
      guard handle.chain.problem == nil, let frame = (try? handle.all(in: test))?.first?.frame
      else { return description }
      let point = place.point(in: frame)
      return "\(description) -> (\(point.x), \(point.y))"
    }
  }

  // MARK: Fingers

  /// Taps there.
  open func tap() { perform(.tap(count: 1, touches: 1)) }

  /// Taps there twice.
  open func doubleTap() { perform(.tap(count: 2, touches: 1)) }

  /// Holds a finger there.
  ///
  /// - Parameter duration: How long, in seconds of the app's time.
  open func press(forDuration duration: TimeInterval) { perform(.press(duration: duration)) }

  // MARK: Mouse

  /// Clicks there with the mouse.
  open func click() { perform(.click(.init())) }

  /// Clicks there twice with the mouse.
  open func doubleClick() { perform(.click(.init(count: 2))) }

  /// Clicks there with the other button of the mouse.
  open func rightClick() { perform(.click(.init(.secondary))) }

  /// Moves the mouse there.
  open func hover() { perform(.hover) }

  /// Turns the wheel of the mouse there.
  ///
  /// - Parameters:
  ///   - deltaX: How far, in points; positive shows what is to the left.
  ///   - deltaY: How far, in points; positive shows what is above.
  open func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    perform(.scroll(deltaX: Double(deltaX), deltaY: Double(deltaY)))
  }

  func perform(_ interaction: Interaction) {
    recording(or: ()) { test in
      try referencedElement.handle.perform(interaction, at: place, in: test)
    }
  }
}
