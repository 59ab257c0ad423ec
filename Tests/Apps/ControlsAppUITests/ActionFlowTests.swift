import XCUIAutomation

/// Sliders, wheels, typing, and unexpected alerts.
final class ActionFlowTests: XCTestCase {
  func testASliderIsExact() {
    let app = Rig.launch("slider")
    let slider = app.sliders["slider"]
    XCTAssertEqual(slider.normalizedSliderPosition, 0)
    for position: CGFloat in [0.5, 1, 0.25, 0, 0.123] {
      slider.adjust(toNormalizedSliderPosition: position)
      XCTAssertEqual(slider.normalizedSliderPosition, position, accuracy: 1e-6)
      XCTAssertEqual(app.seen, String(format: "slider %.2f", Double(position)))
    }
  }

  func testAWheelTurnsToItsValue() {
    let app = Rig.launch("picker")
    let wheel = app.pickerWheels.element(boundBy: 1)
    XCTAssertEqual(wheel.value as? String, "Basil")
    wheel.adjust(toPickerWheelValue: "Rocket")
    XCTAssertEqual(wheel.value as? String, "Rocket")
    XCTAssertEqual(app.seen, "picker Small Rocket")
    XCTAssertThrowsError(try attempting { wheel.adjust(toPickerWheelValue: "Rockets") }) { error in
      XCTAssertTrue(
        "\(error)".hasPrefix(
          "Failed to set value of PickerWheel (Element at index 1): unable to find value 'Rockets' in possible "
            + "values Basil, Capers,"), "\(error)")
    }
    XCTAssertEqual(wheel.value as? String, "Rocket")
  }

  func testTextGoesWhereTheFocusIs() throws {
    let app = Rig.launch("textField")
    let field = app.textFields["name"]
    XCTAssertThrowsError(try attempting { field.typeText("x") }) { error in
      XCTAssertEqual((error as? XCUIAutomationError)?.reason, .noKeyboardFocus)
    }
    field.tap()
    field.typeText("Hello")
    app.typeText(" you")
    field.typeKey(.leftArrow, modifierFlags: [])
    field.typeKey("!", modifierFlags: .shift)
    // Modifier keys, and keys that terminals don't have, type nothing.
    field.typeKey(.shift, modifierFlags: [])
    field.typeKey(.help, modifierFlags: [])
    XCTAssertEqual(field.value as? String, "Hello yo!u")
    XCUIElement.perform(withKeyModifiers: .control) { field.typeText("z") }
    XCTAssertEqual(field.value as? String, "Hello yo!zu")
    field.typeKey("a", modifierFlags: .shift)
    field.typeKey("b", modifierFlags: .capsLock)
    field.typeKey("c", modifierFlags: [.shift, .capsLock])
    XCUIElement.perform(withKeyModifiers: .shift) { field.typeKey("d", modifierFlags: []) }
    XCTAssertEqual(field.value as? String, "Hello yo!zABcDu")
  }

  func testAnAlertInTheWayIsHandled() {
    let app = Rig.launch("permission")
    var handled: [String] = []
    addUIInterruptionMonitor(withDescription: "never asked") { _ in
      handled.append("first")
      return false
    }
    addUIInterruptionMonitor(withDescription: "permission") { alert in
      handled.append(alert.label)
      alert.buttons["Allow Once"].tap()
      return true
    }
    app.buttons["Locate"].tap()
    XCTAssertFalse(app.alerts.element.exists)
    XCTAssertTrue(app.alerts.element.waitForExistence(timeout: 5))
    app.buttons["Count"].tap()
    XCTAssertEqual(app.seen, "counted to 1")
    XCTAssertEqual(handled, ["Allow “ControlsApp” to use your location?"])
    XCTAssertFalse(app.alerts.element.exists)
  }

