import AppRuntime
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct AnimationTests {
  private let screen = TestScreen()
  private let journal = Journal()

  /// Advances the app's clock and runs the work that becomes due.
  private func advance(_ seconds: TimeInterval) {
    let clock = UIApplication.shared.clock
    let end = clock.now + seconds
    while let deadline = clock.nextDeadline, deadline <= end {
      clock.advance(to: deadline)
      clock.runDueWork()
    }
    clock.advance(to: end)
    clock.runDueWork()
  }

  @Test func `values change immediately, and the completion is called at the end`() {
    let view = screen.add(UIView())
    UIView.animate(
      withDuration: 0.5, animations: { view.alpha = 0 },
      completion: { [journal] in journal.note("done \($0)") })
    #expect(view.alpha == 0)
    advance(0.49)
    #expect(journal.take().isEmpty)
    advance(0.02)
    #expect(journal.take() == ["done true"])
  }

  @Test func `a delay is added to the duration`() {
    UIView.animate(
      withDuration: 0.5, delay: 1, options: [.curveEaseIn], animations: {},
      completion: { [journal] _ in journal.note("done") })
    advance(1.4)
    #expect(journal.take().isEmpty)
    advance(0.2)
    #expect(journal.take() == ["done"])
  }

  @Test func `with a duration of zero the completion is called in the next turn`() {
    UIView.animate(
      withDuration: 0, animations: {}, completion: { [journal] _ in journal.note("done") })
    #expect(journal.take().isEmpty)
    advance(0)
    #expect(journal.take() == ["done"])
  }

  @Test func `while animations are disabled they end in the next turn`() {
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(
        withDuration: 5, delay: 5, animations: {},
        completion: { [journal] _ in journal.note("done") })
    }
    #expect(UIView.areAnimationsEnabled)
    advance(0)
    #expect(journal.take() == ["done"])
  }

  @Test func `the speed of the window's layer counts unless it is zero`() {
    screen.activate()
    screen.window.layer.speed = 100
    UIView.animate(
      withDuration: 5, animations: {}, completion: { [journal] _ in journal.note("fast") })
    screen.window.layer.speed = 0
    UIView.animate(
      withDuration: 5, animations: {}, completion: { [journal] _ in journal.note("slow") })
    advance(0.06)
    #expect(journal.take() == ["fast"])
    advance(5)
    #expect(journal.take() == ["slow"])
  }

  @Test func `completions are called in the order of the ends`() {
    for (name, duration) in [("late", 2.0), ("early", 1.0), ("with it", 1.0)] {
      UIView.animate(
        withDuration: duration, animations: {},
        completion: { [journal] _ in journal.note(name) })
    }
    advance(3)
    #expect(journal.take() == ["early", "with it", "late"])
  }

  @Test func `the inherited duration is known inside a block`() {
    var inside: TimeInterval = 0
    UIView.animate(withDuration: 0.25, animations: { inside = UIView.inheritedAnimationDuration })
    #expect(inside == 0.25 && UIView.inheritedAnimationDuration == 0)
  }

  @Test func `an activity indicator turns with time and does not keep the app busy`() {
    let indicator = screen.add(UIActivityIndicatorView(style: .medium))
    #expect(indicator.isHidden && indicator.accessibilityLabel == "Progress halted")
    #expect(indicator.accessibilityValue == "0")
    let pending = UIApplication.shared.clock.pendingWork.count
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.accessibilityLabel == "In progress")
    #expect(indicator.accessibilityValue == "1")
    let first = screen.text
    advance(0.15)
    #expect(screen.text != first && !first.isEmpty)
    #expect(UIApplication.shared.clock.pendingWork.count <= pending)
    #expect(UIApplication.shared.picture().nextFrame != nil)
    indicator.hidesWhenStopped = false
    indicator.stopAnimating()
    #expect(!indicator.isHidden && !indicator.isAnimating)
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden && screen.text == "")
  }
}
