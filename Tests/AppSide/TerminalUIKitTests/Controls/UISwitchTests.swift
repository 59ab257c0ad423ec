import Foundation
import TerminalIO
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

  private func draw(from start: CGFloat, by way: CGFloat) {
    screen.settle()
    screen.touch(.began, at: CGPoint(x: start, y: 40))
    screen.touch(.moved, at: CGPoint(x: start + way / 2, y: 40))
    screen.touch(.ended, at: CGPoint(x: start + way, y: 40))
  }

  @Test(arguments: [24, 80] as [CGFloat])
  func `a finger that is drawn across switches to where it goes`(way: CGFloat) {
    draw(from: 90, by: way)
    draw(from: 90, by: way)
    #expect(view.isOn && journal.take() == ["changed on"])
    draw(from: 120, by: -way)
    #expect(!view.isOn && journal.take() == ["changed off"])
    // It can be tapped afterwards as before.
    screen.tap(view)
    #expect(view.isOn)
  }

  @Test func `a switch in a list of rows that can be swiped is switched`() {
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
