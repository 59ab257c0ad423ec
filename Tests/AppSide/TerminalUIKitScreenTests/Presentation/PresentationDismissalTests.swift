import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Dismissals by the user, with Escape or a tap outside the presented view.
@MainActor
struct PresentationDismissalTests {
  class Delegate: UIAdaptivePresentationControllerDelegate {
    var mayDismiss = true
    let journal: Journal
    var calls: [String] { journal.entries }

    init(_ journal: Journal = Journal()) { self.journal = journal }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      journal.note("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      journal.note("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      journal.note("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      journal.note("attempt")
    }
  }

  private func scene(
    _ style: UIModalPresentationStyle
  ) -> (ControllerScene, UINavigationController, Delegate) {
    let scene = ControllerScene(recording: "A")
    let modal = UINavigationController(rootViewController: scene.controller("B"))
    modal.modalPresentationStyle = style
    modal.popoverPresentationController?.sourceView = scene.root.view
    modal.popoverPresentationController?.sourceRect = rect(0, 0, 8, 16)
    let delegate = Delegate()
    modal.presentationController?.delegate = delegate
    scene.root.present(modal, animated: false)
    scene.turn()
    return (scene, modal, delegate)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func `Escape dismisses presentations that a swipe can dismiss`(style: UIModalPresentationStyle) {
    let (scene, modal, delegate) = scene(style)
    scene.screen.press(.escape)
    #expect(delegate.calls == ["should", "will"])
    #expect(modal.isBeingDismissed)
    scene.wait(1)
    #expect(delegate.calls == ["should", "will", "did"])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func `a tap outside dismisses the presentation, too`(style: UIModalPresentationStyle) {
    let (scene, _, delegate) = scene(style)
    let region = scene.element(.other, "dismiss popup")
    #expect(region?.accessibilityIdentifier == "PopoverDismissRegion")
    scene.screen.tap(at: CGPoint(x: 4, y: 376))
    scene.wait(1)
    #expect(delegate.calls == ["should", "will", "did"])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
  ])
  func `Escape doesn't dismiss a full-screen presentation`(style: UIModalPresentationStyle) {
    let (scene, modal, delegate) = scene(style)
    scene.screen.press(.escape)
    scene.wait(1)
    #expect(scene.root.presentedViewController === modal)
    #expect(delegate.calls == [])
  }

  @Test func `a controller that is modal, or whose child is, stays`() {
    let (scene, modal, delegate) = scene(.pageSheet)
    modal.isModalInPresentation = true
    scene.screen.press(.escape)
    modal.isModalInPresentation = false
    modal.topViewController?.isModalInPresentation = true
    scene.screen.tap(at: CGPoint(x: 4, y: 376))
    scene.wait(1)
    #expect(delegate.calls == ["attempt", "attempt"])
    #expect(scene.root.presentedViewController === modal)
  }

  @Test func `the delegate can prevent the dismissal`() {
    let (scene, modal, delegate) = scene(.pageSheet)
    delegate.mayDismiss = false
    scene.screen.press(.escape)
    scene.wait(1)
    #expect(delegate.calls == ["should", "attempt"])
    #expect(scene.root.presentedViewController === modal)
  }

  @Test func `a dismissal in code doesn't call the delegate`() {
    let (scene, modal, delegate) = scene(.pageSheet)
    modal.dismiss(animated: true)
    scene.wait(1)
    #expect(delegate.calls == [])
  }

  @Test func `Escape during a transition has no effect and logs no warning`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    let lines = warnings {
      scene.root.present(modal, animated: true)
      scene.turn()
      scene.screen.press(.escape)
      scene.wait(0.5)
      #expect(scene.root.presentedViewController === modal)
      scene.screen.press(.escape)
      scene.screen.press(.escape)
      scene.wait(0.2)
      scene.screen.press(.escape)
      scene.wait(0.3)
    }
    #expect(scene.root.presentedViewController == nil)
    #expect(lines == [])
  }

  @Test func `Escape dismisses the frontmost of several presentations`() {
    let (scene, modal, _) = scene(.pageSheet)
    modal.present(scene.controller("C"), animated: false)
    scene.screen.press(.escape)
    scene.wait(1)
    #expect(scene.root.presentedViewController === modal)
    #expect(modal.presentedViewController == nil)
  }

  @Test func `a touch outside that ends elsewhere dismisses nothing`() {
    let (scene, modal, _) = scene(.pageSheet)
    scene.screen.touch(.began, at: CGPoint(x: 4, y: 376))
    scene.screen.touch(.moved, at: CGPoint(x: 320, y: 160))
    scene.screen.touch(.ended, at: CGPoint(x: 320, y: 5000))
    scene.wait(1)
    #expect(scene.root.presentedViewController === modal)
  }
}
