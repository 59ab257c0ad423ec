import Foundation
import Testing
import XCUIAutomation

/// Gestures from outside, as the recognisers see them.
@Suite struct GestureFlowTests {
  @Test func `taps are told apart by number, fingers and length`() {
    let app = Rig.launch("gestures")
    let pad = app.staticTexts["tapPad"]
    pad.doubleTap()
    #expect(Rig.seen(app) == "doubleTap at 96, 80")
    pad.twoFingerTap()
    #expect(Rig.seen(app).hasPrefix("twoFingerTap at "))
    pad.press(forDuration: 1)
    #expect(Rig.seen(app) == "longPress at 96, 80")
    pad.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
      .withOffset(CGVector(dx: 10, dy: 20)).tap()
    // A single tap is one only when no second one follows.
    let isSeen = app.staticTexts["seen"].wait(for: \.label, toEqual: "tap at 10, 20", timeout: 2)
    #expect(isSeen)
  }

  @Test func `swipes have a direction`() {
    let app = Rig.launch("gestures")
    let pad = app.staticTexts["swipePad"]
    pad.swipeLeft()
    #expect(Rig.seen(app) == "swipe left")
    pad.swipeRight()
    #expect(Rig.seen(app) == "swipe right")
    pad.swipeUp()
    #expect(Rig.seen(app) == "swipe up")
    pad.swipeDown()
    #expect(Rig.seen(app) == "swipe down")
  }

  @Test func `a drag has a way`() {
    let app = Rig.launch("gestures")
    let start = app.staticTexts["dragPad"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.25, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 64, dy: -32)))
    #expect(Rig.seen(app) == "pan by 64, -32")
  }

  @Test(arguments: [2.0, 0.5])
  func `a pinch has a scale`(scale: CGFloat) {
    let app = Rig.launch("gestures")
    app.staticTexts["dragPad"].pinch(withScale: scale, velocity: scale > 1 ? 1 : -1)
    #expect(Rig.seen(app).hasPrefix("pinch "))
    let seen = Double(Rig.seen(app).dropFirst("pinch ".count)) ?? 0
    #expect((seen > 1) == (scale > 1))
  }

  @Test func `a turn has an angle`() {
    let app = Rig.launch("gestures")
    app.staticTexts["dragPad"].rotate(.pi / 2, withVelocity: 2)
    #expect(Rig.seen(app).hasPrefix("rotation "))
  }
}
