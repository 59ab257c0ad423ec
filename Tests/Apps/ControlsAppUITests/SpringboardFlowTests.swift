import XCUIAutomation

/// The system's requests for permission, answered out of process.
final class SpringboardFlowTests: XCTestCase {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  func testAQuestionIsAnsweredInTheSpringboard() {
    let app = Rig.launch("authorization")
    XCTAssertFalse(springboard.alerts.element.exists)
    app.buttons["notify"].tap()
    let title = "“ControlsApp” Would Like to Send You Notifications"
    XCTAssertTrue(springboard.alerts[title].waitForExistence(timeout: 5))
    XCTAssertEqual(app.alerts.count, 0)
    XCTAssertTrue(app.buttons["scan"].exists && !app.buttons["scan"].isHittable)
    springboard.alerts[title].scrollViews.otherElements.buttons["Allow"].tap()
    XCTAssertEqual(app.seen, "notifications allowed")
    XCTAssertTrue(springboard.alerts.firstMatch.waitForNonExistence(timeout: 5))
    app.buttons["locate"].tap()
    springboard.buttons["Allow While Using App"].tap()
    XCTAssertEqual(app.seen, "location allowed")
  }

  func testAMonitorAnswersAQuestion() {
    let app = Rig.launch("authorization")
    var titles: [String] = []
    addUIInterruptionMonitor(withDescription: "permission") { alert in
      titles.append(alert.label)
      alert.buttons["Don’t Allow"].tap()
      return true
    }
    app.buttons["scan"].tap()
    app.tap()
    XCTAssertEqual(app.seen, "camera denied")
    app.buttons["locate"].tap()
    app.buttons["status"].tap()
    XCTAssertEqual(app.seen, "camera denied")
    XCTAssertEqual(
      titles,
      [
        "“ControlsApp” Would Like to Access the Camera",
        "Allow “ControlsApp” to use your location?",
      ])
  }

  func testAnActionBehindAQuestionSaysHowToAnswerIt() {
    let app = Rig.launch("authorization")
    app.buttons["scan"].tap()
    XCTAssertThrowsError(try attempting { app.buttons["status"].tap() }) { error in
      XCTAssertTrue("\(error)".contains("is covered by"), "\(error)")
      XCTAssertTrue("\(error)".contains("com.apple.springboard"), "\(error)")
    }
  }

  func testAnAnswerIsResetWhileTheAppRuns() {
    let app = Rig.launch("authorization")
    app.resetAuthorizationStatus(for: .camera)
    app.buttons["scan"].tap()
    springboard.buttons["Allow"].tap()
    app.buttons["scan"].tap()
    XCTAssertEqual(app.seen, "camera allowed")
    app.resetAuthorizationStatus(for: .camera)
    app.buttons["status"].tap()
    XCTAssertEqual(app.seen, "camera notDetermined")
    app.buttons["scan"].tap()
    XCTAssertTrue(springboard.alerts.element.exists)
  }

  func testTheRestOfTheSpringboardFailsWithAReason() {
    let app = Rig.launch("authorization")
    XCTAssertFalse(springboard.icons["ControlsApp"].exists)
    XCTAssertThrowsError(try attempting { springboard.icons["ControlsApp"].tap() }) { error in
      XCTAssertTrue("\(error)".contains("There is no home screen"), "\(error)")
    }
    XCTAssertThrowsError(try attempting { springboard.buttons["Allow"].tap() }) { error in
      XCTAssertTrue("\(error)".contains("shows only the permission prompts"), "\(error)")
    }
    for use in [{ self.springboard.launch() }, { self.springboard.terminate() }] {
      XCTAssertThrowsError(try attempting { use() }) { error in
        XCTAssertTrue("\(error)".contains("it is always there"), "\(error)")
      }
    }
    springboard.activate()
    XCTAssertEqual(springboard.state, .runningBackground)
    XCTAssertEqual(app.state, .runningForeground)
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(springboard.state, .runningForeground)
    XCTAssertThrowsError(try attempting { springboard.buttons["Allow"].tap() }) { error in
      XCTAssertTrue("\(error)".contains("no app is in the foreground"), "\(error)")
    }
  }
}
