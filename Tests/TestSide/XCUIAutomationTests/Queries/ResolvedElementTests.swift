import Foundation
import Testing
import XCUIAutomation

@Suite struct `Elements found together` {
  private let app = Fixture.launch(
    """
    {"type": "button", "label": "Go", "frame": [0, 0, 80, 16], "onTap": [
      {"element": "a", "set": {"label": "changed"}},
      {"after": 5, "element": "b", "set": {"label": "late"}}]},
    {"type": "staticText", "identifier": "a", "label": "one", "frame": [0, 16, 80, 16]},
    {"type": "staticText", "identifier": "b", "label": "two", "frame": [0, 32, 80, 16]}
    """)

  @Test func `keep their attributes as long as nothing can have changed`() {
    let texts = app.staticTexts.allElementsBoundByIndex
    #expect(texts.map(\.label) == ["one", "two"])
    let areThere = texts.allSatisfy(\.exists)
    #expect(areThere)
    #expect(app.buttons.count == 1)
    #expect(texts[0].identifier == "a")
  }

  @Test func `are resolved again after a call that may have changed them`() {
    let texts = app.staticTexts.allElementsBoundByIndex
    let bound = app.staticTexts.allElementsBoundByAccessibilityElement
    app.buttons["Go"].tap()
    #expect(texts[0].label == "changed" && bound[0].label == "changed")
    let again = app.staticTexts.allElementsBoundByIndex
    #expect(again[1].label == "two")
    app.links.element.waitForExistence(timeout: 10)
    #expect(again[1].label == "late" && bound[1].label == "late")
  }

  @Test func `belong to one run of the app`() {
    let texts = app.staticTexts.allElementsBoundByIndex
    app.launchArguments = ["-tree", #"{"type": "application", "children": []}"#]
    app.launch()
    #expect(!texts[0].exists)
  }
}
