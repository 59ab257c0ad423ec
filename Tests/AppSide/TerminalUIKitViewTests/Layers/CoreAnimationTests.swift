import AppRuntime
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct CoreAnimationTests {
  private final class Observer: CAAnimationDelegate {
    let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func animationDidStart(_ anim: CAAnimation) { journal.note("start") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      journal.note(flag ? "finished" : "removed")
    }
  }

  private let screen = TestScreen()
  private let journal = Journal()

  private func animation(_ duration: TimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = duration
    animation.toValue = 0
    animation.delegate = Observer(journal)
    return animation
  }

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

  @Test func `an animation ends after its duration and is removed`() {
    let view = screen.add(UIView())
    view.layer.add(animation(1), forKey: "fade")
    advance(0.9)
    #expect(journal.take() == ["start"] && view.layer.animationKeys() == ["fade"])
    advance(0.2)
    #expect(journal.take() == ["finished"] && view.layer.animationKeys() == nil)
  }

  @Test func `an animation that stays after its end can be removed or replaced`() {
    let view = screen.add(UIView())
    for _ in 0..<2 {
      let staying = animation(1)
      staying.isRemovedOnCompletion = false
      view.layer.add(staying, forKey: "fade")
      advance(1.1)
      #expect(journal.take() == ["start", "finished"])
      #expect(view.layer.animationKeys() == ["fade"])
    }
    #expect(view.layer.runningAnimations.count == 1)
    view.layer.removeAnimation(forKey: "fade")
    #expect(view.layer.animationKeys() == nil)
    // The delegate was notified of the end before.
    #expect(journal.take() == [])
  }

  @Test func `an animation whose layer is gone has not finished`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
    withTemporaryLayer { $0.add(animation(1), forKey: nil) }
    CATransaction.commit()
    advance(1.1)
    #expect(journal.take() == ["start", "removed", "complete"])
  }

  private func withTemporaryLayer(_ body: (CALayer) -> Void) { body(CALayer()) }

  @Test func `an animation that its delegate removes at the start counts as ended`() {
    final class Remover: CAAnimationDelegate {
      weak var layer: CALayer?

      func animationDidStart(_ anim: CAAnimation) { layer?.removeAllAnimations() }
    }
    let view = screen.add(UIView())
    let remover = Remover()
    remover.layer = view.layer
    let removed = animation(1)
    removed.delegate = remover
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
    view.layer.add(removed, forKey: "fade")
    CATransaction.commit()
    advance(0)
    #expect(journal.take() == ["complete"])
  }

  @Test func `a new animation with the same key replaces one`() {
    let view = screen.add(UIView())
    view.layer.add(animation(1), forKey: "fade")
    view.layer.add(animation(2), forKey: "fade")
    #expect(journal.take() == ["start", "removed", "start"])
    #expect(view.layer.animationKeys() == ["fade"])
    #expect(view.layer.animation(forKey: "fade")?.duration == 2)
    view.layer.removeAllAnimations()
    #expect(journal.take() == ["removed"] && view.layer.animationKeys() == nil)
  }

  @Test func `an animation that never ends stays until it is removed`() {
    let view = screen.add(UIView())
    let endless = animation(1)
    endless.repeatCount = .infinity
    #expect(endless.wholeDuration == nil)
    view.layer.add(endless, forKey: "spin")
    advance(10)
    #expect(journal.take() == ["start"] && view.layer.animationKeys() == ["spin"])
    view.layer.removeAnimation(forKey: "spin")
    #expect(journal.take() == ["removed"] && view.layer.animationKeys() == nil)
  }

  @Test func `repetitions, speed and the transaction determine the duration`() {
    let animation = CABasicAnimation(keyPath: nil)
    #expect(animation.wholeDuration == 0.25)
    animation.duration = 2
    animation.repeatCount = 3
    animation.autoreverses = true
    animation.speed = 2
    #expect(animation.wholeDuration == 6)
    animation.repeatDuration = 4
    #expect(animation.wholeDuration == 2)
    CATransaction.begin()
    CATransaction.setAnimationDuration(5)
    #expect(CABasicAnimation(keyPath: nil).wholeDuration == 5)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `a transaction completes after its animations`() {
    let view = screen.add(UIView())
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
    view.layer.add(animation(1), forKey: "fade")
    view.layer.add(animation(2), forKey: "move")
    CATransaction.commit()
    #expect(journal.take() == ["start", "start"])
    advance(1.5)
    #expect(journal.take() == ["finished"])
    view.layer.removeAllAnimations()
    #expect(journal.take() == ["removed", "complete"])
  }

  @Test func `a transaction without animations completes in the next turn`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
    CATransaction.commit()
    #expect(journal.take() == [])
    advance(0)
    #expect(journal.take() == ["complete"])
  }

  @Test func `a change outside a transaction begins one that lasts until the next turn`() {
    let view = screen.add(UIView())
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
    view.layer.add(animation(0), forKey: "fade")
    advance(2.9)
    #expect(journal.take() == ["start"] && CATransaction.animationDuration() == 0.25)
    advance(0.2)
    #expect(journal.take() == ["finished", "complete"])
  }
}
