import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class PointerPad: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { log.append("\(touch.type) \(event?.buttonMask.rawValue ?? -1)") }
  }
}

@MainActor
private final class WatchingWindow: UIWindow {
  var events: [UIEvent.EventType] = []

  override func sendEvent(_ event: UIEvent) {
    events.append(event.type)
    super.sendEvent(event)
  }
}

@MainActor
struct PointerEventTests {
  private let screen = TestScreen()

  private var app: UIApplication { UIApplication.shared }

  private func touch(
    _ phase: UITouch.Phase, at point: CGPoint, type: UITouch.TouchType = .indirectPointer,
    _ mask: UIEvent.ButtonMask = []
  ) {
    screen.activate()
    app.synthesizeTouches([UITouch(phase, at: point, type: type, buttonMask: mask)])
  }

  @Test func `a mouse touch has a button, and a finger has none`() {
    let pad = screen.add(PointerPad(), rect(0, 0, 80, 32))
    let place = CGPoint(x: 4, y: 4)
    for (type, mask) in [
      (UITouch.TouchType.direct, UIEvent.ButtonMask.secondary), (.indirectPointer, []),
      (.indirectPointer, .secondary), (.indirectPointer, .button(3)),
    ] {
      touch(.began, at: place, type: type, mask)
      touch(.ended, at: place, type: type)
    }
    #expect(
      pad.log == ["direct 0", "indirectPointer 1", "indirectPointer 2", "indirectPointer 4"])
  }

  @Test func `button masks have UIKit's bits`() {
    typealias Mask = UIEvent.ButtonMask
    #expect(Mask.button(1) == Mask.primary && Mask.button(2) == Mask.secondary)
    #expect(UIEvent.ButtonMask.button(0).isEmpty && UIEvent.ButtonMask.button(64).isEmpty)
  }

  @Test(arguments: [(0, 1), (2, 2), (1, 4)])
  func `terminal button numbers map to UIKit's buttons`(button: Int, mask: Int) {
    let pad = screen.add(PointerPad(), rect(0, 0, 80, 32))
    screen.activate()
    app.handle(.mouse(MouseAction(.down(button: button), at: CGPoint(x: 4, y: 4))))
    app.handle(.mouse(MouseAction(.up(button: button), at: CGPoint(x: 4, y: 4))))
    #expect(pad.log == ["indirectPointer \(mask)"])
  }

  @Test func `a right click does not press a control`() {
    let journal = Journal()
    let button = screen.add(UIButton(type: .system), rect(0, 0, 80, 16))
    button.addAction(UIAction { _ in journal.note("pressed") }, for: .touchUpInside)
    touch(.began, at: CGPoint(x: 4, y: 4), .secondary)
    #expect(!button.isTracking)
    touch(.ended, at: CGPoint(x: 4, y: 4), .secondary)
    #expect(journal.take().isEmpty)
    touch(.began, at: CGPoint(x: 4, y: 4))
    touch(.ended, at: CGPoint(x: 4, y: 4))
    #expect(journal.take() == ["pressed"])
  }

  @Test func `scrolling by a negative distance shows the content below`() {
    let view = screen.add(UIScrollView(), rect(0, 0, 160, 160))
    view.contentSize = CGSize(width: 320, height: 1000)
    screen.settle()
    screen.activate()
    app.synthesizeScroll(dx: 0, dy: -100, at: CGPoint(x: 80, y: 80))
    #expect(view.contentOffset == CGPoint(x: 0, y: 100))
    app.synthesizeScroll(dx: -24, dy: 30, at: CGPoint(x: 80, y: 80))
    #expect(view.contentOffset == CGPoint(x: 24, y: 70))
    app.synthesizeScroll(dx: .nan, dy: .infinity, at: CGPoint(x: 80, y: 80))
    app.synthesizeScroll(dx: 0, dy: -100, at: CGPoint(x: 300, y: 300))
    #expect(view.contentOffset == CGPoint(x: 24, y: 70))
  }

  @Test func `pointer events go through the window`() {
    let window = WatchingWindow()
    window.makeKeyAndVisible()
    app.synthesizeHover(at: CGPoint(x: 8, y: 8))
    app.synthesizeScroll(dx: 0, dy: 16, at: CGPoint(x: 8, y: 8))
    #expect(window.events == [.hover, .scroll])
  }
}
