import AppRuntime
import Foundation
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
    view.layer.removeAnimation(forKey: "spin")
    #expect(journal.take() == ["start", "removed"])
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
    CATransaction.setCompletionBlock { journal.note("complete") }
    view.layer.add(animation(1), forKey: "fade")
    CATransaction.commit()
    #expect(journal.take() == ["start"])
    view.layer.removeAllAnimations()
    #expect(journal.take() == ["removed", "complete"])
  }
}
