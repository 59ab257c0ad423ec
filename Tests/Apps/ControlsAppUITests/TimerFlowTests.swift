import Foundation
import Testing
import XCUIAutomation

/// What comes later, waited for from outside.
@Suite struct TimerFlowTests {
  @Test(
    arguments: [
      "Dispatch", "Timer", "Task", "Thread", "Condition", "Semaphore", "Group", "Poll", "Select",
    ])
  func `a wait lets real time pass for a clock that is not the app's`(kind: String) {
    let app = Rig.launch("timers")
    app.buttons[kind].tap()
    let seen = app.staticTexts["seen"]
    #expect(seen.label == "nothing yet")
    #expect(seen.wait(for: \.label, toEqual: "\(kind) is due", timeout: 60))
    // Once more: by now each of them has left its housekeeping behind.
    app.buttons["Dispatch"].tap()
    #expect(seen.wait(for: \.label, toEqual: "Dispatch is due", timeout: 60))
  }

  @Test func `the app's clock takes no real time`() {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    let seen = app.staticTexts["seen"]
    #expect(!seen.wait(for: \.label, toEqual: "Clock is due", timeout: 29))
    #expect(seen.wait(for: \.label, toEqual: "Clock is due", timeout: 3600))
  }

  @Test func `time that the test sleeps passes in the app, and time that it computes does not`() {
    let app = Rig.launch("timers")
    app.buttons["Soon"].tap()
    let end = ContinuousClock.now + .milliseconds(200)
    while ContinuousClock.now < end {}
    #expect(app.staticTexts["seen"].label == "nothing yet")
    // What is due then has come.
    usleep(50_000)
    #expect(app.staticTexts["seen"].label == "Soon is due")
  }

  @Test func `a wait in vain never goes on to what comes after it`() {
    let app = Rig.launch("timers")
    let seen = app.staticTexts["seen"]
    // From here on Dispatch has a timer of its own, and a wait may take its real time.
    app.buttons["Task"].tap()
    #expect(seen.wait(for: \.label, toEqual: "Task is due", timeout: 60))
    app.buttons["Soon"].tap()
    #expect(!seen.wait(for: \.label, toEqual: "Soon is due", timeout: 0.04))
    // Its task may have begun late where other processes have the processors.
    #expect(seen.wait(for: \.label, toEqual: "Soon is due", timeout: 0.2))
  }

