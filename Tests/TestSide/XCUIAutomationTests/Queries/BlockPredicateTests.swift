import AutomationProtocol
import Foundation
import Testing

@testable import XCUIAutomation

/// Queries whose predicates are blocks, which are evaluated in the test process.
@Suite struct `A block predicate` {
  private func block(_ isWanted: @escaping @Sendable (any XCUIElementSnapshot) -> Bool)
    -> NSPredicate
  {
    NSPredicate { object, _ in (object as? any XCUIElementSnapshot).map(isWanted) ?? false }
  }

  private func launch() -> XCUIApplication {
    Fixture.launch(
      """
      {"type": "cell", "identifier": "one", "children": [
        {"type": "staticText", "label": "Ann"}, {"type": "button", "label": "Call"}]},
      {"type": "cell", "identifier": "two", "children": [{"type": "staticText", "label": "Bob"}]},
      {"type": "button", "identifier": "go", "label": "Go on", "frame": [0, 0, 80, 16]}
      """)
  }

  @Test func `selects elements by their attributes`() {
    let app = launch()
    #expect(app.buttons.matching(block { $0.label.count == 4 }).count == 1)
    #expect(app.buttons.matching(block { $0.label.hasPrefix("Go") }).element.identifier == "go")
    #expect(app.buttons.element(matching: block { $0.frame.width == 80 }).exists)
    #expect(!app.buttons.matching(block { _ in false }).firstMatch.exists)
    #expect(
      app.descendants(matching: .any).matching(block { !$0.children.isEmpty }).count == 2)
  }

  @Test func `fails if it evaluates its own query`() {
    let app = launch()
    // The block captures the query, which exists only afterwards.
    nonisolated(unsafe) var query: XCUIElementQuery?
    query = app.buttons.matching(block { _ in query?.firstMatch.exists ?? false })
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { query?.count ?? 0 }
    }
    #expect(error?.reason == .invalidQuery)
    #expect(error?.message.contains("more than 8 levels deep") == true)
    let inner = app.buttons.matching(block { $0.label == "Go on" })
    #expect(app.cells.matching(block { _ in inner.count == 1 }).count == 2)
  }

  @Test func `selects elements by their descendants`() {
    let app = launch()
    let ann = block { $0.label == "Ann" }
    #expect(app.cells.containing(ann).element.identifier == "one")
    #expect(app.cells.containing(block { $0.elementType == .staticText }).count == 2)
    #expect(app.cells.containing(ann).buttons["Call"].exists)
    #expect(app.staticTexts.containing(ann).element.label == "Ann")
    #expect(app.buttons.containing(ann).count == 0)
  }

  @Test(.timeLimit(.minutes(10)))
  func `about descendants is evaluated once per element of a deep tree`() {
    let depth = 50_000
    func element(_ position: Int) -> ElementAttributes {
      ElementAttributes(identity: UInt64(position), elementType: .other)
    }
    var snapshot = ElementSnapshot(element(0))
    for position in 1..<depth { snapshot.append(element(position), depth: position) }
    let tree = SnapshotTree(
      SnapshotCall.Result(snapshot: snapshot, path: [], version: 1), processIdentifier: nil)
    for isChosen in [false, true] {
      // The test itself calls the block.
      nonisolated(unsafe) var calls = 0
      let step = BlockStep(
        block { _ in
          calls += 1
          return isChosen && calls == depth
        }, as: .containing(.any, .value(true)))
      let found = step.select(from: (0..<depth).map(UInt64.init), in: tree)
      #expect(found.count == (isChosen ? depth : 0))
      #expect(calls == depth)
    }
  }

  @Test func `can be anywhere in a chain, more than once`() {
    let app = launch()
    let query = app.cells.matching(block { $0.identifier == "one" })
      .descendants(matching: .any).matching(block { $0.label == "Call" })
    #expect(query.count == 1)
    #expect(query.element(boundBy: 0).label == "Call")
    #expect(query.allElementsBoundByIndex.map(\.label) == ["Call"])
    #expect(!query["Go on"].exists)
    #expect(query["Call"].exists)
  }

  @Test func `can be part of a compound`() {
    let app = launch()
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "label CONTAINS 'l'"), block { $0.elementType == .button },
    ])
    #expect(app.descendants(matching: .any).matching(both).element.label == "Call")
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: [
      NSPredicate(format: "'Bob' IN identifiers AND enabled == YES AND exists == 1"),
      block { $0.label == "Ann" },
    ])
    #expect(app.staticTexts.matching(either).count == 2)
  }

  @Test func `selects elements to tap, describe and capture`() throws {
    let app = launch()
    let go = app.buttons.element(matching: block { $0.identifier == "go" })
    go.tap()
    #expect(try go.snapshot().label == "Go on")
    #expect(go.isHittable)
    #expect(go.debugDescription.contains("Elements matching predicate 'BLOCKPREDICATE'"))
    #expect(go.debugDescription.contains("label: 'Go on'"))
  }

  @Test func `is evaluated again during a wait each time the app has changed`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let success = app.staticTexts.element(matching: block { $0.label == "Success" })
    #expect(!success.waitForExistence(timeout: 1))
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("1234")
    app.buttons.element(matching: block { $0.label == "Log in" }).tap()
    #expect(!success.exists)
    #expect(success.waitForExistence(timeout: 30))
    let spinner = app.activityIndicators.element(matching: block { _ in true })
    #expect(spinner.waitForNonExistence(timeout: 30))
    #expect(success.wait(for: \.label, toEqual: "Success", timeout: 5))
  }

  @Test func `that selects no element fails like other queries`() throws {
    let app = launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons.matching(block { $0.label == "Gone" }).element.tap() }
    }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("Failed to tap Button: No matches found for"), "\(message)")
    #expect(message.contains("Elements matching predicate 'BLOCKPREDICATE'"), "\(message)")
    #expect("\(error as Any)".contains("Matched: 0 elements, after 2.0 s of app time."))
  }

  @Test func `that selects too many elements fails like other queries`() throws {
    let app = launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.cells.matching(block { _ in true }).element.tap() }
    }
    #expect(error?.message.contains("Multiple matching elements found") == true)
  }

  @Test func `needs a separate predicate for what only the app knows`() throws {
    let app = launch()
    let compound = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "hittable == YES"), block { _ in true },
    ])
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { _ = app.buttons.matching(compound).count }
    }
    #expect(error?.message.contains("a snapshot does not have \"hittable\"") == true)
    let own = app.buttons.matching(NSPredicate(format: "hittable == YES"))
      .matching(block { _ in true })
    #expect(own.count == 1)
  }

  @Test func `may control the app itself`() {
    let app = launch()
    let query = app.buttons.matching(
      block { app.staticTexts["Ann"].exists && $0.label == "Call" })
    #expect(query.count == 1)
  }
}
