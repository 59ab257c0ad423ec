import AppRuntime
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIStepperTests {
  private let screen = TestScreen()
  private let journal = Journal()
  private let view = UIStepper(frame: rect(0, 0, 0, 0))
  private let plus = CGPoint(x: 72, y: 8)
  private let minus = CGPoint(x: 24, y: 8)

  init() {
    screen.add(view)
    view.record(in: journal) { [view] in "\(view.value)" }
  }

  /// Lets app time pass, from deadline to deadline.
  private func wait(_ seconds: TimeInterval) {
    let clock = UIApplication.shared.clock
    let end = clock.now + seconds
    while let next = clock.nextDeadline, next <= end {
      clock.advance(to: next)
      clock.runDueWork()
    }
    clock.advance(to: end)
  }

  @Test func `a tap on a half makes a step`() {
    screen.tap(at: plus)
    screen.tap(at: plus)
    screen.tap(at: minus)
    #expect(journal.take() == ["changed 1.0", "changed 2.0", "changed 1.0"])
  }

  @Test func `the value stops at the ends of the range or wraps`() {
    view.maximumValue = 2
    view.stepValue = 1.5
    (0..<3).forEach { _ in screen.tap(at: plus) }
    #expect(journal.take() == ["changed 1.5", "changed 2.0"])
    view.wraps = true
    screen.tap(at: plus)
    screen.tap(at: minus)
    #expect(journal.take() == ["changed 0.0", "changed 2.0"])
  }

  @Test func `a held touch repeats steps in app time`() {
    screen.touch(.began, at: plus)
    wait(0.75)
    #expect(journal.take() == ["changed 1.0", "changed 2.0", "changed 3.0"])
    screen.touch(.ended, at: plus)
    wait(5)
    #expect(journal.take().isEmpty)
    view.autorepeat = false
    screen.touch(.began, at: plus)
    wait(5)
    screen.touch(.ended, at: plus)
    #expect(journal.take() == ["changed 4.0"])
  }

  @Test func `without isContinuous an event is sent only at the end`() {
    view.isContinuous = false
    screen.tap(at: plus)
    view.accessibilityIncrement()
    #expect(journal.take() == ["changed 1.0", "changed 2.0"])
  }

  @Test func `values are clamped to the range without an event`() {
    view.value = 700
    #expect(view.value == 100)
    view.value = .nan
    #expect(view.value == 0)
    view.stepValue = 0
    #expect(view.stepValue == 1)
    view.maximumValue = 300
    view.minimumValue = 200
    #expect(view.value == 200)
    #expect(journal.entries.isEmpty)
  }

  @Test func `keys make steps`() {
    screen.press(.tab)
    screen.press(.right)
    screen.press(.up)
    screen.press(.character("+"))
    screen.press(.character("-"))
    screen.press(.left)
    #expect(view.value == 1)
    #expect(journal.entries.count == 5)
  }

  @Test func `the halves are button elements`() {
    #expect(view.summary == "stepper")
    let buttons = view.accessibilityChildren
    #expect(buttons.map(\.summary) == ["button 'Decrement' disabled", "button 'Increment'"])
    screen.tap(at: buttons[1].accessibilityFrame.center)
    #expect(view.value == 1)
    #expect(view.accessibilityChildren[1] === buttons[1])
    #expect(buttons[0].isAccessibilityEnabled)
  }

  @Test func `the halves are readable without colours`() {
    #expect(screen.text == "   −  │  +")
  }
}
