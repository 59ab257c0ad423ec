import AppDriving
import AutomationProtocol
import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct `A query` {
  private let app = XCUIApplication(url: URL(fileURLWithPath: "/nowhere/App"))

  private func source(_ element: XCUIElement) -> String { element.handle.query.swiftSource }

  private func source(_ query: XCUIElementQuery) -> String { query.handle.query.swiftSource }

  @Test func `is created without the app, as it is written`() {
    #expect(source(app.buttons["Login"]) == #"app.buttons["Login"]"#)
    #expect(source(app.tables.cells.firstMatch) == "app.tables.cells.firstMatch")
    #expect(
      source(app.tables["list"].cells.element(boundBy: 2))
        == #"app.tables["list"].cells.element(boundBy: 2)"#)
    #expect(source(app.cells.element(at: 1)) == "app.cells.element(boundBy: 1)")
    #expect(source(app.children(matching: .window)) == "app.children(matching: .window)")
    #expect(source(app.windows.element) == "app.windows")
    #expect(
      source(app.descendants(matching: .any).matching(identifier: "x").firstMatch)
        == #"app.descendants(matching: .any)["x"].firstMatch"#)
    #expect(
      source(app.cells.matching(.button, identifier: "x"))
        == #"app.cells.matching(.button, identifier: "x")"#)
    #expect(
      source(app.cells.element(matching: .button, identifier: nil))
        == "app.cells.matching(.button, identifier: nil)")
    #expect(
      source(app.cells.containing(.staticText, identifier: "Ann").buttons)
        == #"app.cells.containing(.staticText, identifier: "Ann").buttons"#)
    #expect(
      source(app.cells.containing(.image, identifier: nil))
        == "app.cells.containing(.image, identifier: nil)")
    #expect(
      source(app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", "A")).firstMatch)
        == #"app.buttons.matching(NSPredicate(format: "label BEGINSWITH \"A\"")).firstMatch"#)
    #expect(
      source(app.cells.containing(NSPredicate(format: "isSelected == true")))
        == #"app.cells.containing(NSPredicate(format: "isSelected == 1"))"#)
  }

  @Test func `has an accessor for every type for which XCUITest has one`() {
    #expect(source(app.switches) == "app.switches")
    #expect(source(app.otherElements) == "app.otherElements")
    #expect(source(app.comboBoxes) == "app.comboBoxes")
    #expect(source(app.checkBoxes) == "app.checkBoxes")
    #expect(source(app.statusItems) == "app.statusItems")
    #expect(source(app.touchBars) == "app.touchBars")
    #expect(source(app.disclosedChildRows) == "app.outlineRows")
  }

  @Test func `has a short description`() {
    #expect(app.buttons.description == "<XCUIElementQuery: app.buttons>")
    #expect(app.buttons["Login"].description == #""Login" Button"#)
    #expect("\(app.cells.element(boundBy: 3))" == "Cell (Element at index 3)")
  }
}

@Suite struct `A query in use` {
  private static let elements = """
    {"type": "cell", "identifier": "a", "frame": [0, 0, 80, 16], "children": [
      {"type": "staticText", "label": "Ann"}, {"type": "button", "label": "Call"}]},
    {"type": "cell", "identifier": "b", "frame": [0, 16, 80, 16], "selected": true, "children": [
      {"type": "staticText", "label": "Bob"}, {"type": "button", "label": "Call"}]},
    {"type": "staticText", "label": "Bob", "value": "friend"}
    """

  @Test func `counts and lists the current matches`() {
    let app = Fixture.launch(Self.elements)
    #expect(app.cells.count == 2)
    #expect(app.links.count == 0)
    #expect(app.cells.staticTexts.count == 2)
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["Ann", "Bob", "Bob"])
    #expect(app.cells.buttons["Call"].exists)
    #expect(app.cells["b"].buttons["Call"].label == "Call")
    #expect(app.descendants(matching: .any).matching(identifier: "friend").count == 1)
    #expect(app.cells.element(boundBy: -1).identifier == "b")
  }

  @Test func `narrows by descendants, by strings and by predicates`() {
    let app = Fixture.launch(Self.elements)
    #expect(app.cells.containing(.staticText, identifier: "Bob").element.identifier == "b")
    #expect(app.cells.containing(.staticText, identifier: nil).count == 2)
    let bob = NSPredicate(format: "label ==[c] %@", "BOB")
    #expect(app.cells.containing(bob).firstMatch.identifier == "b")
    #expect(app.buttons.containing(bob).count == 0)
    #expect(app.staticTexts.matching(bob).count == 2)
    #expect(app.staticTexts.element(matching: NSPredicate(format: "value == 'friend'")).exists)
    let either = NSCompoundPredicate(
      orPredicateWithSubpredicates: [bob, NSPredicate(format: "label == 'Ann'")])
    #expect(app.staticTexts.matching(either).count == 3)
    let neither = NSCompoundPredicate(notPredicateWithSubpredicate: either)
    #expect(app.staticTexts.matching(neither).count == 0)
    #expect(app.staticTexts.matching(NSPredicate(value: true)).count == 3)
    #expect(app.cells.matching(NSPredicate(format: "isSelected == true")).element.identifier == "b")
  }

  @Test func `binds to an element itself`() {
    let app = Fixture.launch(
      Self.elements + """
        , {"type": "button", "label": "Rename", "frame": [0, 64, 80, 16],
           "onTap": [{"element": "a", "set": {"identifier": "renamed"}}]}
        """)
    let first = app.cells.allElementsBoundByAccessibilityElement[0]
    app.buttons["Rename"].tap()
    #expect(first.identifier == "renamed")
  }
}
