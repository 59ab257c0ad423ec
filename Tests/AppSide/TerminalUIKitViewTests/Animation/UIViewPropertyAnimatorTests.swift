import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIViewPropertyAnimatorTests {
  private let screen = TestScreen()
  private let journal = Journal()

  private func animator(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { [journal] in
      journal.note("change")
    }
    animator.addCompletion { [journal] in journal.note("end \($0)") }
    return animator
  }

  @Test func `values change at the start, and completions are called at the end`() {
    let animator = animator()
    #expect(animator.state == .inactive && journal.entries.isEmpty)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(journal.take() == ["change"])
    pass(0.25)
    #expect(animator.fractionComplete == 0.25)
    pass(0.7)
    #expect(journal.entries.isEmpty)
    pass(0.1)
    #expect(journal.take() == ["end end"])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func `a delay postpones the changes`() {
    let animator = animator()
    animator.startAnimation(afterDelay: 2)
    pass(1.9)
    #expect(journal.entries.isEmpty && animator.fractionComplete == 0)
    pass(0.2)
    #expect(journal.take() == ["change"])
    pass(1)
    #expect(journal.take() == ["end end"])
  }

  @Test func `a paused animator keeps the remaining time`() {
    let animator = animator()
    animator.startAnimation()
    pass(0.4)
    animator.pauseAnimation()
    #expect(!animator.isRunning && animator.state == .active)
    pass(5)
    #expect(journal.take() == ["change"])
    #expect(abs(animator.fractionComplete - 0.4) < 0.001)
    animator.continueAnimation(durationFactor: 0)
    pass(0.59)
    #expect(journal.entries.isEmpty)
    pass(0.02)
    #expect(journal.take() == ["end end"])
  }

  @Test func `a stopped animator calls its completions when it is finished, or never`() {
    let told = animator()
    told.startAnimation()
    told.stopAnimation(false)
    #expect(told.state == .stopped)
    pass(2)
    #expect(journal.take() == ["change"])
    told.finishAnimation(at: .current)
    #expect(journal.take() == ["end current"] && told.state == .inactive)
    let silent = animator()
    silent.startAnimation()
    silent.stopAnimation(true)
    silent.finishAnimation(at: .end)
    pass(2)
    #expect(journal.take() == ["change"] && silent.state == .inactive)
  }

  @Test func `a running animator lives until its end`() {
    let view = screen.add(UIView())
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0, animations: { view.alpha = 0.5 },
      completion: { [journal] in journal.note("end \($0)") })
    #expect(view.alpha == 0.5)
    pass(0.6)
    #expect(journal.take() == ["end end"])
  }

  @Test func `changes added to a running animator take effect immediately`() {
    let animator = animator()
    animator.startAnimation()
    animator.addAnimations { [journal] in journal.note("late") }
    #expect(journal.take() == ["change", "late"])
    pass(2)
    #expect(journal.take() == ["end end"])
  }

  @Test func `an invalid duration ends in the next turn`() {
    for duration in [0, -1, TimeInterval.nan, .infinity] {
      animator(duration).startAnimation()
      pass(0)
      #expect(journal.take() == ["change", "end end"])
    }
  }
}
