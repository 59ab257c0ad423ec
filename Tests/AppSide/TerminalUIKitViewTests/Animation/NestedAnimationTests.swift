import AppRuntime
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of animations that start in the block of another one.
@MainActor
struct NestedAnimationTests {
  private let screen = TestScreen()
  private let journal = Journal()

  private func nest(_ body: @escaping @MainActor (@escaping (Bool) -> Void) -> Void) {
    let journal = journal
    UIView.animate(withDuration: 1) {
      body { _ in journal.note("inner") }
    }
  }

  @Test func `a nested animation inherits the duration`() {
    nest { UIView.animate(withDuration: 0.1, animations: {}, completion: $0) }
    pass(0.9)
    #expect(journal.take().isEmpty)
    pass(0.2)
    #expect(journal.take() == ["inner"])
  }

  @Test func `an option overrides the inherited duration`() {
    nest {
      UIView.animate(
        withDuration: 0.1, delay: 0, options: .overrideInheritedDuration, animations: {},
        completion: $0)
    }
    pass(0.2)
    #expect(journal.take() == ["inner"])
  }

  @Test func `transitions, keyframes and animators behave in the same way`() {
    let view = screen.add(UIView())
    nest { UIView.transition(with: view, duration: 0.1, animations: nil, completion: $0) }
    nest { UIView.animateKeyframes(withDuration: 0.1, delay: 0, animations: {}, completion: $0) }
    let (from, to) = (screen.add(UIView()), UIView())
    nest { UIView.transition(from: from, to: to, duration: 0.1, completion: $0) }
    let journal = journal
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in journal.note("inner") })
    }
    animator.startAnimation()
    pass(0.9)
    #expect(journal.take().isEmpty)
    pass(0.2)
    #expect(journal.take() == ["inner", "inner", "inner", "inner"])
    nest {
      UIView.transition(
        from: to, to: from, duration: 0.1, options: .overrideInheritedDuration, completion: $0)
    }
    pass(0.2)
    #expect(journal.take() == ["inner"])
    nest {
      UIView.animateKeyframes(
        withDuration: 0.1, delay: 0, options: .overrideInheritedDuration, animations: {},
        completion: $0)
    }
    pass(0.2)
    #expect(journal.take() == ["inner"])
  }

  @Test func `performWithoutAnimation overrides the inherited duration`() {
    nest { completion in
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 0.5, animations: {}, completion: completion)
      }
    }
    pass(0)
    #expect(journal.take() == ["inner"])
  }

  @Test func `an animation after a block has its own duration`() {
    nest { _ in }
    let journal = journal
    UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in journal.note("next") })
    pass(0.2)
    #expect(journal.take() == ["next"])
  }
}
