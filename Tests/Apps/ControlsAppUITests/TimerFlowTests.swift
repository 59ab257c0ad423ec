import Foundation
import Testing
import XCUIAutomation

/// What comes later, waited for from outside.
@Suite struct TimerFlowTests {
  @Test(arguments: ["Dispatch", "Timer", "Task", "Thread"])
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
}
