import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct KeyframeTests {
  private let screen = TestScreen()
  private let journal = Journal()

  @Test func `keyframes change values immediately, and the completion is called at the end`() {
    UIView.animateKeyframes(
      withDuration: 2, delay: 0.5,
      animations: { [journal] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          journal.note("first")
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          journal.note("second")
        }
      }, completion: { [journal] in journal.note("done \($0)") })
    #expect(journal.take() == ["first", "second"])
    pass(2.4)
    #expect(journal.entries.isEmpty)
    pass(0.2)
    #expect(journal.take() == ["done true"])
  }

  @Test func `a transition replaces one view with another`() {
    let first = screen.add(UILabel(), rect(0, 0, 80, 16))
    let above = screen.add(UIView(), rect(0, 0, 80, 16))
    let second = UILabel(frame: first.frame)
    UIView.transition(from: first, to: second, duration: 0.3) { [journal] _ in
      journal.note("done")
    }
    #expect(first.superview == nil && screen.root.subviews == [second, above])
    pass(0.4)
    #expect(journal.take() == ["done"])
    UIView.transition(from: second, to: above, duration: 0, options: .showHideTransitionViews)
    #expect(second.isHidden && !above.isHidden && second.superview === screen.root)
  }
}
