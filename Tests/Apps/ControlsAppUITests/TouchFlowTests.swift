import Foundation
import Testing
import XCUIAutomation

/// Each gesture, as the app sees it.
@Suite struct TouchFlowTests {
  private let app = Rig.launch("touches")
  private var pad: XCUIElement { app.otherElements["pad"] }
  private var target: XCUIElement { app.otherElements["target"] }

  /// Returns a fact that the pad reported: fingers, taps, seconds, buttons, keys.
  private func facts(_ name: String) -> Double? {
    let words = app.seen.split(separator: " ")
    guard let index = words.firstIndex(of: Substring(name)) else { return nil }
    return Double(words[index + 1])
  }

  /// Returns whether the last touch had a duration, in seconds; in real time it may be longer.
  private func lasted(_ seconds: Double) -> Bool {
    guard let fact = facts("seconds") else { return false }
    return Rig.isOnVirtualClock ? fact == seconds : fact >= seconds
  }

  @Test func `taps reach the pad`() {
    pad.tap()
    #expect(
      app.seen == "fingers 1 taps 1 events 2 seconds 0.0 buttons 0 keys 0 "
        + "(160.0, 80.0)→(160.0, 80.0)")
    pad.doubleTap()
    #expect(facts("taps") == 2)
    pad.twoFingerTap()
    #expect(facts("fingers") == 2 && facts("taps") == 1)
    pad.tap(withNumberOfTaps: 3, numberOfTouches: 4)
    #expect(facts("fingers") == 4 && facts("taps") == 3)
  }

  @Test func `presses and drags reach the pad`() {
    pad.press(forDuration: 1.5)
    #expect(lasted(1.5))
    pad.press(forDuration: 1, thenDragTo: target)
    #expect(app.seen.hasSuffix("(160.0, 80.0)→(420.0, 224.0)"))
    #expect(lasted(1.99))
    pad.press(
      forDuration: 1, thenDragTo: target, withVelocity: 100, thenHoldForDuration: 2)
    #expect(lasted(5.97))
    #expect((facts("events") ?? 0) > 170)
  }

  @Test func `swipes reach the pad`() {
    pad.swipeUp()
    #expect(app.seen.hasSuffix("(160.0, 80.0)→(160.0, 0.0)"))
    pad.swipeDown(velocity: .fast)
    #expect(app.seen.hasSuffix("(160.0, 80.0)→(160.0, 160.0)") && lasted(0.05))
    pad.swipeLeft(velocity: .slow)
    #expect(app.seen.hasSuffix("(160.0, 80.0)→(32.0, 80.0)") && lasted(0.85))
    pad.swipeRight(withVelocity: 256)
    #expect(app.seen.hasSuffix("(160.0, 80.0)→(288.0, 80.0)") && lasted(0.5))
  }

  @Test func `pinches and rotations reach the pad`() {
    pad.pinch(withScale: 2, velocity: 1)
    #expect(facts("fingers") == 2 && lasted(1))
    #expect(app.seen.hasSuffix("(96.0, 80.0)→(32.0, 80.0) (224.0, 80.0)→(288.0, 80.0)"))
    pad.pinch(withScale: 0.5, velocity: -1)
    #expect(app.seen.hasSuffix("(32.0, 80.0)→(96.0, 80.0) (288.0, 80.0)→(224.0, 80.0)"))
    pad.rotate(.pi / 2, withVelocity: .pi)
    #expect(lasted(0.5))
    #expect(app.seen.hasSuffix("(96.0, 80.0)→(160.0, 16.0) (224.0, 80.0)→(160.0, 144.0)"))
  }

  @Test func `mouse events carry the held modifier keys`() {
    pad.click()
    #expect(facts("buttons") == 1 && facts("keys") == 0)
    pad.doubleClick()
    #expect(facts("taps") == 2)
    pad.rightClick()
    #expect(facts("buttons") == 2)
    XCUIElement.perform(withKeyModifiers: .shift) {
      XCUIElement.perform(withKeyModifiers: [.command]) { pad.click() }
      #expect(facts("keys") == Double(1 << 17 | 1 << 20))
      pad.rightClick()
    }
    #expect(facts("keys") == Double(1 << 17))
    pad.click(forDuration: 0.5, thenDragTo: target)
    #expect(app.seen.hasSuffix("→(420.0, 224.0)") && facts("buttons") == 1 && facts("keys") == 0)
    pad.click(forDuration: 0, thenDragTo: target, withVelocity: .fast, thenHoldForDuration: 1)
    #expect(lasted(1.2))
    target.hover()
    XCUIElement.perform(withKeyModifiers: .option) { pad.scroll(byDeltaX: 0, deltaY: 16) }
    app.buttons["Kinds"].tap()
    #expect(app.seen.hasSuffix("hover, hover, scroll \(1 << 19)"))
  }

  @Test func `a page object derived from XCUIApplication is the app`() {
    let page = PageObject()
    page.visit("touches")
    page.otherElements["pad"].tap()
    #expect(page.visits == 1 && page.seen == XCUIApplication().seen)
    #expect(page.state == .runningForeground)
  }

  @Test func `touches carry the held modifier keys`() {
    let actions: [(XCUIElement) -> Void] = [
      { $0.tap() }, { $0.doubleTap() }, { $0.twoFingerTap() }, { $0.press(forDuration: 1) },
      { $0.swipeLeft() }, { $0.pinch(withScale: 2, velocity: 1) },
      { $0.rotate(1, withVelocity: 1) },
      { $0.press(forDuration: 0, thenDragTo: $0) },
      { $0.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap() },
    ]
    for (number, action) in actions.enumerated() {
      XCUIElement.perform(withKeyModifiers: [.shift, .command]) { action(pad) }
      #expect(facts("keys") == Double(1 << 17 | 1 << 20), "action \(number)")
    }
    pad.tap()
    #expect(facts("keys") == 0)
  }

  @Test func `coordinates are tapped exactly`() {
    let corner = pad.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
    let place = corner.withOffset(CGVector(dx: 10, dy: 20))
    #expect(place.screenPoint == CGPoint(x: 170, y: 116))
    #expect(place.referencedElement.identifier == "pad")
    place.tap()
    #expect(app.seen.hasSuffix("(10.0, 20.0)→(10.0, 20.0)") && facts("taps") == 1)
    place.doubleTap()
    #expect(facts("taps") == 2)
    place.press(forDuration: 0.25)
    #expect(lasted(0.25))
    let end = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    place.press(forDuration: 0, thenDragTo: end)
    #expect(app.seen.hasSuffix("(10.0, 20.0)→(160.0, 96.0)"))
    place.press(forDuration: 0, thenDragTo: end, withVelocity: 500, thenHoldForDuration: 0.5)
    #expect(lasted(0.84))
    place.click()
    #expect(facts("buttons") == 1)
    place.doubleClick()
    #expect(facts("taps") == 2)
    place.rightClick()
    #expect(facts("buttons") == 2)
    place.click(forDuration: 0, thenDragTo: end)
    #expect(app.seen.hasSuffix("(10.0, 20.0)→(160.0, 96.0)") && facts("buttons") == 1)
    place.click(forDuration: 0, thenDragTo: end, withVelocity: 100, thenHoldForDuration: 0)
    #expect(lasted(1.68))
    place.withOffset(CGVector(dx: 150, dy: 60)).swipeLeft()
    #expect(app.seen.hasSuffix("(160.0, 80.0)→(32.0, 80.0)"))
    place.hover()
    place.scroll(byDeltaX: 0, deltaY: 8)
    app.buttons["Kinds"].tap()
    #expect(app.seen.hasSuffix("hover, scroll 0"))
    #expect(place.debugDescription == #""pad" Other[0.0, 0.0] + (10.0, 20.0) -> (170.0, 116.0)"#)
  }
}
