import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct NavigationLifecycleTests {
  private func scene() -> (ControllerScene, UINavigationController, RecordingController) {
    let journal = Journal()
    let root = RecordingController("A")
    root.journal = journal
    let navigation = UINavigationController(rootViewController: root)
    let scene = ControllerScene(navigation)
    root.journal = scene.journal
    return (scene, navigation, root)
  }

  @Test func `the root controller appears with the window`() {
    let root = RecordingController("A")
    let journal = Journal()
    root.journal = journal
    let navigation = UINavigationController(rootViewController: root)
    #expect(journal.take() == ["A will join", "A joined"])
    var isMoving = false
    root.at["did appear"] = { [unowned root] in isMoving = root.isMovingToParent }
    let scene = ControllerScene(navigation)
    #expect(
      journal.take() == ["A loads", "A will appear", "A is appearing", "A did appear"])
    #expect(isMoving)
    #expect(!root.isMovingToParent)
    #expect(scene.canHit(root.view))
  }

  @Test func `a push begins with the next layout and takes time`() {
    let (scene, navigation, root) = scene()
    let next = scene.controller("B")
    navigation.pushViewController(next, animated: true)
    // The stack has changed already, the view hasn't.
    #expect(navigation.topViewController === next)
    #expect(navigation.viewControllers == [root, next])
    #expect(next.parent === navigation)
    #expect(!next.isViewLoaded)
    #expect(scene.events() == "B will join")
    // After the same turn of the main loop the new view is there.
    scene.turn()
    #expect(
      scene.events()
        == "B loads, A will disappear~, B will appear~, B is appearing~")
    #expect(next.view.window === scene.window)
    #expect(root.view.window === scene.window)
    #expect(next.isMovingToParent)
    // Nothing happens before the end of the transition.
    scene.wait(0.34)
    #expect(scene.events() == "")
    scene.wait(0.011)
    #expect(scene.events() == "A did disappear~, B did appear~, B joined")
    #expect(root.view.window == nil)
    #expect(!next.isMovingToParent)
  }

  @Test func `a pop begins with the next layout and takes time`() {
    let (scene, navigation, root) = scene()
    let next = scene.controller("B")
    navigation.pushViewController(next, animated: false)
    scene.turn()
    _ = scene.events()
    #expect(navigation.popViewController(animated: true) === next)
    #expect(navigation.topViewController === root)
    #expect(next.navigationController === navigation)
    #expect(scene.events() == "B will leave")
    scene.turn()
    #expect(
      scene.events() == "B will disappear~, A will appear~, A is appearing~")
    #expect(next.isMovingFromParent)
    #expect(next.navigationController?.viewControllers.contains(next) == false)
    scene.wait(0.36)
    #expect(scene.events() == "B did disappear~, A did appear~, B left")
    #expect(next.navigationController == nil)
    #expect(!next.isMovingFromParent)
    #expect(next.view.window == nil)
  }

  @Test func `a push without animation is complete after the next layout`() {
    let (scene, navigation, _) = scene()
    navigation.pushViewController(scene.controller("B"), animated: false)
    #expect(scene.events() == "B will join")
    scene.turn()
    #expect(
      scene.events()
        == "B loads, A will disappear, B will appear, B is appearing, A did disappear, "
        + "B did appear, B joined")
  }

  @Test func `the delegate is called before and after a transition`() {
    final class Delegate: UINavigationControllerDelegate {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { note("will show", viewController, animated) }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { note("did show", viewController, animated) }
      private func note(_ event: String, _ controller: UIViewController, _ animated: Bool) {
        journal.note(
          "\(event) \((controller as? RecordingController)?.name ?? "?")\(animated ? "~" : "")")
      }
    }
    let journal = Journal()
    let root = RecordingController("A")
    let navigation = UINavigationController(rootViewController: root)
    let delegate = Delegate(journal)
    navigation.delegate = delegate
    let scene = ControllerScene(navigation)
    #expect(journal.take() == ["will show A", "did show A"])
    let next = RecordingController("B")
    next.journal = journal
    navigation.pushViewController(next, animated: true)
    scene.wait(1)
    #expect(
      journal.take() == [
        "B will join", "B loads", "will show B~", "B will appear~", "B is appearing~",
        "B did appear~", "B joined", "did show B~",
      ])
    navigation.popViewController(animated: false)
    scene.turn()
    #expect(
      journal.take() == [
        "B will leave", "will show A", "B will disappear", "B did disappear", "B left",
        "did show A",
      ])
  }

  @Test func `several changes without animation in one turn become one`() {
    let (scene, navigation, _) = scene()
    navigation.pushViewController(scene.controller("B"), animated: false)
    navigation.pushViewController(scene.controller("C"), animated: false)
    navigation.popViewController(animated: false)
    navigation.pushViewController(scene.controller("D"), animated: true)
    scene.wait(1)
    #expect(
      scene.events()
        == "B will join, C will join, C will leave, D will join, D loads, A will disappear~, "
        + "D will appear~, D is appearing~, A did disappear~, D did appear~, C left, B joined, "
        + "D joined")
    #expect(navigation.viewControllers.count == 3)
  }

  @Test func `a second animated push waits for the first, as in UIKit`() {
    let (scene, navigation, _) = scene()
    let (b, c) = (scene.controller("B"), scene.controller("C"))
    let lines = warnings {
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(c, animated: true)
      #expect(navigation.topViewController === b)
      scene.wait(0.36)
      #expect(navigation.topViewController === c)
      scene.wait(0.36)
      #expect(c.appearance.phase == .appeared)
      #expect(navigation.viewControllers.count == 3)
    }
    #expect(lines == [])
  }

  @Test func `changes below the top controller call no appearance methods`() {
    let (scene, navigation, root) = scene()
    let (b, c) = (scene.controller("B"), scene.controller("C"))
    navigation.pushViewController(b, animated: false)
    scene.turn()
    navigation.pushViewController(c, animated: true)
    _ = scene.events()
    // Apps commonly remove the previous screen this way.
    navigation.viewControllers.remove(at: 1)
    #expect(navigation.viewControllers == [root, c])
    scene.wait(1)
    #expect(
      scene.events()
        == "B will leave, C loads, B will disappear~, C will appear~, C is appearing~, "
        + "B did disappear~, C did appear~, B left, C joined")
    #expect(navigation.popViewController(animated: false) === c)
  }

  @Test func `a change below the top controller leaves a running push alone`() {
    let (scene, navigation, root) = scene()
    let next = scene.controller("B")
    navigation.pushViewController(next, animated: true)
    scene.wait(0.1)
    _ = scene.events()
    navigation.viewControllers = [next]
    scene.turn()
    #expect(scene.events() == "A will leave")
    scene.wait(0.26)
    #expect(scene.events() == "A did disappear~, B did appear~, A left, B joined")
    #expect(root.parent == nil && next.view.window === scene.window)
  }

  @Test func `an animated pop during a transition is refused with UIKit's warning`() {
    let (scene, navigation, root) = scene()
    let b = scene.controller("B")
    navigation.pushViewController(b, animated: true)
    let lines = warnings {
      #expect(navigation.popViewController(animated: true) == nil)
      scene.wait(0.1)
      #expect(navigation.popToRootViewController(animated: true) == nil)
      #expect(navigation.popToViewController(root, animated: true) == nil)
    }
    let rest =
      " called on <UINavigationController 0x…> while an existing transition or presentation is "
      + "occurring; the navigation stack will not be updated."
    #expect(
      lines.map(withoutAddresses) == [
        "popViewControllerAnimated:\(rest)", "popToRootViewControllerAnimated:\(rest)",
        "popToViewController:animated:\(rest)",
      ])
    #expect(navigation.topViewController === b)
  }

  @Test func `a change without animation ends a running transition with UIKit's warning`() {
    let (scene, navigation, root) = scene()
    let (b, c) = (scene.controller("B"), scene.controller("C"))
    navigation.pushViewController(b, animated: true)
    scene.wait(0.1)
    #expect(
      warnings { navigation.pushViewController(c, animated: false) } == [
        "nested push animation can result in corrupted navigation bar"
      ])
    scene.turn()
    #expect(navigation.viewControllers == [root, b, c])
    #expect(c.appearance.phase == .appeared)
    navigation.popViewController(animated: true)
    #expect(
      warnings { navigation.popViewController(animated: false) } == [
        "nested pop animation can result in corrupted navigation bar"
      ])
    scene.wait(1)
    #expect(navigation.viewControllers == [root])
    #expect(root.appearance.phase == .appeared)
    #expect(b.appearance.phase == .disappeared)
  }

  @Test func `during a presentation a push waits and a pop is refused`() {
    let (scene, navigation, root) = scene()
    let (b, c) = (scene.controller("B"), scene.controller("C"))
    navigation.pushViewController(b, animated: false)
    scene.turn()
    b.present(scene.controller("M"), animated: true)
    let lines = warnings {
      #expect(navigation.popViewController(animated: true) == nil)
    }
    #expect(lines.count == 1)
    #expect(warnings { navigation.pushViewController(c, animated: true) } == [])
    #expect(navigation.viewControllers == [root, b])
    scene.wait(1)
    #expect(navigation.viewControllers == [root, b, c])
  }

  @Test func `during a transition nothing can be hit, and tests see the new screen`() {
    let (scene, navigation, root) = scene()
    let next = scene.controller("B")
    let button = UIButton(frame: rect(0, 32, 80, 16))
    next.loadViewIfNeeded()
    next.view.addSubview(button)
    navigation.pushViewController(next, animated: true)
    scene.turn()
    #expect(scene.element(.staticText, "screen B") != nil)
    #expect(scene.element(.staticText, "screen A") == nil)
    #expect(scene.element(.navigationBar) != nil)
    #expect(!scene.canHit(button))
    #expect(scene.text.contains("screen B"))
    #expect(!scene.text.contains("screen A"))
    #expect(!root.view.isHidden)
    scene.wait(0.36)
    #expect(scene.canHit(button))
  }

  @Test func `a controller can push or pop in viewDidAppear`() {
    let (scene, navigation, _) = scene()
    let (b, c) = (scene.controller("B"), scene.controller("C"))
    b.at["did appear"] = { [unowned navigation, unowned b] in
      if navigation.topViewController === b { navigation.pushViewController(c, animated: true) }
    }
    c.at["did appear"] = { [unowned navigation] in
      b.at = [:]
      navigation.popViewController(animated: true)
    }
    let lines = warnings {
      navigation.pushViewController(b, animated: true)
      scene.wait(2)
    }
    #expect(lines == [])
    #expect(navigation.topViewController === b)
    #expect(b.appearance.phase == .appeared)
    #expect(c.parent == nil)
  }

  @Test func `the stack can change while the controller is off the screen`() {
    let (scene, navigation, root) = scene()
    let modal = scene.controller("M")
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    let next = scene.controller("B")
    _ = scene.events()
    navigation.pushViewController(next, animated: true)
    scene.turn()
    #expect(scene.events() == "B will join, B joined")
    navigation.dismiss(animated: false)
    #expect(
      scene.events()
        == "M will disappear, B loads, B will appear, B is appearing, B did appear, "
        + "M did disappear")
    #expect(next.view.window === scene.window)
    #expect(root.view.window == nil)
  }

  @Test func `a window that disappears ends a push without a warning`() {
    for seconds in [nil, 0, 0.1] as [Double?] {
      let (scene, navigation, root) = scene()
      let next = scene.controller("B")
      let lines = warnings {
        navigation.pushViewController(next, animated: true)
        if let seconds { scene.wait(seconds) }
        scene.window.rootViewController = nil
        scene.wait(2)
      }
      #expect(lines == [])
      #expect(UIApplication.shared.transitionsEnd == nil)
      #expect(next.appearance.phase == .disappeared)
      #expect(root.appearance.phase == .disappeared)
      #expect(!scene.events().contains("B did appear"))
      #expect(navigation.topViewController === next)
      // The controller can be used again.
      let other = ControllerScene(navigation)
      #expect(next.view.window === other.window)
      #expect(next.appearance.phase == .appeared)
      navigation.popViewController(animated: true)
      other.wait(1)
      #expect(root.appearance.phase == .appeared)
    }
  }

  @Test func `a modal controller can be dismissed during a push inside it`() {
    let (scene, _, root) = scene()
    let modal = UINavigationController(rootViewController: scene.controller("B"))
    root.present(modal, animated: false)
    let next = scene.controller("C")
    let lines = warnings {
      modal.pushViewController(next, animated: true)
      scene.wait(0.1)
      _ = scene.events()
      root.dismiss(animated: true)
      scene.wait(1)
    }
    #expect(lines == [])
    #expect(
      scene.events() == "B did disappear~, C joined, C will disappear~, C did disappear~")
    #expect(next.view.window == nil)
    #expect(scene.canHit(root.view))
  }

  @Test func `rapid changes in separate windows cause no warnings`() {
    let lines = warnings {
      for _ in 0..<50 {
        let (scene, navigation, root) = scene()
        let next = scene.controller("B")
        navigation.pushViewController(next, animated: true)
        #expect(navigation.topViewController === next)
        let other = ControllerScene(recording: "C")
        let modal = UINavigationController(rootViewController: scene.controller("D"))
        other.root.present(modal, animated: true)
        #expect(other.root.presentedViewController === modal)
        modal.pushViewController(scene.controller("E"), animated: true)
        scene.window.rootViewController = nil
        #expect(root.view.window == nil)
      }
      ControllerScene.turn()
    }
    #expect(lines == [])
  }

  @Test func `the transition coordinator is available immediately after the call`() {
    let (scene, navigation, root) = scene()
    let next = scene.controller("B")
    navigation.pushViewController(next, animated: true)
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.transitionDuration == 0.35)
    #expect(coordinator?.viewController(forKey: .from) === root)
    #expect(coordinator?.viewController(forKey: .to) === next)
    #expect(next.transitionCoordinator === coordinator)
    var isDone = false
    coordinator?.animate(alongsideTransition: nil) { _ in isDone = true }
    scene.wait(0.3)
    #expect(!isDone)
    scene.wait(0.1)
    #expect(isDone)
  }
}
