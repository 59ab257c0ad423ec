import XCUIAutomation

/// Sliders, wheels, typing, and alerts that come unexpectedly.
final class FormUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    app.launchArguments = ["-ui-testing", "YES", "-screen", "form"]
    app.launch()
  }

  func testASliderIsExact() {
    let slider = app.sliders["volume"]
    XCTAssertEqual(slider.normalizedSliderPosition, 0)
    for position: CGFloat in [0.5, 1, 0.25, 0, 0.123] {
      slider.adjust(toNormalizedSliderPosition: position)
      XCTAssertEqual(slider.normalizedSliderPosition, position, accuracy: 1e-6)
      XCTAssertEqual(app.seen, "volume \((Double(position) * 1100).rounded() / 100)")
    }
  }

  func testAWheelTurnsToItsValue() {
    let wheel = app.pickerWheels.element
    XCTAssertEqual(wheel.value as? String, "Color 0")
    wheel.adjust(toPickerWheelValue: "Color 37")
    XCTAssertEqual(wheel.value as? String, "Color 37")
    XCTAssertEqual(app.seen, "wheel Color 37")
    XCTAssertThrowsError(try attempting { wheel.adjust(toPickerWheelValue: "Colour 1") }) { error in
      XCTAssertTrue(
        "\(error)".hasPrefix(
          "Failed to set value of PickerWheel: unable to find value 'Colour 1' in possible "
            + "values Color 0, Color 1,"), "\(error)")
    }
    XCTAssertEqual(wheel.value as? String, "Color 37")
  }

  func testTextGoesWhereTheFocusIs() throws {
    let field = app.textFields["note"]
    XCTAssertThrowsError(try attempting { field.typeText("x") }) { error in
      XCTAssertEqual((error as? XCUIAutomationError)?.reason, .noKeyboardFocus)
    }
    field.tap()
    field.typeText("Hello")
    app.typeText(" you")
    field.typeKey(.leftArrow, modifierFlags: [])
    field.typeKey("!", modifierFlags: .shift)
    // Keys that are only held, and keys that no terminal has, type nothing.
    field.typeKey(.shift, modifierFlags: [])
    field.typeKey(.help, modifierFlags: [])
    XCTAssertEqual(field.value as? String, "Hello yo!u")
    XCUIElement.perform(withKeyModifiers: .control) { field.typeText("z") }
    XCTAssertEqual(field.value as? String, "Hello yo!zu")
  }

  func testAnAlertInTheWayIsHandled() {
    var handled: [String] = []
    addUIInterruptionMonitor(withDescription: "never asked") { _ in
      handled.append("first")
      return false
    }
    addUIInterruptionMonitor(withDescription: "battery") { alert in
      handled.append(alert.label)
      alert.buttons["OK"].tap()
      return true
    }
    app.buttons["Later"].tap()
    XCTAssertFalse(app.alerts.element.exists)
    XCTAssertTrue(app.alerts.element.waitForExistence(timeout: 5))
    app.buttons["Count"].tap()
    XCTAssertEqual(app.seen, "counted")
    XCTAssertEqual(handled, ["Low battery"])
    XCTAssertFalse(app.alerts.element.exists)
  }

  func testAnAlertThatNobodyHandlesIsAFailure() {
    var asked = 0
    addUIInterruptionMonitor(withDescription: "shy") { _ in
      asked += 1
      return false
    }
    app.buttons["Later"].tap()
    app.alerts.element.waitForExistence(timeout: 5)
    XCTAssertThrowsError(try attempting { app.buttons["Count"].tap() })
    XCTAssertGreaterThan(asked, 0)
    app.alerts.buttons["OK"].tap()
    XCTAssertFalse(app.alerts.element.exists)
  }

  func testNonsenseIsRefusedAndTheAppLivesOn() {
    let slider = app.sliders["volume"]
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
    XCTAssertThrowsError(try attempting { _ = app.buttons["Later"].normalizedSliderPosition })
    XCTAssertThrowsError(try attempting { app.buttons["Later"].adjust(toPickerWheelValue: "x") })
    XCTAssertTrue(slider.exists)
  }
}
