import Foundation
import Testing
import XCUIAutomation

/// `app.clock`, out of process.
@Suite struct ClockFlowTests {
  @Test(.onVirtualClockOnly("It moves the app's clock."))
  func `time passes by as much as it is advanced`() {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    let start = app.clock.now
    app.clock.advance(by: 29.5)
    #expect(app.seen == "nothing yet")
    app.clock.advance(by: 1)
    #expect(app.seen == "Clock is due")
    #expect(abs(app.clock.now - start - 30.5) < 0.001)
  }

  @Test(
    .onVirtualClockOnly("It moves the app's clock."),
    arguments: ["Clock", "Dispatch", "Timer", "Task", "Thread"])
  func `time passes until something is due`(kind: String) {
    let app = Rig.launch("timers")
    app.buttons[kind].tap()
    // Dispatch may have a timer of its own, and work may pass from thread to thread.
    for _ in 0..<100 where app.seen == "nothing yet" { app.clock.advanceToNextDeadline() }
    #expect(app.seen == "\(kind) is due")
  }

  @Test(.onVirtualClockOnly("It moves the app's clock."))
  func `pending work has a name`() {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    #expect(app.clock.pendingWork == ["due in 30.0 s on the app's clock: the timers screen"])
    #expect(app.clock.timeToNextDeadline == 30)
    #expect(app.clock.advanceToNextDeadline() == 30)
    #expect(app.clock.pendingWork == [])
    #expect(app.clock.advanceToNextDeadline() == nil)
  }

  @Test(
    .onVirtualClockOnly("It moves the app's clock."),
    arguments: [
      ("Dispatch", "a timer of Dispatch, set in ControlsApp.TimersViewController.viewDidLoad()"),
      ("Late", "a timer of Dispatch, set in ControlsApp.TimersViewController.viewDidLoad()"),
      ("Timer", "a timer of Foundation, set in ControlsApp.TimersViewController.viewDidLoad()"),
      ("Repeating timer", "a timer of Foundation, set in ControlsApp.EndlessTimers.begin()"),
      ("Source of 2 s", "a timer of Dispatch, set in ControlsApp.EndlessTimers.beginSource()"),
      ("Task", "a task that sleeps in ControlsApp.TimersViewController.viewDidLoad()"),
      ("Thread", "thread “ControlsApp” sleeps in ControlsApp.TimersViewController.viewDidLoad()"),
      (
        "Semaphore",
        "thread “ControlsApp” waits with a time limit in ControlsApp.ThreadPause.wait()"
      ),
      ("Group", "thread “ControlsApp” waits with a time limit in ControlsApp.ThreadPause.wait()"),
      ("Poll", "thread “ControlsApp” waits with a time limit in ControlsApp.ThreadPause.wait()"),
    ])
  func `pending timers are reported with their callers`(kind: String, name: String) {
    let app = Rig.launch("timers")
    app.buttons[kind].tap()
    let pending = app.clock.pendingWork
    #expect(pending.contains { $0.hasSuffix(" s on the app's clock: \(name)") }, "\(pending)")
  }

  @Test(.onVirtualClockOnly("It moves the app's clock."))
  func `a frozen clock moves only when a test advances it`() {
    let app = Rig.launch("timers")
    app.clock.freeze()
    app.buttons["Clock"].tap()
    #expect(!app.staticTexts["Clock is due"].waitForExistence(timeout: 60))
    sleep(60)
    #expect(app.seen == "nothing yet")
    app.clock.advance(by: 30)
    #expect(app.seen == "Clock is due")
    app.buttons["Dispatch"].tap()
    app.clock.resume()
    #expect(app.staticTexts["Dispatch is due"].waitForExistence(timeout: 60))
  }

  @Test(.onVirtualClockOnly("It moves the app's clock."))
  func `the date can be set before the launch and while the app runs`() {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES", "-screen", "timers"]
    app.clock.setTimeZone("UTC")
    app.clock.setDate(Date(timeIntervalSince1970: 951_825_540))
    app.launch()
    app.buttons["Date"].tap()
    #expect(["2000-02-29 11:59 GMT", "2000-02-29 11:59 UTC"].contains(app.seen))
    app.clock.advance(by: 60)
    app.buttons["Date"].tap()
    #expect(app.seen.hasPrefix("2000-02-29 12:00"))
    app.clock.setDate(Date(timeIntervalSince1970: 0))
    app.buttons["Date"].tap()
    #expect(app.seen.hasPrefix("1970-01-01 00:00"))
    #expect(abs(app.clock.date.timeIntervalSince1970) < 1)
    app.buttons["Dispatch"].tap()
    app.clock.setDate(Date(timeIntervalSince1970: 4_000_000_000))
    #expect(app.staticTexts["Dispatch is due"].waitForExistence(timeout: 1))
  }

  @Test(
    .onVirtualClockOnly("It moves the app's clock."),
    arguments: ["Clock", "Dispatch", "Timer", "Task", "Thread"])
  func `setting the date back delays no timer`(kind: String) {
    let app = Rig.launch("timers", kind == "Clock" ? [] : ["-timers.delay", "30"])
    app.buttons[kind].tap()
    app.clock.advance(by: 10)
    app.clock.setDate(app.clock.date.addingTimeInterval(-86_400))
    app.clock.advance(by: 19.9)
    #expect(app.seen == "nothing yet")
    app.clock.advance(by: 0.2)
    #expect(app.seen == "\(kind) is due")
  }

