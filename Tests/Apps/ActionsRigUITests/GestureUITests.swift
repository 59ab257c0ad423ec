import Foundation
import Testing
import XCUIAutomation

/// Gesture recognisers recognise what a test does.
@Suite struct GestureUITests {
  private let app = Rig.launch("gestures")

  @Test func `taps, presses and the mouse`() {
    let pad = app.otherElements["taps"]
    pad.tap()
    #expect(app.seen == "tap")
    pad.doubleTap()
    #expect(app.seen == "double tap")
    pad.twoFingerTap()
    #expect(app.seen == "two finger tap")
    // Two taps by themselves are no double tap: XCUITest is not that quick.
    pad.tap()
    pad.tap()
    #expect(app.seen == "tap")
    pad.press(forDuration: 1)
    #expect(app.seen == "long press")
    pad.hover()
    #expect(app.seen == "hover")
    pad.rightClick()
    #expect(app.seen == "right click")
    pad.click()
    #expect(app.seen == "tap")
    pad.doubleClick()
    #expect(app.seen == "double tap")
  }

  @Test func `drags`() {
    let pad = app.otherElements["drags"]
    let start = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.25, dy: 0.25))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 100, dy: 40)))
    #expect(app.seen.hasPrefix("pan "))
    start.press(
      forDuration: 0.5, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 60)),
      withVelocity: .fast, thenHoldForDuration: 0.2)
    #expect(app.seen.hasPrefix("pan 0 "))
  }

  @Test func `swipes`() {
    let pad = app.otherElements["swipes"]
    for velocity: XCUIGestureVelocity in [.slow, .default, .fast, 5000] {
      pad.swipeUp(velocity: velocity)
      #expect(app.seen == "swipe up")
      pad.swipeDown(velocity: velocity)
      #expect(app.seen == "swipe down")
      pad.swipeLeft(velocity: velocity)
      #expect(app.seen == "swipe left")
      pad.swipeRight(velocity: velocity)
      #expect(app.seen == "swipe right")
    }
  }

  @Test func `pinches and rotations`() throws {
    let pad = app.otherElements["fingers"]
    // As in UIKit, a recogniser counts from where it has begun to recognise, which is a little late.
    pad.pinch(withScale: 2, velocity: 1)
    let wide = try #require(app.seen.wholeMatch(of: /pinch ([\d.]+)/).flatMap { Double($0.1) })
    #expect((1.5...2).contains(wide))
    pad.pinch(withScale: 0.5, velocity: -1)
    let narrow = try #require(app.seen.wholeMatch(of: /pinch ([\d.]+)/).flatMap { Double($0.1) })
    #expect((0.5...0.7).contains(narrow))
    pad.rotate(1.5, withVelocity: 1)
    let turn = try #require(app.seen.wholeMatch(of: /rotation ([\d.]+)/).flatMap { Double($0.1) })
    #expect((1.2...1.5).contains(turn))
  }
}