  @Test(arguments: [[1, 1, 1, 1], [1.9, 0.2, 2], [4]])
  func `waits in vain add up, whatever is due at the end of one`(waits: [TimeInterval]) {
    let app = Rig.launch("timers")
    let end = app.staticTexts["Relay is over"]
    app.buttons["Relay"].tap()
    for wait in waits { #expect(!end.waitForExistence(timeout: wait)) }
    #expect(!end.exists)
    #expect(end.waitForExistence(timeout: 4.8 - waits.reduce(0, +)))
  }

  @Test(arguments: [1, 2])
  func `a loop that sleeps for moments ends`(milliseconds: UInt32) {
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
  func `a loop of a task that sleeps ends`(milliseconds: Int) async throws {
    let app = Rig.launch("timers")
    app.buttons["Soon"].tap()
    var rounds = 0
    while app.staticTexts["seen"].label == "nothing yet", rounds < 1000 {
      try await Task.sleep(for: .milliseconds(milliseconds))
      rounds += 1
    }
    #expect(app.staticTexts["seen"].label == "Soon is due")
  }

  @Test func `while a test waits for one app the time of another stands still`() {
    let app = Rig.launch("timers")
    let other = XCUIApplication(bundleIdentifier: "CrowdedScreen")
    other.launch()
    app.buttons["Soon"].tap()
    #expect(!other.buttons["nothing"].waitForExistence(timeout: 5))
    #expect(app.staticTexts["seen"].label == "nothing yet")
  }

  @Test func `elements that were found before a sleep are looked at again after it`() {
    let app = Rig.launch("timers")
    app.buttons["Soon"].tap()
    let texts = app.staticTexts.allElementsBoundByIndex
    #expect(texts.contains { $0.label == "nothing yet" })
    usleep(100_000)
    #expect(texts.contains { $0.label == "Soon is due" })
  }

  @Test func `a loop that looks now and then ends`() {
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
  func `a wait sees what a clock that is not the app's has begun`(kind: String, end: String) {
    let app = Rig.launch("timers")
    // From here on Dispatch has a timer of its own.
    app.buttons["Task"].tap()
    let seen = app.staticTexts["seen"]
    #expect(seen.wait(for: \.label, toEqual: "Task is due", timeout: 60))
    app.buttons[kind].tap()
    #expect(seen.wait(for: \.label, toEqual: end, timeout: 60))
  }

  @Test(arguments: [("Modals", 4.0), ("Legs", 5.0)])
  func `while a test sleeps an app goes through what it would go through`(
    kind: String, seconds: Double
  ) {
    let app = Rig.launch("timers")
    app.buttons[kind].tap()
    Thread.sleep(forTimeInterval: seconds)
    let end = kind == "Modals" ? "Second modal" : "Legs are over"
    // No wait: that would let happen what the sleep did not. The sleep is long enough for a busy machine.
    #expect(app.staticTexts[end].exists)
  }

  @Test func `a finger that is held gives timers their time`() {
    let app = Rig.launch("timers")
    app.buttons["Held"].press(forDuration: 1)
    #expect(app.staticTexts["seen"].label.hasSuffix(" ticks"))
  }

  @Test func `questions one after the other keep no timer from its turn`() {
    let app = Rig.launch("timers")
    app.buttons["Timer"].tap()
    let end = ContinuousClock.now + .seconds(60)
    let due = app.staticTexts["Timer is due"]
    while !due.exists, ContinuousClock.now < end {}
    #expect(due.exists)
  }

  @Test func `an action ends when the animations have that it has begun`() {
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

  @Test func `animations without end are not waited for long`() {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    app.buttons["Pulse"].tap()
    #expect(app.staticTexts["seen"].label == "pulsing")
    #expect(app.staticTexts["seen"].wait(for: \.label, toEqual: "Clock is due", timeout: 30))
  }

  @Test func `waits in vain add up to what a clock is due at that is not the app's`() {
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

  @Test func `what a looking test is shown for a time goes when its time is over`() {
    let app = Rig.launch("timers")
    app.buttons["Modals"].tap()
    let end = ContinuousClock.now + .seconds(60)
    let second = app.staticTexts["Second modal"]
    while !second.exists, ContinuousClock.now < end {}
    #expect(second.exists)
  }

  @Test(arguments: ["exists", "wait", "wait for", "pause"])
  func `a loop that only looks ends`(kind: String) {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    app.buttons["Soon"].tap()
    let soon = app.staticTexts["Soon is due"]
    let end = ContinuousClock.now + .seconds(60)
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
    while !isThere(), ContinuousClock.now < end {}
    #expect(soon.exists)
    #expect(!app.staticTexts["Clock is due"].exists)
  }

  @Test(arguments: ["exists", "label", "wait"])
  func `a loop that acts ends`(look: String) {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    app.buttons["Toast"].tap()
    let seen = app.staticTexts["seen"]
    let toast = app.staticTexts["a toast"]
    let end = ContinuousClock.now + .seconds(60)
    func isThere() -> Bool {
      switch look {
      case "exists": toast.exists
      case "label": seen.label == "a toast"
      default: toast.waitForExistence(timeout: 5)
      }
    }
    while isThere(), ContinuousClock.now < end { seen.tap() }
    #expect(seen.label == "no toast")
    #expect(!app.staticTexts["Clock is due"].exists)
  }

  @Test(arguments: ["Spin", "Churn"])
  func `an app that never comes to rest answers, and is said to be busy`(kind: String) throws {
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

  @Test func `the time of an app passes that is given work all the time`() {
    let app = Rig.launch("timers")
    app.buttons["Hop"].tap()
    #expect(!app.staticTexts["never"].waitForExistence(timeout: 0.5))
    app.buttons["Soon"].press(forDuration: 0.3)
    #expect(app.staticTexts["seen"].wait(for: \.label, toEqual: "Soon is due", timeout: 60))
  }

  @Test func `a finger is held beside work that has no end, and a task that sleeps`() {
    let app = Rig.launch("timers")
    app.buttons["Spin"].tap()
    app.buttons["Task"].tap()
    let seen = app.staticTexts["seen"]
    #expect(seen.wait(for: \.label, toEqual: "Task is due", timeout: 60))
    app.buttons["Clock"].press(forDuration: 0.1)
    #expect(app.state == .runningForeground)
  }

  @Test func `an action waits for animations in real time too`() {
    let app = Rig.launch("timers", ["-ui-testing.clock", "real"])
    app.buttons["Fade"].tap()
    #expect(app.staticTexts["seen"].label == "Fade is over")
  }
}
