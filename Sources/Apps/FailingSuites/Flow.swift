import Foundation
import XCUIAutomation

/// A use of an app that ends in a failure; both test libraries run the same flows.
///
/// The comment `fails:` with the flow's name marks the line at which exactly one failure must be
/// reported; no other failure may be reported.
enum Flow: String, CaseIterable, Sendable {
  case missingElement, missingProperty, missingFirstMatch, missingIndex, ambiguous, covered
  case offScreen, unfocused, tooLongString, notLaunched, terminated, crash, hang, noSuchApp
  case badStart, malformedPredicate, surplusArgument, missingArgument, unknownKey, blockPredicate
  case helper, onlyTheFirst, relaunch, nothing

  private static let agent = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["FAILING_SUITES_AGENT"] ?? "agent.py")

  private static let tree = """
    {"type": "application", "frame": [0, 0, 640, 384], "children": [
      {"type": "button", "label": "Save", "frame": [0, 0, 80, 16]},
      {"type": "button", "label": "Twin", "frame": [80, 0, 80, 16]},
      {"type": "button", "label": "Twin", "frame": [160, 0, 80, 16]},
      {"type": "button", "label": "Below", "frame": [240, 0, 80, 16]},
      {"type": "other", "label": "Curtain", "frame": [240, 0, 80, 16]},
      {"type": "button", "label": "Far", "frame": [0, 500, 80, 16]},
      {"type": "button", "label": "Crash", "frame": [0, 32, 80, 16], "onTap": [{"signal": 11}]},
      {"type": "button", "label": "Hang", "frame": [0, 48, 80, 16], "onTap": [{"hang": true}]},
      {"type": "textField", "identifier": "note", "frame": [0, 64, 80, 16]}]}
    """

  static var launched: XCUIApplication { launch(answerTimeout: 60) }

  private static func launch(answerTimeout: TimeInterval) -> XCUIApplication {
    let app = XCUIApplication(url: agent)
    app.launchArguments = ["-tree", tree]
    app.answerTimeout = answerTimeout
    app.launch()
    return app
  }

  func run() {
    switch self {
    case .missingElement:
      Self.launched.buttons["Add"].tap()  // fails: missingElement
    case .missingProperty:
      _ = Self.launched.links.element.label  // fails: missingProperty
    case .missingFirstMatch:
      Self.launched.links.firstMatch.press(forDuration: 1)  // fails: missingFirstMatch
    case .missingIndex:
      Self.launched.buttons.element(boundBy: 20).doubleTap()  // fails: missingIndex
    case .ambiguous:
      Self.launched.buttons["Twin"].tap()  // fails: ambiguous
    case .covered:
      Self.launched.buttons["Below"].tap()  // fails: covered
    case .offScreen:
      Self.launched.buttons["Far"].click()  // fails: offScreen
    case .unfocused:
      Self.launched.textFields["note"].typeText("x")  // fails: unfocused
    case .tooLongString:
      let text = String(repeating: "long ", count: 26)
      _ = Self.launched.staticTexts[text].exists  // fails: tooLongString
    case .notLaunched:
      let app = XCUIApplication(bundleIdentifier: "FailingSuites")
      app.buttons["Save"].tap()  // fails: notLaunched
    case .terminated:
      let app = Self.launched
      app.terminate()
      _ = app.buttons.count  // fails: terminated
    case .crash:
      Self.launched.buttons["Crash"].tap()  // fails: crash
    case .hang:
      Self.launch(answerTimeout: 0.3).buttons["Hang"].tap()  // fails: hang
    case .noSuchApp:
      XCUIApplication(bundleIdentifier: "com.example.FailingSuite").launch()  // fails: noSuchApp
    case .badStart:
      let app = XCUIApplication(url: Self.agent)
      app.launchArguments = ["-misbehave", "exit:3"]
      app.launch()  // fails: badStart
    case .malformedPredicate:
      let predicate = NSPredicate(format: "label ==")  // fails: malformedPredicate
      _ = Self.launched.buttons.element(matching: predicate).label
    case .surplusArgument:
      let predicate = NSPredicate(format: "label == %@", "Save", "Add")  // fails: surplusArgument
      _ = Self.launched.buttons.element(matching: predicate).label
    case .missingArgument:
      let predicate = NSPredicate(format: "label == %@")  // fails: missingArgument
      _ = Self.launched.buttons.element(matching: predicate).label
    case .unknownKey:
      let predicate = NSPredicate(format: "lable == 'Save'")
      _ = Self.launched.buttons.element(matching: predicate).label  // fails: unknownKey
    case .blockPredicate:
      let predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
        NSPredicate(format: "hittable == YES"), NSPredicate { _, _ in true },
      ])
      _ = Self.launched.buttons.matching(predicate).count  // fails: blockPredicate
    case .helper: Self.launched.buttons["Gone"].tapTwice()
    case .onlyTheFirst:
      let app = Self.launched
      app.buttons["Add"].tap()  // fails: onlyTheFirst
      app.buttons["Also"].tap()
      _ = app.buttons["Third"].label + app.staticTexts["Fourth"].title
      app.terminate()
    case .relaunch:
      let app = Self.launched
      app.buttons["Save"].tap()
      app.launch()
      XCUIApplication(url: Self.agent).buttons["Add"].tap()  // fails: relaunch
    case .nothing:
      let app = Self.launched
      app.buttons["Save"].tap()
      app.textFields.firstMatch.tap()
      app.typeText("x")
      _ = app.buttons["Add"].exists
      _ = app.buttons["Twin"].exists
      _ = app.buttons["Add"].isHittable
      _ = app.buttons["Twin"].isHittable
      app.buttons["Add"].waitForExistence(timeout: 3600)
      app.buttons["Save"].waitForNonExistence(timeout: 3600)
      app.terminate()
      app.terminate()
      _ = app.state
    }
  }
}

extension XCUIElement {
  /// An extension as suites define them; a failure in it belongs to the calling test.
  fileprivate func tapTwice() {
    tap()  // fails: helper
    tap()
  }
}
