import XCUIAutomation

/// Alerts that a test expects, and that must not go to its interruption monitors.
final class InterruptionFlowTests: XCTestCase {
  private var handled: [String] = []

  private func addMonitor() {
    addUIInterruptionMonitor(withDescription: "takes what comes") { [weak self] alert in
      self?.handled.append(alert.label)
      alert.buttons.firstMatch.tap()
      return true
    }
  }

  private func addCancellingMonitor() {
    addUIInterruptionMonitor(withDescription: "cancels") { [weak self] sheet in
      self?.handled.append(sheet.label)
      sheet.buttons["Cancel"].tap()
      return true
    }
  }

  func testAnAlertBeingPresentedBelongsToTheTest() {
    for useOf: (XCUIApplication) -> XCUIElement in [
      { $0.alerts["Allow “ControlsApp” to use your location?"].buttons["Don’t Allow"] },
      { $0.alerts.buttons["Don’t Allow"] }, { $0.buttons["Don’t Allow"] },
    ] {
      let app = Rig.launch("permission")
      addMonitor()
      app.buttons["Locate"].tap()
      XCTAssertTrue(app.alerts.element.waitForExistence(timeout: 5))
      useOf(app).tap()
      XCTAssertEqual(app.seen, "Don’t Allow")
    }
    XCTAssertEqual(handled, [])
  }

  func testTypedTextGoesToTheFocusInTheAlert() {
    let app = Rig.launch("alerts")
    addMonitor()
    app.buttons["login"].tap()
    app.alerts.textFields["User"].tap()
    app.typeText("ad")
    app.typeKey("a", modifierFlags: [])
    app.windows.firstMatch.typeText("!")
    XCTAssertEqual(app.alerts.textFields.firstMatch.value as? String, "ada!")
    XCTAssertEqual(handled, [])
  }

  func testAnElementMissingFromTheAlertIsNotFound() {
    let app = Rig.launch("alerts")
    addMonitor()
    app.buttons["message"].tap()
    for missing in [
      app.alerts["The post has come"].buttons["Missing"], app.alerts.buttons["Missing"],
      app.alerts["Another"].buttons["OK"],
      app.descendants(matching: .any)["The post has come"].buttons["Missing"],
    ] {
      XCTAssertThrowsError(try attempting { missing.tap() }) { error in
        XCTAssertEqual((error as? XCUIAutomationError)?.reason, .noMatches)
      }
    }
    XCTAssertThrowsError(try attempting { app.alerts.firstMatch.typeText("x") }) { error in
      XCTAssertEqual((error as? XCUIAutomationError)?.reason, .noKeyboardFocus)
    }
    XCTAssertEqual(handled, [])
    XCTAssertTrue(app.alerts["The post has come"].exists)
  }

  func testAMonitorGetsAnAlertThatCanBeAnswered() {
    let app = Rig.launch("permission")
    var wasHittable: [Bool] = []
    addUIInterruptionMonitor(withDescription: "looks first") { alert in
      wasHittable.append(alert.buttons["Allow Once"].isHittable)
      alert.buttons["Allow Once"].tap()
      return true
    }
    app.buttons["Locate"].tap()
    XCTAssertTrue(app.alerts.element.waitForExistence(timeout: 5))
    app.buttons["Count"].tap()
    XCTAssertEqual(app.seen, "counted to 1")
    XCTAssertEqual(wasHittable, [true])
  }

  func testAMonitorGetsAnActionSheetToo() {
    let app = Rig.launch("actionSheets")
    addCancellingMonitor()
    app.buttons["open"].tap()
    app.buttons["open"].tap()
    XCTAssertEqual(handled, ["Letter"])
    XCTAssertTrue(app.sheets["Letter"].exists)
    XCTAssertThrowsError(try attempting { app.sheets.buttons["Missing"].tap() })
    app.sheets["Letter"].buttons["Cancel"].tap()
    XCTAssertEqual(handled, ["Letter"])
  }

  func testActionsOnTheAppCallMonitorsForActionSheets() {
    let app = Rig.launch("actionSheets")
    addCancellingMonitor()
    for action in [
      { app.tap() }, { app.swipeUp() }, { app.windows.firstMatch.tap() },
      { app.children(matching: .window).firstMatch.tap() },
      { app.windows.matching(NSPredicate(value: true)).firstMatch.tap() },
      { app.windows.allElementsBoundByIndex[0].tap() },
      { app.windows.allElementsBoundByAccessibilityElement[0].tap() },
    ] {
      app.buttons["open"].tap()
      XCTAssertTrue(app.sheets["Letter"].exists)
      action()
      XCTAssertFalse(app.sheets["Letter"].exists)
    }
    XCTAssertEqual(handled, Array(repeating: "Letter", count: 7))
  }

  func testAMonitorThatKeepsItsAlertIsCalledOnce() {
    let app = Rig.launch("alerts")
    addUIInterruptionMonitor(withDescription: "does nothing") { [weak self] alert in
      self?.handled.append(alert.label)
      return true
    }
    app.buttons["message"].tap()
    app.tap()
    XCTAssertEqual(handled, ["The post has come"])
  }

  func testTypingBehindAnAlertCallsMonitors() {
    let app = Rig.launch("permission")
    addMonitor()
    app.buttons["Locate"].tap()
    XCTAssertTrue(app.alerts.element.waitForExistence(timeout: 5))
    // No element has keyboard focus, possibly because of an alert.
    XCTAssertThrowsError(try attempting { app.typeText("x") })
    XCTAssertEqual(handled, ["Allow “ControlsApp” to use your location?"])
  }
}
