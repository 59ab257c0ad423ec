import AutomationProtocol
import Foundation
import Testing

@testable import AppDriving

@Suite struct `An element in a line` {
  @Test func `lists all attributes in Apple's order`() {
    var element = ElementAttributes(identity: 0x10, elementType: .textField)
    element.frame = CGRect(x: 24, y: 89.66, width: 12.34, height: -17)
    element.identifier = "name"
    element.label = "YOU'RE"
    element.title = "Title"
    element.placeholderValue = "0"
    element.value = .string("1 2")
    element.isEnabled = false
    element.isSelected = true
    #expect(
      element.line()
        == "TextField, {{24.0, 89.7}, {12.3, -17.0}}, identifier: 'name', label: 'YOU'RE', "
        + "title: 'Title', placeholderValue: '0', value: 1 2, Disabled, Selected")
    #expect(element.line(frame: false, identity: true).hasPrefix("TextField, 0x10, identifier"))
  }

  @Test func `is one line with control characters escaped`() {
    var element = ElementAttributes(identity: 1, elementType: .button)
    element.label = "a\0b\u{1B}[31mc\nd\u{2028}é👩‍👧"
    element.value = .string("1\r\n2")
    #expect(
      element.line(frame: false)
        == #"Button, label: 'a\0b\u{1B}[31mc\nd\u{2028}é👩‍👧', value: 1\r\n2"#)
    let query = ElementQuery(steps: [.descendants(.button), .matching(.identified(by: "a\nb"))])
    #expect(query.elementName(application: "App") == #""a\nb" Button"#)
  }

  @Test func `escapes bidirectional controls, in the same form everywhere`() {
    var element = ElementAttributes(identity: 1, elementType: .button)
    element.label = "a\u{202E}b\u{2066}c\u{200E}d\u{200F}e\u{61C}f\u{200D}"
    #expect(
      element.line(frame: false)
        == "Button, label: 'a\\u{202E}b\\u{2066}c\\u{200E}d\\u{200F}e\\u{061C}f\u{200D}'")
    let query = ElementQuery(
      steps: [.descendants(.button), .matching(.identified(by: "\u{1B}\\u001b\u{202E}\"\n"))])
    #expect(query.elementName(application: "App") == #""\u{1B}\u001b\u{202E}"\n" Button"#)
    #expect(
      query.steps[1].sentence
        == #"Elements matching predicate '"\u{1B}\\u001b\u{202E}\"\n" IN identifiers'"#)
    #expect(query.swiftSource == #"app.buttons["\u{1B}\\u001b\u{202E}\"\n"]"#)
  }

  @Test func `omits attributes without a value`() {
    let element = ElementAttributes(identity: 1, elementType: .other)
    #expect(element.line() == "Other, {{0.0, 0.0}, {0.0, 0.0}}")
    #expect(element.line(frame: false) == "Other")
  }

  @Test func `names the main window and an application's process`() {
    var window = ElementAttributes(identity: 2, elementType: .window)
    window.isMain = true
    #expect(window.line(frame: false) == "Window (Main)")
    var application = ElementAttributes(identity: 1, elementType: .application)
    application.label = "Demo"
    application.frame = CGRect(x: 0, y: 0, width: 640, height: 384)
    #expect(application.line(processIdentifier: 12) == "Application, pid: 12, label: 'Demo'")
    #expect(window.line(frame: false, processIdentifier: 12) == "Window (Main)")
  }

  @Test func `accepts coordinates that are not finite numbers`() {
    let rectangle = CGRect(x: Double.nan, y: .infinity, width: 1e300, height: -0.04)
    #expect(rectangle.text == "{{nan, inf}, {1e+300, 0.0}}")
  }
}
