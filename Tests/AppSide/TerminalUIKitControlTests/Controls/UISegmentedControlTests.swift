import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UISegmentedControlTests {
  private let screen = TestScreen()
  private let journal = Journal()
  private let view = UISegmentedControl(items: ["All", "Open", "Done"])

  init() {
    screen.add(view)
    view.record(in: journal) { [view] in "\(view.selectedSegmentIndex)" }
  }

  @Test func `a tap selects a segment, and a second tap sends no event`() {
    screen.tap(at: CGPoint(x: 60, y: 8))
    screen.tap(at: CGPoint(x: 60, y: 8))
    screen.tap(at: CGPoint(x: 140, y: 8))
    #expect(journal.take() == ["changed 1", "changed 2"])
  }

  @Test func `selection by code sends no event`() {
    view.selectedSegmentIndex = 2
    view.selectedSegmentIndex = 3
    #expect(view.selectedSegmentIndex == 2)
    view.selectedSegmentIndex = UISegmentedControl.noSegment
    view.selectedSegmentIndex = -7
    #expect(view.selectedSegmentIndex == -1)
    #expect(journal.entries.isEmpty)
  }

  @Test func `arrow keys skip disabled segments`() {
    view.setEnabled(false, forSegmentAt: 1)
    screen.press(.tab)
    screen.press(.right)
    screen.press(.right)
    screen.press(.right)
    screen.press(.up)
    screen.press(.character("2"))
    screen.press(.character("3"))
    #expect(journal.take() == ["changed 0", "changed 2", "changed 0", "changed 2"])
    screen.tap(at: CGPoint(x: 60, y: 8))
    #expect(journal.take().isEmpty)
  }

  @Test func `a momentary control clears its selection`() {
    view.isMomentary = true
    screen.tap(at: CGPoint(x: 60, y: 8))
    screen.tap(at: CGPoint(x: 60, y: 8))
    #expect(journal.take() == ["changed 1", "changed 1"])
    #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `the selection stays with its segment`() {
    view.selectedSegmentIndex = 1
    view.insertSegment(withTitle: "New", at: 0, animated: true)
    #expect(view.selectedSegmentIndex == 2)
    view.insertSegment(withTitle: "Last", at: 99, animated: true)
    view.removeSegment(at: 0, animated: true)
    #expect(view.selectedSegmentIndex == 1)
    #expect(view.titleForSegment(at: 99) == "Last")
    view.removeSegment(at: 1, animated: true)
    #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
    view.removeAllSegments()
    view.setTitle("None", forSegmentAt: 0)
    #expect(view.numberOfSegments == 0)
    #expect(view.titleForSegment(at: 0) == nil)
  }

  @Test func `the action of a selected segment is performed`() {
    let action = UIAction(title: "Go", identifier: .init("go")) { [journal] _ in
      journal.note("went")
    }
    view.insertSegment(action: action, at: 0, animated: false)
    #expect(view.segmentIndex(identifiedBy: .init("go")) == 0)
    view.frame.size = view.intrinsicContentSize
    screen.tap(at: CGPoint(x: 8, y: 8))
    #expect(journal.take() == ["changed 0", "went"])
  }

  @Test func `segments are button elements`() {
    view.selectedSegmentIndex = 1
    #expect(view.summary == "segmentedControl")
    let buttons = view.accessibilityChildren
    #expect(
      buttons.map(\.summary) == ["button 'All'", "button 'Open' selected", "button 'Done'"])
    #expect(buttons[2].accessibilityFrame == rect(96, 0, 48, 16))
    screen.tap(at: buttons[2].accessibilityFrame.center)
    #expect(buttons[2].isAccessibilitySelected)
    view.removeAllSegments()
    #expect(buttons[2].accessibilityFrame == .zero)
  }

  @Test func `the selection is readable without colours`() {
    #expect(screen.text == " All  │Open │Done")
    view.selectedSegmentIndex = 0
    #expect(screen.text == " All   Open │Done")
  }

  @Test func `widths are equal or follow the content`() {
    #expect(view.frame.size == CGSize(width: 144, height: 16))
    view.apportionsSegmentWidthsByContent = true
    #expect(view.intrinsicContentSize.width == 136)
    view.setWidth(80, forSegmentAt: 0)
    #expect(view.intrinsicContentSize.width == 176)
  }
}
