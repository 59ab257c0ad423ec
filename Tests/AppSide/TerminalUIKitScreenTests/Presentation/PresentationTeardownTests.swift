import AppRuntime
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct PresentationTeardownTests {
  /// The state of a presentation when its window disappears.
  enum Moment: CaseIterable {
    case atOnce, coming, there, leavingAtOnce, leaving
  }

  enum Ending: CaseIterable {
    case rootRemoved, otherRoot, hidden
  }

  @Test(arguments: Moment.allCases, Ending.allCases)
  func `a hidden or lost window ends presentations quietly`(moment: Moment, ending: Ending) {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    modal.modalPresentationStyle = .fullScreen
    let root = scene.root
    var completions = 0
    let lines = warnings {
      root.present(modal, animated: true) { completions += 1 }
      if moment != .atOnce { scene.wait(moment == .coming ? 0.2 : 1) }
      if moment == .leaving || moment == .leavingAtOnce {
        root.dismiss(animated: true) { completions += 1 }
        if moment == .leaving { scene.wait(0.2) }
      }
      let before = completions
      switch ending {
      case .rootRemoved: scene.window.rootViewController = nil
      case .otherRoot: scene.window.rootViewController = scene.controller("C")
      case .hidden: scene.window.isHidden = true
      }
      #expect(UIApplication.shared.transitionsEnd == nil)
      scene.wait(5)
      #expect(completions == before)
    }
    #expect(lines == [])
    #expect(scene.window.transitions.modal == nil)
    #expect(modal.appearance.phase == .disappeared)
    #expect(root.appearance.phase == .disappeared)
    if ending != .hidden {
      #expect(modal.view.window == nil)
      #expect(root.view.window == nil)
      #expect(root.presentedViewController == nil)
      #expect(modal.presentingViewController == nil)
      #expect(scene.window.subviews.count == (ending == .otherRoot ? 1 : 0))
    }
  }

  @Test func `a controller that hadn't appeared never receives viewDidAppear`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    scene.root.present(modal, animated: true)
    scene.wait(0.2)
    scene.window.rootViewController = nil
    scene.wait(1)
    #expect(
      scene.events()
        == "B loads, B will appear~, B is appearing~, B will disappear, B did disappear, "
        + "A will disappear, A did disappear")
  }

  @Test func `a hidden window shows its presentation again`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    modal.modalPresentationStyle = .fullScreen
    scene.root.present(modal, animated: false)
    _ = scene.events()
    scene.window.isHidden = true
    #expect(scene.events() == "B will disappear, B did disappear")
    scene.window.isHidden = false
    scene.turn()
    #expect(scene.events() == "B will appear, B is appearing, B did appear")
    #expect(scene.root.view.window == nil)
    scene.root.dismiss(animated: false)
    #expect(scene.root.view.window === scene.window)
  }

  @Test func `a deallocated window releases its controllers`() {
    weak var window: UIWindow?
    weak var root: UIViewController?
    weak var modal: UIViewController?
    func show() {
      let scene = ControllerScene(recording: "A")
      let controller = UINavigationController(rootViewController: scene.controller("B"))
      scene.root.present(controller, animated: true)
      scene.wait(0.2)
      controller.pushViewController(scene.controller("C"), animated: true)
      scene.turn()
      (window, root, modal) = (scene.window, scene.root, controller)
    }
    show()
    #expect(window == nil)
    #expect(root == nil)
    #expect(modal == nil)
    let lines = warnings {
      let scene = ControllerScene(recording: "A")
      scene.wait(5)
    }
    #expect(lines == [])
  }

  @Test func `a deallocated window ends a running push`() {
    weak var root: UIViewController?
    func show() {
      let navigation = UINavigationController(rootViewController: RecordingController("A"))
      let scene = ControllerScene(navigation)
      navigation.pushViewController(scene.controller("B"), animated: true)
      scene.turn()
      navigation.pushViewController(scene.controller("C"), animated: true)
      root = navigation
    }
    show()
    #expect(root == nil)
  }

  @Test func `finishTransitions waits for transitions and nothing else`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    #expect(scene.window.transitions.end(on: UIApplication.shared.clock) == nil)
    scene.root.present(modal, animated: true)
    scene.turn()
    #expect(scene.window.transitions.end(on: UIApplication.shared.clock) == scene.clock.now + 0.5)
    modal.at["did appear"] = { [unowned modal] in
      if modal.presentedViewController == nil {
        modal.present(scene.controller("C"), animated: true)
      }
    }
    let before = scene.clock.now
    UIApplication.shared.finishTransitions()
    #expect(UIApplication.shared.transitionsEnd == nil)
    #expect(modal.presentedViewController?.appearance.phase == .appeared)
    #expect(scene.clock.now >= before + 1)
  }

  @Test func `a dismissed controller is released`() {
    let scene = ControllerScene(recording: "A")
    weak var modal: UIViewController?
    weak var presentation: UIPresentationController?
    func show() {
      let controller = UIViewController()
      modal = controller
      presentation = controller.presentationController
      scene.root.present(controller, animated: false)
      #expect(controller.presentationController === presentation)
      scene.root.dismiss(animated: false)
    }
    show()
    #expect(modal == nil)
    #expect(presentation == nil)
  }
}
