import AppRuntime
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Pad: UIView {
  var log: [String] = []

  private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let places = touches.map { touch in
      "\(Int(touch.location(in: self).x))×\(touch.tapCount)"
    }.sorted()
    log.append("\(name) \(places.joined(separator: " ")) of \(event?.allTouches?.count ?? 0)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
  }
}

@MainActor
struct TouchSynthesisTests {
  private let screen = TestScreen()
  private let pad: Pad

  init() { pad = screen.add(Pad(), rect(80, 0, 160, 32)) }

  private var app: UIApplication { UIApplication.shared }

  @Test func `a touch stays one object in one view`() {
    screen.touch(.began, at: CGPoint(x: 90, y: 8))
    screen.touch(.moved, at: CGPoint(x: 400, y: 300))
    screen.touch(.ended, at: CGPoint(x: 400, y: 300))
    #expect(pad.log == ["began 10×1 of 1", "moved 320×1 of 1", "ended 320×1 of 1"])
  }

  @Test func `a move or an end without a beginning is ignored`() {
    screen.touch(.moved, at: CGPoint(x: 90, y: 8))
    screen.touch(.ended, at: CGPoint(x: 90, y: 8))
    #expect(pad.log.isEmpty)
  }

  @Test func `a touch outside all windows is ignored`() {
    screen.touch(.began, at: CGPoint(x: -5, y: 8))
    screen.touch(.ended, at: CGPoint(x: 90, y: 8))
    #expect(pad.log.isEmpty)
  }

  @Test func `two fingers can touch at once`() {
    screen.activate()
    app.synthesizeTouches([
      UITouch(finger: 1, .began, at: CGPoint(x: 90, y: 8)),
      UITouch(finger: 2, .began, at: CGPoint(x: 100, y: 8)),
    ])
    app.synthesizeTouch(.moved, at: CGPoint(x: 110, y: 8), finger: 2)
    app.synthesizeTouch(.ended, at: CGPoint(x: 90, y: 8), finger: 1)
    app.synthesizeTouch(.ended, at: CGPoint(x: 110, y: 8), finger: 2)
    #expect(
      pad.log == [
        "began 10×1 20×1 of 2", "moved 30×1 of 2", "ended 10×1 of 2", "ended 30×1 of 1",
      ])
  }

  @Test func `the mouse acts as a finger and counts double clicks`() {
    screen.activate()
    // The time is long after any click of another test.
    app.clock.advance(to: app.clock.now + 1)
    let place = CGPoint(x: 92, y: 8)
    func click() {
      app.handle(.mouse(MouseAction(.down(button: 0), at: place)))
      app.handle(.mouse(MouseAction(.up(button: 0), at: place)))
    }
    click()
    click()
    app.clock.advance(to: app.clock.now + 1)
    click()
    #expect(
      pad.log == [
        "began 12×1 of 1", "ended 12×1 of 1", "began 12×2 of 1", "ended 12×2 of 1",
        "began 12×1 of 1", "ended 12×1 of 1",
      ])
  }

  @Test func `with Option the mouse acts as two fingers, mirrored about the centre`() {
    screen.activate()
    let pinch = UIPinchGestureRecognizer()
    let turn = UIRotationGestureRecognizer()
    var scales: [CGFloat] = []
    var angles: [CGFloat] = []
    pinch.addAction { [unowned pinch] _ in scales.append(pinch.scale) }
    turn.addAction { [unowned turn] _ in angles.append(turn.rotation) }
    let view = screen.add(UIView(), rect(160, 160, 160, 160))
    view.addGestureRecognizer(pinch)
    let other = screen.add(UIView(), rect(400, 160, 160, 160))
    other.addGestureRecognizer(turn)
    func drag(_ kind: MouseAction.Kind, _ x: CGFloat, _ y: CGFloat) {
      app.handle(.mouse(MouseAction(kind, at: CGPoint(x: x, y: y), .alternate)))
    }
    drag(.down(button: 0), 260, 240)
    drag(.dragged(button: 0), 280, 240)
    drag(.dragged(button: 0), 300, 240)
    drag(.up(button: 0), 300, 240)
    #expect(scales.max() == 3)
    drag(.down(button: 0), 520, 240)
    drag(.dragged(button: 0), 508, 268)
    drag(.dragged(button: 0), 480, 280)
    drag(.up(button: 0), 480, 280)
    #expect(abs((angles.max() ?? 0) - .pi / 2) < 0.001)
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    var taps = 0
    tap.addAction { _ in taps += 1 }
    other.addGestureRecognizer(tap)
    drag(.down(button: 0), 500, 240)
    drag(.up(button: 0), 500, 240)
    app.handle(.mouse(MouseAction(.down(button: 0), at: CGPoint(x: 500, y: 240))))
    app.handle(.mouse(MouseAction(.up(button: 0), at: CGPoint(x: 500, y: 240))))
    #expect(taps == 1)
  }

  @Test func `dragging moves a touch, and the wheel and the bare pointer do not touch`() {
    screen.activate()
    let place = CGPoint(x: 92, y: 8)
    for kind in [
      MouseAction.Kind.moved, .scrolled(dx: 0, dy: 1),
      .dragged(button: 0), .down(button: 0), .dragged(button: 0), .up(button: 0),
    ] {
      app.handle(.mouse(MouseAction(kind, at: place)))
    }
    #expect(pad.log.map { $0.prefix(5) } == ["began", "moved", "ended"])
  }

  @Test func `positions that are not finite are ignored`() {
    screen.activate()
    app.synthesizeTap(at: CGPoint(x: CGFloat.nan, y: .infinity))
    app.synthesizeTap(at: CGPoint(x: 90, y: 8), count: -3)
    #expect(pad.log == ["began 10×1 of 1", "ended 10×1 of 1"])
  }

  @Test func `a view removed under a finger still gets the end of the touch`() {
    screen.touch(.began, at: CGPoint(x: 90, y: 8))
    pad.removeFromSuperview()
    screen.touch(.ended, at: CGPoint(x: 90, y: 8))
    #expect(pad.log.count == 2)
  }

  @Test func `a paste is one insertion, and its line breaks press no keys`() {
    let field = screen.add(UITextField(), rect(0, 64, 80, 16))
    let journal = Journal()
    field.addAction(UIAction { _ in journal.note("changed") }, for: .editingChanged)
    field.addAction(UIAction { _ in journal.note("return") }, for: .editingDidEndOnExit)
    screen.tap(field)
    app.handle(.paste("two\r\nlines"))
    #expect(field.text == "two lines" && journal.take() == ["changed"])
    screen.type("\n")
    #expect(journal.take() == ["return"])
  }

  @Test func `every event goes through the window`() {
    final class Watching: UIWindow {
      var events: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        events.append(event.type)
        super.sendEvent(event)
      }
    }
    let window = Watching()
    window.makeKeyAndVisible()
    app.synthesizeTap(at: CGPoint(x: 8, y: 8))
    app.synthesizeKey(KeyStroke(.tab))
    #expect(window.events == [.touches, .touches, .presses, .presses])
  }
}
