import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
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

  @Test func `a tap toggles the switch and sends an event`() {
    screen.tap(view)
    screen.tap(view)
    #expect(journal.take() == ["changed on", "changed off"])
  }

  @Test func `setting isOn sends no event`() {
    view.isOn = true
    view.setOn(false, animated: true)
    view.isOn = true
    #expect(view.isOn)
    #expect(journal.entries.isEmpty)
    view.sendActions(for: .valueChanged)
    #expect(journal.take() == ["changed on"])
  }

  @Test func `keys toggle the switch`() {
    screen.press(.tab)
    screen.press(.character(" "))
    screen.press(.right)
    screen.press(.left)
    screen.press(.enter)
    #expect(journal.take() == ["changed on", "changed off", "changed on"])
  }

  @Test func `a disabled switch ignores taps and keys`() {
    view.isEnabled = false
    screen.tap(view)
    #expect(!view.isOn)
    #expect(view.summary == "switch = 0 disabled")
  }

  @Test func `a finger that leaves the switch does not toggle it`() {
    screen.settle()
    screen.touch(.began, at: CGPoint(x: 84, y: 40))
    screen.touch(.moved, at: CGPoint(x: 84, y: 200))
    screen.touch(.ended, at: CGPoint(x: 84, y: 200))
    #expect(!view.isOn)
  }

  @Test func `a switch is a switch element`() {
    #expect(view.summary == "switch = 0")
    view.isOn = true
    #expect(view.accessibilityValue == "1")
    #expect(view.accessibilityTraits == [.button, .toggleButton])
    #expect(view.frame == rect(80, 32, 48, 16))
  }

  @Test func `the state is readable without colours`() {
    #expect(screen.text == "\n\n           ●  O")
    view.isOn = true
    #expect(screen.text == "\n\n           I  ●")
  }

  private func draw(from start: CGFloat, by way: CGFloat) {
    screen.settle()
    screen.touch(.began, at: CGPoint(x: start, y: 40))
    screen.touch(.moved, at: CGPoint(x: start + way / 2, y: 40))
    screen.touch(.ended, at: CGPoint(x: start + way, y: 40))
  }

  @Test(arguments: [24, 80] as [CGFloat])
  func `a drag across the switch moves it in the direction of the drag`(way: CGFloat) {
    draw(from: 90, by: way)
    draw(from: 90, by: way)
    #expect(view.isOn && journal.take() == ["changed on"])
    draw(from: 120, by: -way)
    #expect(!view.isOn && journal.take() == ["changed off"])
    // A tap still works after the drag.
    screen.tap(view)
    #expect(view.isOn)
  }

  @Test func `a drag across a switch in a swipeable row toggles the switch`() {
    let scroll = UIScrollView(frame: screen.root.bounds)
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    screen.add(scroll)
    scroll.addSubview(view)
    draw(from: 90, by: 80)
    #expect(view.isOn && scroll.contentOffset == .zero)
    screen.touch(.began, at: CGPoint(x: 90, y: 40))
    screen.touch(.moved, at: CGPoint(x: 90, y: 20))
    screen.touch(.moved, at: CGPoint(x: 90, y: 0))
    screen.touch(.ended, at: CGPoint(x: 90, y: 0))
    #expect(view.isOn && scroll.contentOffset.y > 0)
  }
}
