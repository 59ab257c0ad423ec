import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ChildTransitionTests {
  private let scene = ControllerScene(recording: "Root")

  private func child(_ name: String) -> UIViewController {
    let child = scene.controller(name)
    scene.root.addChild(child)
    child.didMove(toParent: scene.root)
    return child
  }

  @Test(arguments: [0, 0.5])
  func `one child's view replaces another's`(duration: TimeInterval) {
    let (a, b) = (child("A"), child("B"))
    scene.root.view.addSubview(a.view)
    scene.turn()
    _ = scene.events()
    var isAnimated = false
    scene.root.transition(
      from: a, to: b, duration: duration, options: [],
      animations: {
        isAnimated = true
        b.view.frame = CGRect(x: 8, y: 16, width: 80, height: 32)
      }
    ) { [journal = scene.journal] finished in journal.note("completion \(finished)") }
    #expect(isAnimated && a.view.superview === scene.root.view)
    #expect(b.view.superview === scene.root.view)
    scene.wait(1)
    #expect(a.view.superview == nil && b.view.frame.minX == 8)
    let sign = duration > 0 ? "~" : ""
    #expect(
      scene.events()
        == "A will disappear\(sign), B loads, B will appear\(sign), B is appearing\(sign), "
        + "B did appear\(sign), A did disappear\(sign), completion true")
  }

  @Test func `controllers that are not children are reported and not shown`() {
    let a = child("A")
    let foreignController = scene.controller("B")
    let lines = reports {
      scene.root.transition(from: a, to: foreignController, duration: 0, animations: nil)
      scene.root.transition(from: a, to: a, duration: 0, animations: nil)
    }
    #expect(lines.count == 2 && lines[0].contains("must have a common parent view controller"))
    #expect(foreignController.viewIfLoaded == nil)
  }
}
