import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of animations whose views leave the screen.
@MainActor
struct AnimationTeardownTests {
  private let scene = ControllerScene(recording: "A")
  private let journal = Journal()

  private func animate(_ name: String, _ views: UIView..., duration: TimeInterval = 1) {
    UIView.animate(
      withDuration: duration,
      animations: { for view in views { view.alpha = view.alpha > 0.5 ? 0.5 : 1 } },
      completion: { [journal] finished in journal.note("\(name) \(finished)") })
  }

  private func addedView() -> UIView {
    let view = UIView(frame: rect(0, 0, 80, 16))
    scene.root.view.addSubview(view)
    return view
  }

  enum Ending: CaseIterable {
    case rootRemoved, hidden, removed, moved
  }

  @Test(arguments: Ending.allCases)
  func `an animation ends unfinished as soon as its view leaves the screen`(
    ending: Ending
  ) {
    let view = addedView()
    animate("first", view)
    scene.wait(0.5)
    #expect(journal.take() == [])
    switch ending {
    case .rootRemoved: scene.window.rootViewController = nil
    case .hidden: scene.window.isHidden = true
    case .removed: view.removeFromSuperview()
    case .moved: UIView().addSubview(view)
    }
    #expect(journal.take() == ["first false"])
    scene.wait(5)
    #expect(journal.take() == [])
  }

  @Test func `an animation continues for its other views but does not finish`() {
    let (a, b) = (addedView(), addedView())
    animate("both", a, b)
    animate("other", b)
    a.removeFromSuperview()
    #expect(journal.take() == [])
    scene.wait(2)
    #expect(journal.take() == ["both false", "other true"])
  }

  @Test func `the animations of a deallocated window do not finish`() {
    do {
      let other = ControllerScene(recording: "B")
      animate("gone", other.root.view)
      #expect(UIApplication.shared.animations.pending.count > 0)
    }
    scene.wait(2)
    #expect(journal.take() == ["gone false"])
  }

  @Test func `animations of added views and of no views finish`() {
    let view = addedView()
    animate("own", view)
    animate("none")
    // The transition itself removes the old view.
    let old = addedView()
    UIView.transition(
      from: old, to: UIView(), duration: 1,
      completion: { [journal] finished in journal.note("transition \(finished)") })
    scene.wait(2)
    #expect(journal.take() == ["own true", "none true", "transition true"])
  }

  @Test func `a completion can remove views of other animations`() {
    let (a, b) = (addedView(), addedView())
    UIView.animate(
      withDuration: 1, animations: { a.alpha = 0 },
      completion: { [journal] finished in
        journal.note("a \(finished)")
        b.removeFromSuperview()
      })
    animate("b", b, duration: 3)
    a.removeFromSuperview()
    #expect(journal.take() == ["a false", "b false"])
  }

  @Test func `an animator ends at the current position`() {
    let view = addedView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { [journal] position in journal.note("\(position)") }
    animator.startAnimation()
    scene.window.rootViewController = nil
    scene.wait(2)
    #expect(journal.take() == ["current"])
  }

  @Test func `lists and scroll views stop calling back after their window is gone`() {
    let rig = TableFixture(rows: 50)
    rig.table.frame = scene.root.view.bounds
    scene.root.view.addSubview(rig.table)
    scene.turn()
    rig.table.performBatchUpdates(nil) { [journal] in journal.note("updates \($0)") }
    rig.table.setContentOffset(CGPoint(x: 0, y: 320), animated: true)
    scene.wait(0.1)
    _ = rig.journal.take()
    scene.window.rootViewController = nil
    #expect(journal.take() == ["updates false"])
    let offset = rig.table.contentOffset
    scene.wait(2)
    #expect(rig.journal.take() == [])
    #expect(rig.table.contentOffset == offset)
  }

  @Test func `a held stepper stops when it is removed`() {
    let stepper = UIStepper(frame: rect(0, 32, 96, 16))
    scene.root.view.addSubview(stepper)
    scene.screen.touch(.began, at: CGPoint(x: 90, y: 40))
    scene.wait(1)
    let value = stepper.value
    #expect(value > 0)
    stepper.removeFromSuperview()
    scene.wait(5)
    #expect(stepper.value == value)
    scene.screen.touch(.ended, at: CGPoint(x: 90, y: 40))
  }

  @Test func `the speeds of the layers of a view and its ancestors multiply`() {
    let view = addedView()
    view.layer.speed = 10
    scene.root.view.layer.speed = 10
    animate("fast", view, duration: 5)
    animate("slow", addedView(), duration: 5)
    scene.wait(0.06)
    #expect(journal.take() == ["fast true"])
    scene.wait(0.5)
    #expect(journal.take() == ["slow true"])
    scene.window.layer.speed = 100
    let next = scene.controller("B")
    scene.root.present(next, animated: true) { [journal] in journal.note("presented") }
    scene.wait(0.006)
    #expect(journal.take() == ["presented"])
    #expect(UIApplication.shared.transitionsEnd == nil)
  }
}
