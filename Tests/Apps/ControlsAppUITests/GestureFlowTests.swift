import Foundation
import Testing
import XCUIAutomation

/// Gestures out of process, as the recognisers report them.
@Suite struct GestureFlowTests {
  @Test func `taps are distinguished by count, fingers and duration`() {
    let app = Rig.launch("gestures")
    let pad = app.staticTexts["tapPad"]
    pad.doubleTap()
    #expect(app.seen == "doubleTap at 96, 80")
    pad.twoFingerTap()
    #expect(app.seen.hasPrefix("twoFingerTap at "))
    pad.press(forDuration: 1)
    #expect(app.seen == "longPress at 96, 80")
    pad.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
      .withOffset(CGVector(dx: 10, dy: 20)).tap()
    // A single tap is recognised only if no second one follows.
    let isSeen = app.staticTexts["seen"].wait(for: \.label, toEqual: "tap at 10, 20", timeout: 2)
    #expect(isSeen)
  }

  @Test func `two consecutive taps are not a double tap, as in XCUITest`() {
    let app = Rig.launch("gestures")
    let pad = app.staticTexts["tapPad"]
    pad.tap()
    #expect(app.seen == "tap at 96, 80")
    pad.doubleTap()
    #expect(app.seen == "doubleTap at 96, 80")
    pad.tap()
    pad.tap()
    #expect(app.seen == "tap at 96, 80")
  }

  @Test func `the mouse clicks with either button and hovers`() {
    let app = Rig.launch("gestures")
    let pad = app.staticTexts["tapPad"]
    pad.hover()
    #expect(app.seen == "hover at 96, 80")
    pad.rightClick()
    #expect(app.seen == "rightClick at 96, 80")
    pad.click()
    #expect(app.seen == "tap at 96, 80")
    pad.doubleClick()
    #expect(app.seen == "doubleTap at 96, 80")
  }

  @Test(arguments: [XCUIGestureVelocity.slow, .default, .fast, 5000])
  func `swipes have a direction`(velocity: XCUIGestureVelocity) {
    let app = Rig.launch("gestures")
    let pad = app.staticTexts["swipePad"]
    pad.swipeLeft(velocity: velocity)
    #expect(app.seen == "swipe left")
    pad.swipeRight(velocity: velocity)
    #expect(app.seen == "swipe right")
    pad.swipeUp(velocity: velocity)
    #expect(app.seen == "swipe up")
    pad.swipeDown(velocity: velocity)
    #expect(app.seen == "swipe down")
  }

  @Test func `a drag has a translation`() {
    let app = Rig.launch("gestures")
    let start = app.staticTexts["dragPad"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.25, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 64, dy: -32)))
    #expect(app.seen == "pan by 64, -32")
    start.press(
      forDuration: 0.5, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 60)),
      withVelocity: .fast, thenHoldForDuration: 0.2)
    #expect(app.seen == "pan by 0, 60")
  }

  // As in UIKit, a recogniser measures from the point where it recognised the gesture, slightly after its
  // start.
  @Test(arguments: [(2.0, 1.5...2.0), (0.5, 0.5...0.7)])
  func `a pinch has a scale`(scale: CGFloat, range: ClosedRange<Double>) throws {
    let app = Rig.launch("gestures")
    app.staticTexts["dragPad"].pinch(withScale: scale, velocity: scale > 1 ? 1 : -1)
    let seen = try #require(app.seen.wholeMatch(of: /pinch ([\d.]+)/).flatMap { Double($0.1) })
    #expect(range.contains(seen))
  }

  @Test func `a rotation has an angle`() throws {
    let app = Rig.launch("gestures")
    app.staticTexts["dragPad"].rotate(.pi / 2, withVelocity: 2)
    let seen = try #require(app.seen.wholeMatch(of: /rotation (\d+)°/).flatMap { Int($0.1) })
    #expect((70...90).contains(seen))
  }
}
