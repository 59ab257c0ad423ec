import Foundation
import Testing
import XCUIAutomation

@Suite struct `A snapshot` {
  private static let elements = """
    {"type": "window", "frame": [0, 0, 640, 384], "children": [
      {"type": "button", "identifier": "go", "label": "Go", "frame": [8, 16, 80, 16]},
      {"type": "textField", "value": "Ann", "placeholder": "Name", "enabled": false},
      {"type": "group", "children": [{"type": "staticText", "label": "deep"}]}]}
    """

  @Test func `has the attributes of the element and all descendants`() throws {
    let app = Fixture.launch(Self.elements)
    let snapshot = try app.windows.element.snapshot()
    #expect(snapshot.elementType == .window)
    #expect(snapshot.children.map(\.elementType) == [.button, .textField, .group])
    let button = try #require(snapshot.children.first)
    #expect(button.identifier == "go")
    #expect(button.label == "Go")
    #expect(button.frame == CGRect(x: 8, y: 16, width: 80, height: 16))
    #expect(button.children.isEmpty)
    let field = snapshot.children[1]
    #expect(field.value as? String == "Ann")
    #expect(field.placeholderValue == "Name")
    #expect(!field.isEnabled)
    #expect(snapshot.children[2].children.map(\.label) == ["deep"])
  }

  @Test func `stays the same when the app changes`() throws {
    let app = Fixture.launch(
      #"""
      {"type": "button", "identifier": "go", "frame": [8, 16, 80, 16],
       "onTap": [{"element": "go", "set": {"label": "gone"}}]}
      """#)
    let snapshot = try app.buttons["go"].snapshot()
    app.buttons["go"].tap()
    #expect(app.buttons["go"].label == "gone")
    #expect(snapshot.label == "")
    app.terminate()
    #expect(snapshot.identifier == "go")
  }

  @Test func `is a dictionary with Apple's keys`() throws {
    let app = Fixture.launch(Self.elements)
    let dictionary = try app.windows.element.snapshot().dictionaryRepresentation
    #expect(dictionary[.elementType] as? Int == Int(XCUIElement.ElementType.window.rawValue))
    #expect(dictionary[.elementType] as? UInt == XCUIElement.ElementType.window.rawValue)
    #expect((dictionary[.elementType] as? NSNumber)?.intValue == 4)
    #expect(dictionary[.horizontalSizeClass] as? Int != nil)
    #expect(dictionary[.horizontalSizeClass] as? UInt != nil)
    #expect((dictionary[.enabled] as? NSNumber)?.boolValue == true)
    let children = try #require(
      dictionary[.children] as? [[XCUIElement.AttributeName: Any]])
    #expect(children.count == 3)
    #expect(children[0][.identifier] as? String == "go")
    #expect(
      children[0][.frame] as? [String: Double] == ["X": 8, "Y": 16, "Width": 80, "Height": 16])
    #expect(children[1][.enabled] as? Bool == false)
    #expect(
      children[1][XCUIElement.AttributeName(rawValue: "placeholderValue")] as? String == "Name")
    #expect(Set(children[0].keys.map(\.rawValue)).isSuperset(of: ["label", "title", "hasFocus"]))
  }

  @Test func `throws when there is no element`() throws {
    let app = Fixture.launch(Self.elements)
    #expect(throws: (any Error).self) { try app.links.element.snapshot() }
    #expect(throws: (any Error).self) {
      try app.descendants(matching: .any).matching(NSPredicate(value: true)).element.snapshot()
    }
    #expect(app.exists, "the test continues")
  }

  @Test func `can be taken of a tree of ten thousand levels`() throws {
    let app = Fixture.launch(
      #"{"type": "window", "nest": 10000, "children": [{"type": "button", "label": "bottom"}]}"#)
    #expect(app.buttons["bottom"].exists)
    #expect(app.buttons["bottom"].label == "bottom")
    var current: any XCUIElementSnapshot = try app.snapshot()
    var depth = 0
    while let child = current.children.first {
      current = child
      depth += 1
    }
    #expect(depth == 10_002)
    #expect(current.label == "bottom")
    #expect(app.debugDescription.contains("label: 'bottom'"))
    #expect(app.groups.count == 10_000)
  }
}
