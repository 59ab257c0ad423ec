import CellRendering
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIProgressViewTests {
  private let screen = TestScreen()
  private let view = UIProgressView(progressViewStyle: .default)

  init() { screen.add(view) }

  @Test func `progress is clamped to the range`() {
    view.setProgress(0.5, animated: true)
    #expect(view.summary == "progressIndicator 'Progress' = 50%")
    view.progress = 7
    #expect(view.accessibilityValue == "100%")
    view.progress = .nan
    #expect(view.progress == 0)
  }

  @Test func `progress is readable without colours`() {
    view.frame = rect(0, 0, 80, 16)
    view.progress = 0.3
    #expect(screen.text == "━━━───────")
    view.progress = 1
    #expect(screen.text == "━━━━━━━━━━")
  }
}

@MainActor
struct UIPageControlTests {
  private let screen = TestScreen()
  private let journal = Journal()
  private let view = UIPageControl(frame: rect(0, 0, 80, 16))

  init() {
    screen.add(view)
    view.numberOfPages = 3
    view.record(in: journal) { [view] in "\(view.currentPage)" }
  }

  @Test func `only the prominent style draws a background behind the dots`() {
    func ground() -> [DisplayColor] {
      screen.settle()
      let buffer = CellBuffer(screen.window.displayList())
      return [0, 2, 9].map { buffer[$0, 0].background }
    }
    let plain = ground()
    view.backgroundStyle = .minimal
    #expect(ground() == plain)
    view.backgroundStyle = .prominent
    #expect(ground()[1] != plain[1] && ground()[2] == plain[2])
  }

  @Test func `a tap on a half changes the page`() {
    screen.tap(at: CGPoint(x: 70, y: 8))
    screen.tap(at: CGPoint(x: 70, y: 8))
    screen.tap(at: CGPoint(x: 70, y: 8))
    screen.tap(at: CGPoint(x: 10, y: 8))
    #expect(journal.take() == ["changed 1", "changed 2", "changed 1"])
  }

  @Test func `keys and assistive technologies change the page`() {
    screen.press(.tab)
    screen.press(.right)
    screen.press(.left)
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    view.accessibilityDecrement()
    #expect(journal.take() == ["changed 1", "changed 0", "changed 1", "changed 0"])
  }

  @Test func `the current page is clamped to the range without an event`() {
    view.currentPage = 9
    #expect(view.summary == "pageIndicator = page 3 of 3")
    view.numberOfPages = 2
    #expect(view.currentPage == 1)
    view.numberOfPages = -1
    #expect(view.currentPage == 0)
    #expect(view.accessibilityValue == "page 0 of 0")
    #expect(journal.entries.isEmpty)
  }

  @Test func `the dots are readable without colours`() {
    view.currentPage = 1
    #expect(screen.text == "  ○ ● ○")
    view.numberOfPages = 1
    view.hidesForSinglePage = true
    #expect(screen.text == "")
  }
}
