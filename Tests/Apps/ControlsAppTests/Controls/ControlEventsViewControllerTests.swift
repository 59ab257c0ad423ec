import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Every event of a control reaches its action, from whoever it comes.
@MainActor
@Suite struct ControlEventsViewControllerTests {
  let shown = Shown(.controlEvents)

  @Test(arguments: ControlEventsViewController.names.indices)
  func `an event that a test sends reaches the action of that event alone`(index: Int) throws {
    let (event, name) = ControlEventsViewController.names[index]
    try shown.button("button").sendActions(for: event)
    #expect(shown.seen == name)
  }

  @Test func `all events in one reach every action`() throws {
    try shown.view(UISlider.self, "slider").sendActions(for: .allEvents)
    for (_, name) in ControlEventsViewController.names {
      #expect(shown.seen?.contains(name) == true, "\(name)")
    }
  }

  @Test func `a tap goes down and up inside`() throws {
    try shown.button("button").tap()
    #expect(shown.seen == "touchDown touchUpInside")
  }

  @Test func `the second tap of two is a repeated one`() throws {
    try shown.button("button").tap(count: 2)
    #expect(shown.seen == "touchDown touchUpInside touchDown touchDownRepeat touchUpInside")
  }

  @Test func `a finger that leaves a button goes up outside`() throws {
    let button = try shown.button("button")
    let frame = button.convert(button.bounds, to: nil)
    shown.window.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.maxY + 160))
    #expect(shown.seen == "touchDown touchDragExit touchDragOutside touchUpOutside")
  }

  @Test func `a slider's thumb changes the value on its way`() throws {
    let slider = try shown.view(UISlider.self, "slider")
    let frame = slider.convert(slider.bounds, to: nil)
    shown.window.drag(
      from: CGPoint(x: frame.minX + 4, y: frame.midY), to: CGPoint(x: frame.maxX - 4, y: frame.midY)
    )
    let events = shown.seen?.split(separator: " ") ?? []
    #expect(events.first == "touchDown")
    #expect(events.contains("valueChanged"))
    #expect(events.last == "touchUpInside")
    #expect(slider.value == 1)
  }

  @Test func `a field begins, changes and ends`() throws {
    let field = try shown.view(UITextField.self, "field")
    field.tapAndType("hi")
    let typed = shown.seen ?? ""
    #expect(typed.contains("editingDidBegin"))
    #expect(typed.hasSuffix("editingChanged"))
    #expect(field.text == "hi")
    field.resignFirstResponder()
    #expect(shown.seen == typed + " editingDidEnd")
  }
}
