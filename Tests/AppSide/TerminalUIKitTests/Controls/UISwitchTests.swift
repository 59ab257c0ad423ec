import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
struct UISwitchTests {
  private let screen = TestScreen()
  private let journal = Journal()
  private let view = UISwitch(frame: rect(80, 32, 10, 10))

  init() {
    screen.add(view)
    view.record(in: journal) { [view] in view.isOn ? "on" : "off" }
  }

  @Test func `a tap switches and tells`() {
    screen.tap(view)
    screen.tap(view)
    #expect(journal.take() == ["changed on", "changed off"])
  }

  @Test func `code switches without telling`() {
    view.isOn = true
    view.setOn(false, animated: true)
    view.isOn = true
    #expect(view.isOn)
    #expect(journal.entries.isEmpty)
    view.sendActions(for: .valueChanged)
    #expect(journal.take() == ["changed on"])
  }

  @Test func `keys switch`() {
    screen.press(.tab)
    screen.press(.character(" "))
    screen.press(.right)
    screen.press(.left)
    screen.press(.enter)
    #expect(journal.take() == ["changed on", "changed off", "changed on"])
  }

  @Test func `a disabled one does nothing`() {
    view.isEnabled = false
    screen.tap(view)
    #expect(!view.isOn)
    #expect(view.summary == "switch = 0 disabled")
  }

  @Test func `a finger that leaves does not switch`() {
    screen.settle()
    screen.touch(.began, at: CGPoint(x: 84, y: 40))
    screen.touch(.moved, at: CGPoint(x: 84, y: 200))
    screen.touch(.ended, at: CGPoint(x: 84, y: 200))
    #expect(!view.isOn)
  }

  @Test func `tests see a switch`() {
    #expect(view.summary == "switch = 0")
    view.isOn = true
    #expect(view.accessibilityValue == "1")
    #expect(view.accessibilityTraits == [.button, .toggleButton])
    #expect(view.frame == rect(80, 32, 48, 16))
  }

  @Test func `it can be read without colours`() {
    #expect(screen.text == "\n\n           ●  O")
    view.isOn = true
    #expect(screen.text == "\n\n           I  ●")
  }
}
