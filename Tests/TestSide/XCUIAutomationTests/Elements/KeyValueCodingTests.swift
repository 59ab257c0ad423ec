import Foundation
import Testing
import XCTest
import XCUIAutomation

@Suite struct `Key-value coding` {
  @Test func `is the property's value`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let field = app.textFields["Username"]
    #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == false)
    field.tap()
    #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == true)
    #expect(field.value(forKey: "identifier") as? String == "Username")
    #expect(field.value(forKey: "placeholderValue") as? String == "User")
    #expect(field.value(forKey: "enabled") as? Bool == true)
    #expect(field.value(forKey: "exists") as? Bool == true)
    #expect(field.value(forKey: "frame") as? CGRect == field.frame)
    #expect(field.value(forKey: "value") == nil)
  }

  @Test func `may be followed by a key path`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let field = app.textFields["Username"]
    #expect(field.value(forKeyPath: "frame.size.width") as? Double == Double(field.frame.width))
    #expect(field.value(forKeyPath: "frame.origin") as? CGPoint == field.frame.origin)
    #expect(field.value(forKeyPath: "identifier.length") as? Int == 8)
    #expect(field.value(forKeyPath: "label") as? String == field.label)
    #expect(field.value(forKeyPath: "value.length") == nil)
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { field.value(forKeyPath: "frame.colour") }
    }
    #expect(error?.description.contains("colour") == true)
  }

  @Test func `may be the state of an application`() {
    let app = XCUIApplication(url: Fixture.agent)
    let runs = NSPredicate(
      format: "state == %d", XCUIApplication.State.runningForeground.rawValue)
    #expect(!runs.evaluate(with: app))
    app.launch()
    #expect(runs.evaluate(with: app))
    #expect(app.value(forKey: "state") as? UInt == XCUIApplication.State.runningForeground.rawValue)
    let expectation = XCTNSPredicateExpectation(predicate: runs, object: app)
    #expect(XCTWaiter.wait(for: [expectation], timeout: 1) == .completed)
    #expect(throws: XCUIAutomationError.self) {
      try attempting { runs.evaluate(with: app.buttons["Login"]) }
    }
  }

  @Test func `fails for an unknown name`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.value(forKey: "colour") }
    }
    #expect(error?.description.contains("colour") == true)
  }
}
