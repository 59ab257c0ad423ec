import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Every event of a control reaches its actions, regardless of its source.
@MainActor
@Suite struct ControlEventsViewControllerTests {
  let shown = ShownScreen(.controlEvents)

  @Test(arguments: ControlEventsViewController.names.indices)
  func `an event sent by a test reaches only the actions for that event`(index: Int) throws {
    let (event, name) = ControlEventsViewController.names[index]
    try shown.button("button").sendActions(for: event)
    #expect(shown.seen == name)
  }

  @Test func `the set of all events reaches every action`() throws {
    try shown.view(UISlider.self, "slider").sendActions(for: .allEvents)
    for (_, name) in ControlEventsViewController.names {
      #expect(shown.seen?.contains(name) == true, "\(name)")
    }
  }

  @Test func `a tap sends touch down and touch up inside`() throws {
    try shown.button("button").tap()
    #expect(shown.seen == "touchDown touchUpInside")
  }

  @Test func `a double tap sends touch down repeat`() throws {
    try shown.button("button").tap(count: 2)
    #expect(shown.seen == "touchDown touchUpInside touchDown touchDownRepeat touchUpInside")
  }

  @Test func `a finger that leaves a button sends touch up outside`() throws {
    let button = try shown.button("button")
    let frame = button.convert(button.bounds, to: nil)
    shown.window.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.maxY + 160))
    #expect(shown.seen == "touchDown touchDragExit touchDragOutside touchUpOutside")
  }

  @Test func `dragging a slider's thumb sends value changed`() throws {
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

  @Test func `a field sends editing began, changed and ended`() throws {
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
