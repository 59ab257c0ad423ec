import Foundation
import Testing
import XCUIAutomation

/// What no suite should do and some do: an error in words each time, and the test process goes on.
@Suite struct `Bad input` {
  @Test func `of a megabyte in a label is read as it is`() throws {
    let label = String(repeating: "ä🙂\\\"", count: 100_000)
    let tree = try JSONSerialization.data(withJSONObject: [
      "type": "application", "label": "Demo", "frame": [0, 0, 640, 384],
      "children": [["type": "staticText", "identifier": "long", "label": label]],
    ])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try tree.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let app = XCUIApplication(url: Fixture.agent)
    app.launchArguments = ["-tree", file.path]
    app.launch()
    #expect(app.staticTexts["long"].label == label)
    #expect(try app.snapshot().children.first?.label == label)
    let predicate = NSPredicate(format: "label == %@", label)
    #expect(app.staticTexts.matching(predicate).count == 1)
    #expect(app.debugDescription.contains(label))
  }

  @Test(arguments: [128, 129, 100_000])
  func `in a subscript fails beyond 128 characters`(length: Int) {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let string = String(repeating: "x", count: length)
    do {
      try attempting { #expect(!app.buttons[string].exists) }
      #expect(length <= 128)
    } catch let error as XCUIAutomationError {
      #expect(length > 128 && error.message.contains("exceeds maximum length of 128 characters"))
    } catch {
      Issue.record(error)
    }
  }

  @Test(arguments: [
    ("label ==", []), ("label CONTAINS[q] 'x'", []), ("colour == 'red'", []),
    ("label == %@ AND title == %@", ["one"]), ("(((", []), ("label MATCHES '('", []),
  ])
  func `in a predicate is explained`(format: String, arguments: [String]) {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting {
        _ = app.buttons.matching(NSPredicate(format: format, argumentArray: arguments)).count
      }
    }
    #expect(error?.description.isEmpty == false)
    #expect(app.buttons["Login"].exists, "the app goes on")
  }

  @Test func `of a block in a query is refused`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { _ = app.buttons.matching(NSPredicate { _, _ in true }).count }
    }
    #expect(error?.message.contains("a block cannot be evaluated in the app") == true)
  }

  @Test(arguments: [-2, 1, Int.max, Int.min])
  func `for a position finds nothing`(index: Int) {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    #expect(!app.buttons.element(boundBy: index).exists)
    #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons.element(boundBy: index).tap() }
    }
  }

  @Test(arguments: [TimeInterval.infinity, -.infinity, .nan, -1, 0])
  func `for a time ends the wait`(timeout: TimeInterval) {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    guard timeout.isFinite || timeout < 0 else { return }
    #expect(!app.buttons["missing"].waitForExistence(timeout: timeout))
    #expect(app.buttons["Login"].waitForExistence(timeout: timeout))
  }
}