  @Test(.onVirtualClockOnly("It moves the app's clock."))
  func `the time zone can be set while the app runs`() {
    let app = Rig.launch("timers")
    app.clock.setDate(Date(timeIntervalSince1970: 0))
    for (zone, text) in [
      ("Asia/Tokyo", "1970-01-01 09:00 Asia/Tokyo"),
      ("America/New_York", "1969-12-31 19:00 America/New_York"),
      ("Etc/GMT-3", "1970-01-01 03:00 Etc/GMT-3"),
    ] {
      app.clock.setTimeZone(zone)
      app.buttons["Date"].tap()
      #expect(app.seen == text)
    }
  }

  @Test func `the locale can be set before the launch`() {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES", "-screen", "datePicker"]
    app.clock.setLocale("de_DE")
    app.launch()
    let wheels = app.datePickers["wheels"].pickerWheels.allElementsBoundByIndex
    #expect(wheels.prefix(3).map { $0.value as? String } == ["4", "Juli", "2026"])
  }

  @Test(.onVirtualClockOnly("It moves the app's clock."))
  func `bad values fail the test and change nothing`() throws {
    let app = Rig.launch("timers")
    let before = app.clock.now
    let wrong: [(() -> Void, String)] = [
      ({ app.clock.advance(by: -5) }, "The time to pass in seconds is -5"),
      ({ app.clock.advance(by: .nan) }, "must be a number from 0"),
      ({ app.clock.setDate(.distantFuture) }, "date in seconds since 1970"),
      ({ app.clock.setDate(Date(timeIntervalSince1970: .nan)) }, "date in seconds since 1970"),
      ({ app.clock.setTimeZone("Atlantis") }, "There is no time zone “Atlantis”"),
      ({ app.clock.setTimeZone("GMT+0300") }, "or Etc/GMT-3 for three hours east"),
      ({ app.clock.setLocale("tlh-and-more_ZZ99") }, "isn't a locale"),
    ]
    for (body, text) in wrong {
      let error = #expect(throws: XCUIAutomationError.self) { try attempting { body() } }
      #expect(error?.description.contains(text) == true, "\(String(describing: error))")
    }
    #expect(app.clock.now == before)
  }

  @Test func `a clock that an app can't have fails its launch`() throws {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES", "-screen", "timers", "-ui-testing.clock", "real"]
    app.clock.setDate(Date(timeIntervalSince1970: 0))
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
    #expect(
      error?.description.contains("cannot change its date, because its clock is real") == true,
      "\(String(describing: error))")
  }

  @Test(arguments: [
    ([], [:], false), (["-ui-testing", "NO"], [:], false), (["-ui-testing", "YES"], [:], true),
    (["-ui-testing.clock", "virtual"], [:], true), ([], ["UNDERSTUDY_CLOCK": "virtual"], true),
    (["-ui-testing", "YES"], ["UNDERSTUDY_CLOCK": "real"], false),
    (["-ui-testing.clock", "virtual"], ["UNDERSTUDY_CLOCK": "real"], true),
  ])
  func `time is real unless the launch says otherwise`(
    arguments: [String], environment: [String: String], isVirtual: Bool
  ) {
    let app = XCUIApplication()
    app.launchArguments = ["-screen", "timers"] + arguments
    // An empty value counts as absent.
    app.launchEnvironment = ["UNDERSTUDY_CLOCK": ""].merging(environment) { $1 }
    app.launch()
    app.buttons["Clock"].tap()
    guard isVirtual else {
      #expect(throws: XCUIAutomationError.self) { try attempting { app.clock.advance(by: 30) } }
      return
    }
    app.clock.advance(by: 30)
    #expect(app.seen == "Clock is due")
  }

  @Test(arguments: [
    (["-ui-testing.clock", "fast"], [:], "-ui-testing.clock is “fast”, which isn't a clock."),
    ([], ["UNDERSTUDY_CLOCK": "slow"], "UNDERSTUDY_CLOCK is “slow”, which isn't a clock."),
  ])
  func `an invalid clock fails the launch`(
    arguments: [String], environment: [String: String], message: String
  ) {
    let app = XCUIApplication()
    app.launchArguments = ["-screen", "timers"] + arguments
    app.launchEnvironment = environment
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test(.onVirtualClockOnly("It moves the app's clock."))
  func `the examples of the guide work`() {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES", "-screen", "timers"]
    app.clock.setTimeZone("Europe/Paris")
    app.clock.setDate(Date(timeIntervalSince1970: 951_825_540))
    app.launch()

    app.buttons["Clock"].tap()
    app.clock.advance(by: 30)
    #expect(app.staticTexts["Clock is due"].exists)

    app.buttons["Clock"].tap()
    #expect(app.clock.pendingWork == ["due in 30.0 s on the app's clock: the timers screen"])
    #expect(app.clock.advanceToNextDeadline() == 30)

    app.clock.freeze()
    app.buttons["Dispatch"].tap()
    #expect(!app.staticTexts["Dispatch is due"].waitForExistence(timeout: 60))
    app.clock.resume()
    #expect(app.staticTexts["Dispatch is due"].waitForExistence(timeout: 60))
  }

  @Test func `every example of the guide is tested here`() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let guide = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/TestSide/XCUIAutomation/XCUIAutomation.docc/MovingTheClock.md"), encoding: .utf8)
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8).filter { !$0.isWhitespace }
    let examples = guide.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0].filter { !$0.isWhitespace }
    }
    #expect(!examples.isEmpty)
    for example in examples { #expect(tests.contains(example), "\(example)") }
  }

  @Test func `a real clock is not moved`() throws {
    let app = Rig.launch("timers", ["-ui-testing.clock", "real"])
    for body in [
      { app.clock.advance(by: 1) }, { app.clock.freeze() }, { app.clock.setDate(Date()) },
    ] {
      #expect(throws: XCUIAutomationError.self) { try attempting { body() } }
    }
    #expect(abs(app.clock.date.timeIntervalSinceNow) < 60)
  }
}
