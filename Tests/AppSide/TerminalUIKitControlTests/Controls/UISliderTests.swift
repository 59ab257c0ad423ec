import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UISliderTests {
  private let screen = TestScreen()
  private let journal = Journal()
  private let view = UISlider(frame: rect(40, 32, 208, 16))

  init() {
    screen.add(view)
    view.record(in: journal) { [view] in "\(view.value)" }
  }

  @Test func `a tap sets exactly the value at its position`() {
    // The centre of the thumb moves along 200 points, from 44 to 244.
    for (x, value): (CGFloat, Float) in [(44, 0), (94, 0.25), (144.5, 0.5025), (244, 1)] {
      screen.tap(at: CGPoint(x: x, y: 40))
      #expect(view.value == value)
    }
    screen.tap(at: CGPoint(x: 40, y: 40))
    #expect(view.value == 0)
  }

  @Test func `a drag keeps its distance from the thumb and sends events continuously`() {
    screen.touch(.began, at: CGPoint(x: 46, y: 40))
    #expect(journal.take().isEmpty)
    screen.touch(.moved, at: CGPoint(x: 96, y: 40))
    screen.touch(.moved, at: CGPoint(x: 1000, y: 300))
    screen.touch(.ended, at: CGPoint(x: 146, y: 40))
    #expect(journal.take() == ["changed 0.25", "changed 1.0", "changed 0.5"])
  }

  @Test func `without isContinuous an event is sent only at the end`() {
    view.isContinuous = false
    screen.touch(.began, at: CGPoint(x: 94, y: 40))
    screen.touch(.moved, at: CGPoint(x: 144, y: 40))
    #expect(journal.take().isEmpty)
    #expect(view.value == 0.5)
    screen.touch(.ended, at: CGPoint(x: 144, y: 40))
    #expect(journal.take() == ["changed 0.5"])
  }

  @Test func `values are clamped to the range without an event`() {
    view.value = 7
    #expect(view.value == 1)
    view.maximumValue = 10
    view.value = 8
    view.maximumValue = 4
    #expect(view.value == 4)
    view.minimumValue = 6
    #expect(view.maximumValue == 6)
    #expect(view.value == 6)
    view.setValue(.nan, animated: true)
    #expect(view.value == 6)
    #expect(view.accessibilityValue == "0%")
    #expect(journal.entries.isEmpty)
  }

  @Test func `keys and assistive technologies change the value`() {
    screen.press(.tab)
    screen.press(.right)
    screen.press(.up)
    screen.press(.left, .shift)
    screen.press(.end)
    screen.press(.right)
    screen.press(.home)
    #expect(
      journal.take() == [
        "changed 0.1", "changed 0.2", "changed 0.19", "changed 1.0", "changed 0.0",
      ])
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect(journal.take() == ["changed 0.1", "changed 0.0"])
  }

  @Test func `automation reaches every position`() {
    for position: CGFloat in [0, 0.25, 0.333, 0.5, 0.9971, 1] {
      let drag = view.drag(toNormalizedPosition: position)
      screen.touch(.began, at: drag.from)
      screen.touch(.moved, at: drag.to)
      screen.touch(.ended, at: drag.to)
      #expect(abs(view.normalizedPosition - position) < 1e-6)
    }
  }

  @Test func `a slider is a slider element`() {
    view.value = 0.5
    #expect(view.summary == "slider = 50%")
    #expect(view.accessibilityTraits == .adjustable)
    view.isEnabled = false
    #expect(view.summary == "slider = 50% disabled")
  }

  @Test func `the value is readable without colours`() {
    view.frame = rect(0, 0, 88, 16)
    view.value = 0.5
    #expect(screen.text == "━━━━━●─────")
    view.value = 0
    #expect(screen.text == "●──────────")
    view.value = 1
    #expect(screen.text == "━━━━━━━━━━●")
  }
}
