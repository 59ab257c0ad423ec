import AutomationProtocol
import Testing

@testable import AppDriving

/// A query, its Swift source, and XCUITest's name of the element that it finds.
private let queries: [(steps: [QueryStep], source: String, name: String)] = [
  ([], "app", "Application 'LoginApp'"),
  ([.descendants(.button)], "app.buttons", "Button"),
  (
    [.descendants(.button), .matching(.identified(by: "Login"))], #"app.buttons["Login"]"#,
    #""Login" Button"#
  ),
  ([.descendants(.button), .first], "app.buttons.firstMatch", "Button (First Match)"),
  (
    [.descendants(.cell), .index(3)], "app.cells.element(boundBy: 3)",
    "Cell (Element at index 3)"
  ),
  (
    [.descendants(.cell), .matching(.identified(by: "a \"b\"")), .index(0)],
    #"app.cells.matching(identifier: "a \"b\"").element(boundBy: 0)"#,
    #""a "b"" Cell (Element at index 0)"#
  ),
  (
    [.descendants(.table), .matching(.identified(by: "list")), .descendants(.staticText)],
    #"app.tables["list"].staticTexts"#, "StaticText"
  ),
  ([.children(.any)], "app.children(matching: .any)", "Any"),
  ([.descendants(.any)], "app.descendants(matching: .any)", "Any"),
  (
    [.descendants(.any), .type(.button), .matching(.identified(by: "x"))],
    #"app.descendants(matching: .any).matching(.button, identifier: "x")"#, #""x" Button"#
  ),
  (
    [.descendants(.any), .type(.link)],
    "app.descendants(matching: .any).matching(.link, identifier: nil)", "Link"
  ),
  (
    [.descendants(.cell), .containing(.staticText, .identified(by: "Ann"))],
    #"app.cells.containing(.staticText, identifier: "Ann")"#, "Cell"
  ),
  (
    [.descendants(.cell), .containing(.image, .value(true)), .first],
    "app.cells.containing(.image, identifier: nil).firstMatch", "Cell (First Match)"
  ),
  (
    [.descendants(.switch), .matching(.not(.identified(by: "x")))],
    #"app.switches.matching(NSPredicate(format: "NOT \"x\" IN identifiers"))"#, "Switch"
  ),
  (
    [.descendants(.cell), .identities([1, 2]), .index(0)],
    "app.cells.matching(NSPredicate { … }).element(boundBy: 0)", "Cell (Element at index 0)"
  ),
  (
    [.identity(7)], "app.allElementsBoundByAccessibilityElement[…]", "Any (Identity Binding)"
  ),
]

@Suite struct `The description of a query` {
  @Test(arguments: queries.indices) func `is valid test source`(index: Int) {
    let (steps, source, _) = queries[index]
    #expect(ElementQuery(steps: steps).swiftSource == source)
  }

  @Test(arguments: queries.indices) func `names its element as XCUITest does`(index: Int) {
    let (steps, _, name) = queries[index]
    #expect(ElementQuery(steps: steps).elementName(application: "LoginApp") == name)
  }

  @Test(arguments: [
    (QueryStep.descendants(.button), "Descendants matching type Button"),
    (.children(.any), "Children matching type Any"),
    (.type(.link), "Elements matching type Link"),
    (.matching(.identified(by: "Add")), #"Elements matching predicate '"Add" IN identifiers'"#),
    (.containing(.cell, .value(true)), "Elements containing elements matching type Cell"),
    (
      .containing(.any, .identified(by: "x")),
      #"Elements containing elements matching predicate '"x" IN identifiers'"#
    ),
    (
      .containing(.cell, .identified(by: "x")),
      #"Elements containing elements matching type Cell and predicate '"x" IN identifiers'"#
    ),
    (.index(2), "Element at index 2"),
    (.first, "First Match"),
    (.identities([9]), "Elements matching predicate 'BLOCKPREDICATE'"),
    (.identity(9), "Identity Binding"),
  ]) func `names its steps as XCUITest does`(step: QueryStep, sentence: String) {
    #expect(step.sentence == sentence)
  }

  @Test func `has an accessor for all types but two`() {
    let without = ElementType.allCases.filter { $0.accessor == nil }
    #expect(without == [.any, .application])
    #expect(ElementType.comboBox.accessor == "comboBoxes")
    #expect(ElementType.other.accessor == "otherElements")
    #expect(ElementType.key.accessor == "keys")
  }
}