  func testATapOnTheAppCallsMonitors() {
    let app = Rig.launch("permission")
    var handled = 0
    addUIInterruptionMonitor(withDescription: "permission") { alert in
      handled += 1
      alert.buttons["Allow Once"].tap()
      return true
    }
    for action in [{ app.tap() }, { app.swipeUp() }, { app.windows.firstMatch.tap() }] {
      app.buttons["Locate"].tap()
      XCTAssertTrue(app.alerts.element.waitForExistence(timeout: 5))
      action()
      XCTAssertFalse(app.alerts.element.exists)
    }
    XCTAssertEqual(handled, 3)
  }

  func testAnUnhandledAlertIsAFailure() {
    let app = Rig.launch("permission")
    var asked = 0
    addUIInterruptionMonitor(withDescription: "shy") { _ in
      asked += 1
      return false
    }
    app.buttons["Locate"].tap()
    app.alerts.element.waitForExistence(timeout: 5)
    XCTAssertThrowsError(try attempting { app.buttons["Count"].tap() })
    XCTAssertGreaterThan(asked, 0)
    app.alerts.buttons["Don’t Allow"].tap()
    XCTAssertFalse(app.alerts.element.exists)
  }

  func testInvalidArgumentsAreRejectedAndTheAppGoesOn() {
    let app = Rig.launch("slider")
    let slider = app.sliders["slider"]
    let back = app.navigationBars.buttons["Controls"]
    let nonsense: [() -> Void] = [
      { slider.press(forDuration: .nan) }, { slider.press(forDuration: -1) },
      { slider.press(forDuration: .infinity) }, { slider.press(forDuration: 1e12) },
      { slider.swipeUp(velocity: 0) }, { slider.swipeUp(velocity: -3) },
      { slider.swipeUp(velocity: XCUIGestureVelocity(.nan)) },
      { slider.swipeUp(velocity: 0.0011) },
      { slider.pinch(withScale: 0, velocity: 1) }, { slider.pinch(withScale: 2, velocity: 0) },
      { slider.rotate(.infinity, withVelocity: 1) }, { slider.rotate(1, withVelocity: 0) },
      { slider.scroll(byDeltaX: .nan, deltaY: 0) },
      { slider.adjust(toNormalizedSliderPosition: 2) },
      { slider.adjust(toNormalizedSliderPosition: .nan) },
      { slider.tap(withNumberOfTaps: 0, numberOfTouches: 1) },
      { slider.tap(withNumberOfTaps: 1, numberOfTouches: -5) },
      { slider.typeKey("", modifierFlags: []) }, { slider.typeKey("ab", modifierFlags: []) },
      { slider.coordinate(withNormalizedOffset: CGVector(dx: CGFloat.nan, dy: 0)).tap() },
    ]
    for (index, action) in nonsense.enumerated() {
      XCTAssertThrowsError(try attempting(action), "action \(index)") { error in
        XCTAssertEqual(
          (error as? XCUIAutomationError)?.reason, .invalidArgument, "action \(index): \(error)")
      }
    }
    XCTAssertThrowsError(try attempting { _ = back.normalizedSliderPosition })
    XCTAssertThrowsError(try attempting { back.adjust(toPickerWheelValue: "x") })
    XCTAssertTrue(slider.exists)
  }

  func testAnAppGoesOnAfterItsMistakes() {
    let app = Rig.launch("mistakes")
    let mistakes = [
      ("Pop the root", "popped nothing"), ("Unknown cell", "a cell of 0 views"),
      ("Missing image", "no image"), ("Odd layout", "16 points wide"), ("Row 99", "offset 0"),
    ]
    for (button, seen) in mistakes {
      app.buttons[button].tap()
      XCTAssertEqual(app.seen, seen)
    }
    app.buttons["Present twice"].tap()
    app.alerts["First"].buttons["OK"].tap()
    XCTAssertFalse(app.alerts.element.exists)
    XCTAssertEqual(app.seen, "presented First")
    XCTAssertEqual(app.state, .runningForeground)
  }
}
