import AppRuntime
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of the animations of a view's layer.
@MainActor
struct LayerAnimationTests {
  private let screen = TestScreen()
  private let journal = Journal()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))

  init() { screen.add(view) }

  private func animate(_ name: String, _ body: @escaping () -> Void) {
    let journal = journal
    UIView.animate(
      withDuration: 1, animations: body, completion: { journal.note("\(name) \($0)") })
  }

  @Test func `removing animations calls their completions once, with false`() {
    animate("fade") { [view] in view.alpha = 0 }
    let other = screen.add(UIView())
    animate("other") { other.alpha = 0.5 }
    pass(0.5)
    view.layer.removeAllAnimations()
    #expect(journal.take() == ["fade false"] && view.alpha == 0)
    pass(1)
    #expect(journal.take() == ["other true"])
    view.layer.removeAllAnimations()
    #expect(journal.take().isEmpty)
  }

  @Test func `an animation of two views ends when both are removed`() {
    let other = screen.add(UIView())
    animate("both") { [view] in
      view.alpha = 0
      other.alpha = 0
    }
    view.layer.removeAllAnimations()
    #expect(journal.take().isEmpty)
    other.layer.removeAllAnimations()
    #expect(journal.take() == ["both false"])
  }

  @Test func `a key removes one of several animations`() {
    animate("move") { [view] in view.center.x += 40 }
    animate("fade") { [view] in view.alpha = 0 }
    #expect(view.layer.animationKeys() == ["position", "opacity"])
    view.layer.removeAnimation(forKey: "nothing")
    view.layer.removeAnimation(forKey: "opacity")
    #expect(journal.take() == ["fade false"] && view.layer.animationKeys() == ["position"])
    pass(2)
    #expect(journal.take() == ["move true"] && view.layer.animationKeys() == nil)
  }

  @Test func `an animation of two properties ends when both are removed`() {
    animate("both") { [view] in
      view.center.x += 40
      view.alpha = 0
    }
    view.layer.removeAnimation(forKey: "position")
    #expect(journal.take().isEmpty && view.layer.animationKeys() == ["opacity"])
    view.layer.removeAnimation(forKey: "opacity")
    #expect(journal.take() == ["both false"] && view.layer.animationKeys() == nil)
  }

  @Test func `each changed property has its key`() {
    animate("all") { [view] in
      view.frame = CGRect(x: 8, y: 16, width: 40, height: 16)
      view.transform = CGAffineTransform(translationX: 8, y: 0)
      view.backgroundColor = .red
    }
    #expect(
      view.layer.animationKeys() == ["position", "bounds.size", "transform", "backgroundColor"])
    pass(2)
    UIView.performWithoutAnimation { animate("none") { [view] in view.alpha = 0 } }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a layer without a view has no animations`() {
    let layer = CALayer()
    layer.removeAllAnimations()
    layer.removeAnimation(forKey: "position")
    #expect(layer.animationKeys() == nil)
  }
}
