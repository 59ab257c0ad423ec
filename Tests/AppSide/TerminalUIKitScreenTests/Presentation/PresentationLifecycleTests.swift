import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct PresentationLifecycleTests {
  @Test func `a full-screen presentation makes its calls in UIKit's order`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    modal.modalPresentationStyle = .fullScreen
    scene.root.present(modal, animated: true) { scene.journal.note("completion") }
    #expect(scene.events() == "B loads")
    scene.turn()
    #expect(
      scene.events() == "A will disappear~, B will appear~, B is appearing~")
    scene.wait(0.49)
    #expect(scene.events() == "")
    scene.wait(0.01)
    #expect(scene.events() == "B did appear~, A did disappear~, completion")
    scene.wait(10)
    #expect(scene.events() == "")
  }

  @Test func `a full-screen dismissal makes its calls in UIKit's order`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    modal.modalPresentationStyle = .fullScreen
    scene.root.present(modal, animated: false)
    _ = scene.events()
    modal.dismiss(animated: true) { scene.journal.note("completion") }
    #expect(scene.events() == "")
    scene.turn()
    #expect(
      scene.events() == "B will disappear~, A will appear~, A is appearing~")
    scene.wait(0.5)
    #expect(scene.events() == "A did appear~, B did disappear~, completion")
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen,
    .overCurrentContext,
  ])
  func `a presenter that stays visible receives no calls`(style: UIModalPresentationStyle) {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    modal.modalPresentationStyle = style
    modal.popoverPresentationController?.sourceView = scene.root.view
    scene.root.present(modal, animated: true)
    scene.wait(1)
    #expect(scene.events() == "B loads, B will appear~, B is appearing~, B did appear~")
    scene.root.dismiss(animated: true)
    scene.wait(1)
    #expect(scene.events() == "B will disappear~, B did disappear~")
    #expect(modal.view.window == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `without animation all calls have been made when the call returns`(
    style: UIModalPresentationStyle
  ) {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    modal.modalPresentationStyle = style
    scene.root.present(modal, animated: false) { scene.journal.note("completion") }
    #expect(
      scene.events()
        == "B loads, A will disappear, B will appear, B is appearing, B did appear, "
        + "A did disappear, completion")
    #expect(modal.view.window === scene.window)
    #expect(scene.root.view.window == nil)
    scene.root.dismiss(animated: false) { scene.journal.note("completion") }
    #expect(
      scene.events()
        == "B will disappear, A will appear, A is appearing, A did appear, B did disappear, "
        + "completion")
    #expect(modal.view.window == nil)
    #expect(scene.root.view.window === scene.window)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `isBeingPresented is true from viewWillAppear to viewDidAppear`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    for event in ["will appear", "did appear", "will disappear", "did disappear"] {
      modal.at[event] = { [unowned modal] in
        let state =
          modal.isBeingPresented ? "presented" : modal.isBeingDismissed ? "dismissed" : "-"
        scene.journal.note("(\(state))")
      }
    }
    scene.root.present(modal, animated: true)
    scene.wait(1)
    #expect(!modal.isBeingPresented)
    modal.dismiss(animated: true)
    scene.wait(1)
    #expect(!modal.isBeingDismissed)
    #expect(
      scene.events()
        == "B loads, B will appear~, (presented), B is appearing~, B did appear~, (presented), "
        + "B will disappear~, (dismissed), B did disappear~, (dismissed)")
  }

  @Test func `a chain of modals is dismissed together, and only visible ones are notified`() {
    let scene = ControllerScene(recording: "A")
    let (first, second) = (scene.controller("B"), scene.controller("C"))
    first.modalPresentationStyle = .fullScreen
    second.modalPresentationStyle = .fullScreen
    scene.root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(second.presentingViewController === first)
    #expect(scene.root.presentedViewController === first)
    _ = scene.events()
    scene.root.dismiss(animated: true)
    scene.wait(1)
    #expect(
      scene.events()
        == "C will disappear~, A will appear~, A is appearing~, A did appear~, C did disappear~")
    #expect(scene.root.presentedViewController == nil)
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test func `all sheets of a stack are notified of their dismissal`() {
    let scene = ControllerScene(recording: "A")
    let (first, second) = (scene.controller("B"), scene.controller("C"))
    scene.root.present(first, animated: false)
    first.present(second, animated: false)
    _ = scene.events()
    scene.root.dismiss(animated: false)
    #expect(
      scene.events()
        == "C will disappear, B will disappear, C did disappear, B did disappear")
  }

  @Test func `dismissing from the middle keeps that controller and dismisses those above`() {
    let scene = ControllerScene(recording: "A")
    let (first, second) = (scene.controller("B"), scene.controller("C"))
    scene.root.present(first, animated: false)
    first.present(second, animated: false)
    first.dismiss(animated: false)
    #expect(first.presentedViewController == nil)
    #expect(scene.root.presentedViewController === first)
    first.dismiss(animated: false)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `a controller can be presented in viewDidAppear and again after a dismissal`() {
    let scene = ControllerScene(recording: "A")
    let (first, second) = (scene.controller("B"), scene.controller("C"))
    first.at["did appear"] = { [unowned first] in
      if first.presentedViewController == nil { first.present(second, animated: true) }
    }
    let lines = warnings {
      scene.root.present(first, animated: true)
      scene.wait(2)
      #expect(first.presentedViewController === second)
      scene.root.dismiss(animated: true) { scene.root.present(second, animated: true) }
      scene.wait(2)
      #expect(scene.root.presentedViewController === second)
    }
    #expect(lines == [])
  }

  @Test func `children find their presenter through their ancestors`() {
    let scene = ControllerScene(recording: "A")
    let child = scene.controller("child")
    scene.root.addChild(child)
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    let modal = UINavigationController(rootViewController: scene.controller("B"))
    child.present(modal, animated: false)
    #expect(child.presentedViewController === modal)
    #expect(scene.root.presentedViewController === modal)
    #expect(modal.presentingViewController === scene.root)
    #expect(modal.topViewController?.presentingViewController === scene.root)
    modal.topViewController?.dismiss(animated: false)
    #expect(child.presentedViewController == nil)
  }

  @Test func `dismissing with nothing presented only calls the completion`() {
    let scene = ControllerScene(recording: "A")
    _ = scene.events()
    let lines = warnings {
      scene.root.dismiss(animated: true) { scene.journal.note("completion") }
    }
    #expect(scene.events() == "completion")
    #expect(lines == [])
  }

  @Test func `a controller can be presented repeatedly`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    for style in [UIModalPresentationStyle.fullScreen, .formSheet, .pageSheet, .overFullScreen] {
      modal.modalPresentationStyle = style
      scene.root.present(modal, animated: false)
      #expect(modal.presentationController?.presentationStyle == style)
      #expect(modal.view.window === scene.window)
      scene.root.dismiss(animated: false)
      #expect(modal.view.window == nil)
    }
  }

  @Test func `the view behind returns with the window's current size`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    modal.modalPresentationStyle = .fullScreen
    scene.root.present(modal, animated: false)
    scene.window.frame = CGRect(x: 0, y: 0, width: 320, height: 160)
    scene.turn()
    #expect(modal.view.bounds.size == CGSize(width: 320, height: 160))
    scene.root.dismiss(animated: false)
    #expect(scene.root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 160))
    #expect(scene.window.subviews.first === scene.root.view)
  }
}
