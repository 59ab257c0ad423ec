import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIControlTrackingTests {
  private let screen = TestScreen()
  private let control: UIControl
  private let journal = Journal()
  private let inside = CGPoint(x: 40, y: 8)
  private let outside = CGPoint(x: 300, y: 300)

  init() {
    control = screen.add(UIControl(), rect(0, 0, 80, 16))
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
      (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [journal] _ in journal.note(name) }, for: event)
    }
  }

  @Test func `a tap sends touchDown and touchUpInside`() {
    screen.tap(control)
    #expect(journal.take() == ["down", "up inside"])
  }

  @Test func `the second tap of a double tap sends touchDownRepeat`() {
    screen.tap(control, count: 2)
    #expect(journal.take() == ["down", "up inside", "down", "repeat", "up inside"])
  }

  @Test func `the state follows the finger`() {
    screen.touch(.began, at: inside)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    screen.touch(.moved, at: CGPoint(x: 41, y: 8))
    screen.touch(.moved, at: outside)
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    screen.touch(.moved, at: CGPoint(x: 301, y: 300))
    screen.touch(.moved, at: inside)
    #expect(control.isHighlighted)
    screen.touch(.ended, at: inside)
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    #expect(
      journal.take() == [
        "down", "drag inside", "exit", "drag outside", "drag outside", "enter", "drag inside",
        "up inside",
      ])
  }

  @Test func `a finger lifted outside does not tap`() {
    screen.touch(.began, at: inside)
    screen.touch(.ended, at: outside)
    #expect(journal.take() == ["down", "up outside"])
  }

  @Test func `a touch can be cancelled`() {
    screen.touch(.began, at: inside)
    screen.touch(.cancelled, at: inside)
    #expect(journal.take() == ["down", "cancel"] && !control.isTracking)
    screen.touch(.ended, at: inside)
    #expect(journal.take().isEmpty)
  }

  @Test func `a disabled control ignores touches`() {
    control.isEnabled = false
    screen.tap(control)
    #expect(journal.take().isEmpty && control.state == .disabled)
  }

  @Test func `a control disabled during a touch does not tap`() {
    screen.touch(.began, at: inside)
    control.isEnabled = false
    screen.touch(.ended, at: inside)
    #expect(journal.take() == ["down"] && !control.isTracking && !control.isHighlighted)
  }

  @Test func `a covered control gets no touches`() {
    let cover = screen.add(UIView(), control.frame)
    screen.tap(control)
    #expect(journal.take().isEmpty)
    cover.isUserInteractionEnabled = false
    screen.tap(control)
    #expect(journal.take() == ["down", "up inside"])
  }

  @Test func `a subclass determines what to track`() {
    final class Picky: UIControl {
      var log: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touch.location(in: self).x < 40
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("continue")
        return touch.location(in: self).x < 40
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
      override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
    }
    let picky = screen.add(Picky(), rect(0, 32, 80, 16))
    screen.touch(.began, at: CGPoint(x: 60, y: 40))
    #expect(!picky.isTracking)
    screen.touch(.ended, at: CGPoint(x: 60, y: 40))
    screen.touch(.began, at: CGPoint(x: 20, y: 40))
    screen.touch(.moved, at: CGPoint(x: 30, y: 40))
    screen.touch(.ended, at: CGPoint(x: 30, y: 40))
    #expect(picky.log == ["continue", "end"])
    screen.touch(.began, at: CGPoint(x: 20, y: 40))
    screen.touch(.moved, at: CGPoint(x: 60, y: 40))
    #expect(!picky.isTracking)
    screen.touch(.ended, at: CGPoint(x: 20, y: 40))
    screen.touch(.began, at: CGPoint(x: 20, y: 40))
    screen.touch(.cancelled, at: CGPoint(x: 20, y: 40))
    #expect(picky.log == ["continue", "end", "continue", "cancel"])
  }

  @Test func `states can be combined`() {
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }
}
