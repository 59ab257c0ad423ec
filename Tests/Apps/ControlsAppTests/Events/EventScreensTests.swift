import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Gestures, menus and key commands, with real touches and keys.
@MainActor
@Suite struct EventScreensTests {
  @Test func `a single tap is recognised if no second tap follows`() throws {
    let shown = ShownScreen(.gestures)
    let pad = try shown.view(UILabel.self, "tapPad")
    shown.window.tap(at: pad.convert(CGPoint(x: 10, y: 20), to: nil))
    #expect(shown.seen == "nothing yet")
    UIApplication.shared.advanceTime(by: 1)
    #expect(shown.seen == "tap at 10, 20")
    pad.tap(count: 2)
    #expect(shown.seen?.hasPrefix("doubleTap at ") == true)
  }

  @Test func `a still finger is a long press, a fast one a swipe`() throws {
    let shown = ShownScreen(.gestures)
    try shown.view(UILabel.self, "tapPad").press(forDuration: 1)
    #expect(shown.seen?.hasPrefix("longPress at ") == true)
    let pad = try shown.view(UILabel.self, "swipePad")
    let frame = pad.convert(pad.bounds, to: nil)
    shown.window.drag(
      from: CGPoint(x: frame.minX + 16, y: frame.midY),
      to: CGPoint(x: frame.maxX - 16, y: frame.midY), duration: 0.1)
    #expect(shown.seen == "swipe right")
  }

  @Test func `a drag is a pan with its translation`() throws {
    let shown = ShownScreen(.gestures)
    let pad = try shown.view(UILabel.self, "dragPad")
    let start = pad.convert(CGPoint(x: 32, y: 32), to: nil)
    shown.window.drag(from: start, to: CGPoint(x: start.x + 80, y: start.y + 48))
    #expect(shown.seen == "pan by 80, 48")
  }

  @Test func `a button's menu opens at a tap`() throws {
    let shown = ShownScreen(.menus)
    try shown.button("actions").tap()
    #expect(shown.window.text.contains("Copy"))
    #expect(shown.window.text.contains("Share"))
  }

  @Test func `the screen of key commands receives keys`() {
    let shown = ShownScreen(.keyCommands)
    shown.window.finishScreenChanges()
    #expect(shown.screen.isFirstResponder)
    #expect(
      shown.screen.keyCommands?.map(\.title) == ["New", "New Window", "Up", "Down", "Escape"])
  }

  @Test func `a pad reports the details of a touch`() throws {
    let shown = ShownScreen(.touches)
    let pad = try shown.view(TouchPad.self, "pad")
    shown.window.tap(at: pad.convert(CGPoint(x: 8, y: 16), to: nil))
    #expect(shown.seen?.hasPrefix("fingers 1 taps 1 events 2 ") == true)
    #expect(shown.seen?.hasSuffix(" (8.0, 16.0)→(8.0, 16.0)") == true)
  }
}
