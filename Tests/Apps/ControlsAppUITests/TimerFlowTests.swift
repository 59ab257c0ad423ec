import Foundation
import Testing
import XCUIAutomation

/// Waiting for delayed work, out of process.
@Suite struct TimerFlowTests {
  @Test(
    arguments: [
      "Dispatch", "Timer", "Task", "Thread", "Condition", "Semaphore", "Group", "Poll", "Select",
    ])
  func `a wait sees the effect of any kind of timer`(kind: String) {
    let app = Rig.launch("timers")
    app.buttons[kind].tap()
    let seen = app.staticTexts["seen"]
    #expect(seen.label == "nothing yet")
    #expect(seen.wait(for: \.label, toEqual: "\(kind) is due", timeout: 60))
    // A second wait, because Dispatch now has a timer of its own.
    app.buttons["Dispatch"].tap()
    #expect(seen.wait(for: \.label, toEqual: "Dispatch is due", timeout: 60))
  }

  @Test func `a wait on the app's clock takes no real time`() {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    let seen = app.staticTexts["seen"]
    #expect(!seen.wait(for: \.label, toEqual: "Clock is due", timeout: 29))
    #expect(seen.wait(for: \.label, toEqual: "Clock is due", timeout: 3600))
  }

  @Test func `an action looks for its element for two seconds`() {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    let due = app.staticTexts["Clock is due"]
    #expect(!due.waitForExistence(timeout: 27))
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { due.tap() } }
    #expect(error?.description.contains(", after 2.") == true)
    // A query doesn't try again; the next action does.
    #expect(!due.exists)
    due.tap()
    #expect(app.seen == "Clock is due")
  }

  @Test(.onVirtualClockOnly("Real time passes while the test computes."))
  func `the app's time passes while the test sleeps but not while it computes`() {
    let app = Rig.launch("timers")
    app.buttons["Soon"].tap()
    let end = ContinuousClock.now + .milliseconds(200)
    while ContinuousClock.now < end {}
    #expect(app.staticTexts["seen"].label == "nothing yet")
    // After this sleep the work is due.
    usleep(50_000)
    #expect(app.staticTexts["seen"].label == "Soon is due")
  }

  @Test(.onVirtualClockOnly("A hundredth of a second lies between the end of a wait and the work."))
  func `a wait that times out runs no work due after it`() {
    let app = Rig.launch("timers")
    let seen = app.staticTexts["seen"]
    // From here on Dispatch has a timer of its own.
    app.buttons["Task"].tap()
    #expect(seen.wait(for: \.label, toEqual: "Task is due", timeout: 60))
    app.buttons["Soon"].tap()
    #expect(!seen.wait(for: \.label, toEqual: "Soon is due", timeout: 0.04))
    #expect(seen.wait(for: \.label, toEqual: "Soon is due", timeout: 0.2))
  }

  @Test(arguments: [[1, 1, 1, 1], [1.9, 0.2, 2], [4]])
  func `timeouts add up, even if work is due at the end of one`(waits: [TimeInterval]) {
    let app = Rig.launch("timers")
    let end = app.staticTexts["Relay is over"]
    app.buttons["Relay"].tap()
    for wait in waits { #expect(!end.waitForExistence(timeout: wait)) }
    #expect(!end.exists)
    #expect(end.waitForExistence(timeout: 4.8 - waits.reduce(0, +)))
  }

  @Test(arguments: [1, 2])
  func `a loop with very short sleeps ends`(milliseconds: UInt32) {
    let app = Rig.launch("timers")
    app.buttons["Soon"].tap()
    var rounds = 0
    while app.staticTexts["seen"].label == "nothing yet", rounds < 1000 {
      usleep(milliseconds * 1000)
      rounds += 1
    }
    #expect(app.staticTexts["seen"].label == "Soon is due")
  }

  @Test(arguments: [10, 50, 100])
  func `a loop with task sleeps ends`(milliseconds: Int) async throws {
    let app = Rig.launch("timers")
    app.buttons["Soon"].tap()
    var rounds = 0
    while app.staticTexts["seen"].label == "nothing yet", rounds < 1000 {
      try await Task.sleep(for: .milliseconds(milliseconds))
      rounds += 1
    }
    #expect(app.staticTexts["seen"].label == "Soon is due")
  }

  @Test(.onVirtualClockOnly("Real time passes for all apps."))
  func `waiting for one app does not advance another's time`() {
    let app = Rig.launch("timers")
    let other = XCUIApplication(bundleIdentifier: "CrowdedScreen")
    other.launchArguments = ["-ui-testing.clock", "virtual"]
    other.launch()
    app.buttons["Soon"].tap()
    #expect(!other.buttons["nothing"].waitForExistence(timeout: 5))
    #expect(app.staticTexts["seen"].label == "nothing yet")
  }

  @Test(.onVirtualClockOnly("In real time the work may be due before the test looks."))
  func `elements found before a sleep are read again after it`() {
    let app = Rig.launch("timers")
    app.buttons["Soon"].tap()
    let texts = app.staticTexts.allElementsBoundByIndex
    #expect(texts.contains { $0.label == "nothing yet" })
    usleep(100_000)
    #expect(texts.contains { $0.label == "Soon is due" })
  }

  @Test func `a loop that inspects the app between sleeps ends`() {
    let app = Rig.launch("timers")
    app.buttons["Soon"].tap()
    var rounds = 0
    while app.staticTexts["seen"].label == "nothing yet", rounds < 100 {
      usleep(5_000)
      rounds += 1
    }
    #expect(app.staticTexts["seen"].label == "Soon is due")
  }

  @Test(arguments: [
    ("Chain", "Chain is due"), ("Animation", "Animation is over"), ("Legs", "Legs are over"),
  ])
  func `a wait sees work begun by another timer`(kind: String, end: String) {
    let app = Rig.launch("timers")
    // From here on Dispatch has a timer of its own.
    app.buttons["Task"].tap()
    let seen = app.staticTexts["seen"]
    #expect(seen.wait(for: \.label, toEqual: "Task is due", timeout: 60))
    app.buttons[kind].tap()
    #expect(seen.wait(for: \.label, toEqual: end, timeout: 60))
  }

  @Test(arguments: [("Modals", 4.0), ("Legs", 5.0)])
  func `an app's transitions run while its test sleeps`(
    kind: String, seconds: Double
  ) {
    let app = Rig.launch("timers")
    app.buttons[kind].tap()
    Thread.sleep(forTimeInterval: seconds)
    let end = kind == "Modals" ? "Second modal" : "Legs are over"
    // This isn't a wait, because a wait would run the work that the sleep did not.
    #expect(app.staticTexts[end].exists)
  }

  @Test func `a wait takes real time while a thread of the app computes`() {
    let app = Rig.launch("timers")
    app.buttons["Computing"].tap()
    #expect(app.staticTexts["Computing is due"].waitForExistence(timeout: 60))
  }

  @Test func `timers run while a finger is held`() {
    let app = Rig.launch("timers")
    app.buttons["Held"].press(forDuration: 1)
    #expect(app.staticTexts["seen"].label.hasSuffix(" ticks"))
  }

  @Test func `consecutive queries do not keep timers from running`() {
    let app = Rig.launch("timers")
    app.buttons["Timer"].tap()
    let due = app.staticTexts["Timer is due"]
    poll(until: { due.exists })
    #expect(due.exists)
  }

  @Test func `an action ends after the animations that it starts`() {
    let app = Rig.launch("timers")
    app.buttons["Fade"].tap()
    #expect(app.staticTexts["seen"].label == "Fade is over")
  }

  @Test func `an animation that begins later is not waited for`() {
    let app = Rig.launch("timers")
    app.buttons["Toast"].tap()
    #expect(app.staticTexts["seen"].label == "a toast")
    #expect(app.staticTexts["seen"].wait(for: \.label, toEqual: "no toast", timeout: 3))
  }

  @Test func `a wait for endless animations is short`() {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    app.buttons["Pulse"].tap()
    #expect(app.staticTexts["seen"].label == "pulsing")
    #expect(app.staticTexts["seen"].wait(for: \.label, toEqual: "Clock is due", timeout: 30))
  }

  @Test func `timeouts add up for every kind of timer`() {
    let app = Rig.launch("timers")
    app.buttons["Late"].tap()
    let late = app.staticTexts["Late is due"]
    var rounds = 0
    while !late.waitForExistence(timeout: 0.5), rounds < 100 { rounds += 1 }
    #expect(late.exists && rounds > 0)
    app.buttons["Soon"].tap()
    app.buttons["Late"].tap()
    app.buttons["Clock"].press(forDuration: 1.5)
    app.buttons["Clock"].press(forDuration: 1.5)
    #expect(late.exists)
  }

  @Test func `transient screens pass while a test polls`() {
    let app = Rig.launch("timers")
    app.buttons["Modals"].tap()
    let second = app.staticTexts["Second modal"]
    poll(until: { second.exists })
    #expect(second.exists)
  }

  @Test(arguments: ["exists", "wait", "wait for", "pause"])
  func `a loop that only inspects the app ends`(kind: String) {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    app.buttons["Soon"].tap()
    let soon = app.staticTexts["Soon is due"]
    func isThere() -> Bool {
      switch kind {
      case "exists": return soon.exists
      case "wait": return soon.waitForExistence(timeout: 0)
      case "wait for": return soon.wait(for: \.exists, toEqual: true, timeout: 0)
      default:
        usleep(1000)
        return soon.exists
      }
    }
    poll(until: isThere)
    #expect(soon.exists)
    #expect(!app.staticTexts["Clock is due"].exists)
  }

  @Test(arguments: ["exists", "label", "wait"])
  func `a loop with actions ends`(look: String) {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    app.buttons["Toast"].tap()
    let seen = app.staticTexts["seen"]
    let toast = app.staticTexts["a toast"]
    func isThere() -> Bool {
      switch look {
      case "exists": toast.exists
      case "label": seen.label == "a toast"
      default: toast.waitForExistence(timeout: 5)
      }
    }
    poll {
      guard isThere() else { return true }
      seen.tap()
      return false
    }
    #expect(seen.label == "no toast")
    #expect(!app.staticTexts["Clock is due"].exists)
  }

  @Test(arguments: ["Spin", "Churn"])
  func `a restless app answers and is reported as busy`(kind: String) throws {
    let app = Rig.launch("timers")
    app.buttons[kind].tap()
    let seen = app.staticTexts["seen"]
    #expect(seen.label == "nothing yet")
    app.buttons["Soon"].tap()
    #expect(seen.wait(for: \.label, toEqual: "Soon is due", timeout: 60))
    app.buttons["Clock"].press(forDuration: 0.5)
    app.swipeUp()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["never"].tap() }
    }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("again and again"), "\(text)")
  }

  @Test func `time passes in an app that always has work`() {
    let app = Rig.launch("timers")
    app.buttons["Hop"].tap()
    #expect(!app.staticTexts["never"].waitForExistence(timeout: 0.5))
    app.buttons["Soon"].press(forDuration: 0.3)
    #expect(app.staticTexts["seen"].wait(for: \.label, toEqual: "Soon is due", timeout: 60))
  }

  @Test func `a finger can be held during endless work and a sleeping task`() {
    let app = Rig.launch("timers")
    app.buttons["Spin"].tap()
    app.buttons["Task"].tap()
    let seen = app.staticTexts["seen"]
    #expect(seen.wait(for: \.label, toEqual: "Task is due", timeout: 60))
    app.buttons["Clock"].press(forDuration: 0.1)
    #expect(app.state == .runningForeground)
  }

  @Test func `an action waits for animations on a real clock too`() {
    let app = Rig.launch("timers", ["-ui-testing.clock", "real"])
    app.buttons["Fade"].tap()
    #expect(app.staticTexts["seen"].label == "Fade is over")
  }

  /// Repeats a question until the answer is yes, as loops in tests do.
  ///
  /// The number of questions is limited, not the time, because on a busy machine fewer fit in a minute.
  private func poll(until isDone: () -> Bool) {
    for _ in 0..<100_000 where isDone() { return }
  }
}
