import Foundation
import Testing
import XCUIAutomation

@Suite struct `Attempting` {
  private struct Refused: Error {}

  @Test func `throws a failure, and the test continues`() throws {
    let app = Fixture.launch(#"{"type": "button", "label": "Go", "frame": [0, 0, 80, 16]}"#)
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["Stop"].tap() }
    }
    #expect(error?.reason == .noMatches)
    #expect(error?.message.hasPrefix("Failed to tap \"Stop\" Button: No matches found") == true)
    #expect(error?.description.contains("Did you mean") == true)
    try attempting { app.buttons["Go"].tap() }
    let label = try attempting { app.buttons["Go"].label }
    #expect(label == "Go")
  }

  @Test func `ends a block at its first failure`() {
    let app = Fixture.launch(
      """
      {"type": "button", "label": "Go", "frame": [0, 0, 80, 16], "onTap": [
        {"element": "result", "set": {"label": "gone"}}]},
      {"type": "staticText", "identifier": "result", "label": "", "frame": [0, 16, 80, 16]}
      """)
    #expect(throws: XCUIAutomationError.self) {
      try attempting {
        app.buttons["Stop"].tap()
        app.buttons["Go"].tap()
      }
    }
    #expect(app.staticTexts["result"].label == "")
  }

  @Test func `inside another block catches only its own failures`() throws {
    let app = Fixture.launch(#"{"type": "button", "label": "Go", "frame": [0, 0, 80, 16]}"#)
    let label = try attempting {
      #expect(throws: XCUIAutomationError.self) { try attempting { app.links.element.tap() } }
      return app.buttons["Go"].label
    }
    #expect(label == "Go")
  }

  @Test func `rethrows the block's error unless automation failed before`() {
    #expect(throws: Refused.self) { try attempting { throw Refused() } }
    let app = XCUIApplication(bundleIdentifier: "FailingSuites")
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting {
        if app.buttons["Go"].label.isEmpty { throw Refused() }
      }
    }
    #expect(error?.reason == .applicationUnavailable)
  }

  @Test(arguments: ["signal", "hang"]) func `throws an error if the app has ended`(kind: String) {
    let effect = kind == "signal" ? #""signal": 11"# : #""hang": true"#
    let actions: [(XCUIElement) -> Void] = [
      { $0.tap() }, { $0.rightClick() }, { $0.pinch(withScale: 2, velocity: 1) }, { $0.swipeUp() },
      { $0.press(forDuration: 1, thenDragTo: $0) },
      { $0.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).doubleTap() },
    ]
    // During a hang each action takes the whole answer limit, and a swipe some seconds more.
    for action in actions.prefix(kind == "hang" ? 2 : actions.count) {
      let app = Fixture.launch(
        #"{"type": "button", "label": "Go", "frame": [0, 0, 80, 16], "onTap": [{\#(effect)}]}"#)
      let button = app.buttons["Go"]
      let all = app.buttons.allElementsBoundByIndex
      if kind == "hang" { app.answerTimeout = 0.2 }
      let error = #expect(throws: XCUIAutomationError.self) { try attempting { action(button) } }
      #expect(error?.reason == .applicationUnavailable)
      for again: () -> Void in [
        { button.tap() }, { _ = button.label }, { _ = all[0].label },
        { _ = button.coordinate(withNormalizedOffset: .zero).screenPoint },
      ] {
        let later = #expect(throws: XCUIAutomationError.self) { try attempting(again) }
        #expect(later?.message.hasSuffix("Application agent.py is not running") == true)
      }
    }
  }
}
