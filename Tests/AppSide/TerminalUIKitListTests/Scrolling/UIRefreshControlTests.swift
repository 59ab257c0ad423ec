import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIRefreshControlTests {
  private let screen = TestScreen(CGSize(width: 160, height: 240))
  private let rig = TableFixture(rows: 3)
  private let control = UIRefreshControl()
  private let journal = Journal()

  init() {
    screen.add(rig.table, screen.root.bounds)
    rig.table.refreshControl = control
    control.addAction(UIAction { [journal] _ in journal.note("refresh") }, for: .valueChanged)
    screen.settle()
  }

  private func pull(_ distance: CGFloat) {
    screen.drag(
      from: CGPoint(x: 80, y: 40), to: CGPoint(x: 80, y: 40 + distance), seconds: 1, rest: 1)
  }

  @Test func `content pulled far enough requests a refresh once`() {
    pull(100)
    #expect(journal.take().isEmpty && !control.isRefreshing && control.isHidden)
    pass(1)
    pull(180)
    #expect(journal.take() == ["refresh"] && control.isRefreshing && !control.isHidden)
    pass(1)
    #expect(rig.table.contentOffset.y == -UIRefreshControl.height)
    pull(180)
    #expect(journal.take().isEmpty)
  }

  @Test func `the control stays visible until the refresh ends`() {
    control.attributedTitle = NSAttributedString(string: "Loading")
    pull(180)
    pass(1)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasSuffix(" Loading") && lines[1].isEmpty && lines[2].hasPrefix("  Row 0"))
    control.endRefreshing()
    #expect(screen.text.hasPrefix("  Row 0") && control.isHidden && !control.isRefreshing)
    control.endRefreshing()
  }

  @Test func `the app can start refreshing without an event`() {
    control.beginRefreshing()
    #expect(journal.take().isEmpty && control.isRefreshing)
    #expect(screen.text.contains(/^ +[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/))
    #expect(control.elementType == .activityIndicator)
    #expect(control.accessibilityLabel == "In progress" && control.accessibilityValue == "1")
    rig.table.refreshControl = nil
    #expect(rig.table.contentOffset.y == 0 && control.superview == nil)
  }
}
