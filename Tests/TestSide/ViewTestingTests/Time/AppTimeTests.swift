import AppRuntime
import TerminalUIKit
import Testing
import ViewTesting

@MainActor
@Suite struct AppTimeTests {
  let application = UIApplication.shared

  @Test func `future work stays pending until time is advanced`() {
    var isDone = false
    application.clock.schedule(after: 3, named: "a test's work") { isDone = true }
    application.runUntilIdle()
    #expect(!isDone)
    application.advanceTime(by: 3)
    #expect(isDone)
  }

  @Test func `time advances until a condition is true, and no further`() {
    var answers = 0
    application.clock.schedule(after: 1, named: "one") { answers += 1 }
    application.clock.schedule(after: 2, named: "two") { answers += 1 }
    let start = application.clock.now
    #expect(application.advanceTime(upTo: 60) { answers == 1 })
    #expect(application.clock.now == start + 1)
    #expect(!application.advanceTime(upTo: 0.5) { answers == 2 })
    #expect(application.clock.now == start + 1.5)
    application.advanceTime(by: 1)
    #expect(answers == 2)
  }

  @Test func `a restless loop does not hang`() {
    var count = 0
    @MainActor func again() {
      count += 1
      if count < 100_000 { application.clock.schedule(after: 0, named: "again") { again() } }
    }
    again()
    #expect(!application.advanceTime(upTo: 1) { false })
    count = 100_000
    application.runUntilIdle()
  }

  @Test func `the main queue isn't run in the middle of a Swift Testing test`() {
    var isDone = false
    Task { @MainActor in isDone = true }
    application.runUntilIdle()
    #expect(!isDone)
  }
}
