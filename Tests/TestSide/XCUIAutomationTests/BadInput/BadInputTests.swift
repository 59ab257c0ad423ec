import Foundation
import Testing
import XCUIAutomation

/// Invalid input in test suites, which causes an explained error without ending the test process.
@Suite struct `Bad input` {
  @Test func `of a megabyte in a label is read unchanged`() throws {
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

  @Test func `in an endless chain fails`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    var query = app.descendants(matching: .any)
    for _ in 0..<20_000 { query = query.matching(identifier: "x") }
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { query.count } }
    #expect(error?.reason == .invalidQuery)
    #expect(error?.message.contains("more than 10000 steps") == true)
  }

  @Test func `in the reference to an app fails`() throws {
    let app = XCUIApplication(url: try #require(URL(string: "ftp://example.com/")))
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
    #expect(error?.message.contains("ftp://example.com/ could not be started") == true)
    #expect(error?.message.contains("it is not a file URL") == true)
  }

  @Test func `in any query with a string fails beyond 128 characters`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let queries: [(String) -> XCUIElement] = [
      { app.buttons[$0] }, { app.buttons.matching(identifier: $0).element },
      { app.buttons.matching(.button, identifier: $0).firstMatch },
      { app.buttons.element(matching: .any, identifier: $0) },
      { app.windows.containing(.button, identifier: $0).element },
      { app.descendants(matching: .any)[$0] },
      { app.otherElements[$0].children(matching: .button).element(boundBy: 0) },
    ]
    for (number, query) in queries.enumerated() {
      #expect(!query(String(repeating: "🙂", count: 64)).exists, "query \(number)")
      let long = query(String(repeating: "🙂", count: 65))
      for use: () -> Void in [
        { _ = long.exists }, { long.tap() }, { _ = long.label }, { _ = long.isHittable },
        { _ = long.waitForExistence(timeout: 1) }, { _ = long.screenshot() },
      ] {
        let error = #expect(throws: XCUIAutomationError.self) { try attempting(use) }
        #expect(error?.reason == .invalidQuery, "query \(number)")
      }
    }
  }

  @Test(arguments: [
    ("label ==", []), ("label CONTAINS[q] 'x'", []), ("colour == 'red'", []),
    ("label == %@ AND title == %@", ["one"]), ("(((", []), ("label MATCHES '('", []),
    ("label == '%@'", ["quoted"]), ("SELF == 'x'", []), ("firstMatch.exists == true", []),
    ("FUNCTION(label, 'length') > 1", []),
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
    #expect(app.buttons["Login"].exists, "the app continues")
  }

  @Test func `of endlessly nested compound predicates is refused`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    var predicate = NSPredicate(format: "label == 'Login'")
    for _ in 0..<5_000 { predicate = NSCompoundPredicate(notPredicateWithSubpredicate: predicate) }
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { _ = app.buttons.matching(predicate).count }
    }
    #expect(error?.message.contains("more than 128 levels") == true)
    #expect(app.buttons["Login"].exists)
  }

  /// A kind of call, and a closure that makes it.
  private struct Call: Sendable {
    let method: String
    let make: @Sendable (XCUIApplication) throws -> Void

    init(_ method: String, _ make: @escaping @Sendable (XCUIApplication) throws -> Void) {
      self.method = method
      self.make = make
    }
  }

  private static let calls = [
    Call("count") { _ = $0.buttons.count },
    Call("count") { _ = $0.buttons["Login"].exists },
    Call("resolve") { _ = $0.buttons["Login"].label },
    Call("resolve") { _ = $0.buttons["Login"].isHittable },
    Call("resolve") { _ = $0.buttons.allElementsBoundByIndex },
    Call("resolve") { _ = $0.buttons["Login"].value(forKey: "hasKeyboardFocus") },
    Call("wait") { _ = $0.buttons["Later"].waitForExistence(timeout: 5) },
    Call("wait") { _ = $0.buttons["Login"].waitForNonExistence(timeout: 5) },
    Call("wait") { _ = $0.buttons["Login"].wait(for: \.label, toEqual: "x", timeout: 5) },
    Call("perform") { $0.buttons["Login"].tap() },
    Call("perform") { $0.typeText("x") },
    Call("perform") { $0.typeKey(.enter, modifierFlags: []) },
    Call("perform") { $0.buttons["Login"].swipeUp() },
    Call("perform") {
      $0.buttons["Login"].press(forDuration: 1, thenDragTo: $0.textFields.element)
    },
    Call("perform") { $0.coordinate(withNormalizedOffset: .zero).tap() },
    Call("perform") { $0.buttons["Login"].pinch(withScale: 2, velocity: 1) },
    Call("perform") { $0.buttons["Login"].hover() },
    Call("perform") { $0.buttons["Login"].scroll(byDeltaX: 0, deltaY: 1) },
    Call("perform") { $0.buttons["Login"].adjust(toNormalizedSliderPosition: 0.5) },
    Call("snapshot") { _ = try $0.snapshot() },
    Call("snapshot") { _ = try $0.buttons["Login"].snapshot().dictionaryRepresentation },
    Call("capture") { _ = $0.buttons["Login"].screenshot() },
    Call("resolve") { _ = $0.buttons.allElementsBoundByAccessibilityElement },
    Call("resolve") { _ = $0.buttons["Login"].frame },
    Call("resolve") { _ = $0.coordinate(withNormalizedOffset: .zero).screenPoint },
    Call("count") {
      $0.activate(); _ = $0.buttons.count
    },
    Call("capture") { _ = $0.screenshot() },
    Call("capture") { _ in _ = XCUIScreen.main.screenshot() },
    Call("device") { _ in XCUIDevice.shared.orientation = .landscapeLeft },
    Call("device") { _ in XCUIDevice.shared.press(.home) },
    Call("screenReader") { _ in try XCUIDevice.shared.voiceOverService.enable() },
    Call("audit") { try $0.performAccessibilityAudit() },
  ]

  @Test(arguments: calls.indices) func `from an app that vanishes during a call is an error`(
    index: Int
  ) throws {
    let method = Self.calls[index].method
    let app = XCUIApplication(url: Fixture.agent)
    app.launchArguments = ["-misbehave", "vanish:\(method)"]
    app.launch()
    do {
      try attempting { try Self.calls[index].make(app) }
      Issue.record("\(method) did not fail")
    } catch let error as XCUIAutomationError {
      #expect(error.reason == .applicationUnavailable, "\(error)")
      #expect(error.message.contains("agent.py") || error.message.contains("Lost connection"))
    } catch {
      // Snapshots, audits and the screen reader throw their own errors.
      #expect("\(error)".contains("Lost connection") || "\(error)".contains("not running"))
    }
    #expect(app.debugDescription.isEmpty == false)
    guard Self.calls.firstIndex(where: { $0.method == method }) == index else { return }
    app.launchArguments = []
    app.launch()
    #expect(app.buttons["Login"].exists, "the next launch is fresh")
  }

  @Test func `of a stale coordinate reports its position`() {
    let app = Fixture.launch(
      """
      {"type": "button", "identifier": "Go", "frame": [0, 0, 80, 16], "onTap": [
        {"element": "Go", "set": {"frame": [0, 2000, 80, 16]}}]}
      """)
    let button = app.buttons["Go"]
    let coordinate = button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    coordinate.tap()
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { coordinate.tap() } }
    #expect(error?.reason == .outsideScreen)
    #expect(error?.message.contains("(40.0, 2008.0) is not on the screen") == true)
  }

  @Test func `for an element that no longer exists isn't resolved again`() {
    let app = Fixture.launch(
      """
      {"type": "button", "identifier": "Go", "frame": [0, 0, 80, 16], "onTap": [
        {"element": "Go", "set": {"hidden": true}}]}
      """)
    let bound = app.buttons.allElementsBoundByAccessibilityElement
    let coordinate = app.buttons["Go"].coordinate(withNormalizedOffset: .zero)
    app.buttons["Go"].tap()
    for action: () -> Void in [{ bound[0].tap() }, { coordinate.tap() }, { _ = bound[0].label }] {
      let error = #expect(throws: XCUIAutomationError.self) { try attempting(action) }
      #expect(error?.reason == .noMatches)
    }
  }

  @Test(arguments: ["", " "]) func `of an empty name finds nothing`(name: String) {
    let app = Fixture.launch(#"{"type": "button", "frame": [0, 0, 80, 16]}"#)
    #expect(app.buttons.count == 1)
    #expect(app.buttons[name].exists == false)
    #expect(app.buttons.matching(identifier: name).count == 0)
  }

  @Test func `of undefined modifiers is refused`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    for flags in [XCUIElement.KeyModifierFlags(rawValue: 64), .init(rawValue: .max)] {
      let error = #expect(throws: XCUIAutomationError.self) {
        try attempting { app.typeKey("a", modifierFlags: flags) }
      }
      #expect(error?.reason == .invalidArgument, "\(error as Any)")
    }
  }

  @Test func `of a pinch in the wrong direction is refused`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["Login"].pinch(withScale: 0.5, velocity: 1) }
    }
    #expect(error?.message.contains("must be negative for a scale below 1") == true)
  }

  @Test(arguments: [-2, 1, Int.max, Int.min])
  func `for an index finds nothing`(index: Int) {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    #expect(!app.buttons.element(boundBy: index).exists)
    #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons.element(boundBy: index).tap() }
    }
  }

  @Test(
    arguments: [
      { app in _ = app.buttons["missing"].waitForExistence(timeout: .nan) },
      { app in _ = app.buttons["Login"].waitForNonExistence(timeout: .nan) },
      { app in _ = app.buttons["Login"].wait(for: \.label, toEqual: "Login", timeout: .nan) },
      { app in _ = app.wait(for: .notRunning, timeout: .nan) },
      { app in _ = app.wait(for: .runningForeground, timeout: .nan) },
      { app in app.answerTimeout = .nan }, { app in app.launchTimeout = .nan },
    ] as [@Sendable (XCUIApplication) -> Void])
  func `for a time that is not a number fails`(use: @Sendable (XCUIApplication) -> Void) {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { use(app) } }
    #expect(error?.reason == .invalidArgument)
    #expect(error?.message.contains("imeout is nan, which isn't a number.") == true)
    #expect(app.answerTimeout == 10 && app.launchTimeout == 10 && app.exists)
  }

  @Test(arguments: [TimeInterval.infinity, -TimeInterval.infinity, -1, 0])
  func `for a timeout ends the wait`(timeout: TimeInterval) {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    guard timeout.isFinite || timeout < 0 else { return }
    #expect(!app.buttons["missing"].waitForExistence(timeout: timeout))
    #expect(app.buttons["Login"].waitForExistence(timeout: timeout))
  }
}
