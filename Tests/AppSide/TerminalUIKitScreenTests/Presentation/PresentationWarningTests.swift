import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct PresentationWarningTests {
  private func texts(_ body: @MainActor () -> Void) -> [String] {
    warnings(body).map(withoutAddresses)
  }

  @Test func `presenting during a presentation is refused`() {
    let scene = ControllerScene(recording: "A")
    let (first, second) = (scene.controller("B"), scene.controller("C"))
    scene.root.present(first, animated: true)
    let expected = [
      "Warning: Attempt to present <RecordingController: 0x…> on <RecordingController: 0x…> while "
        + "a presentation is in progress!"
    ]
    #expect(texts { scene.root.present(second, animated: true) } == expected)
    scene.wait(0.2)
    #expect(texts { scene.root.present(second, animated: true) } == expected)
    #expect(texts { first.present(second, animated: true) } == expected)
    #expect(scene.root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    scene.wait(1)
    #expect(texts { first.present(second, animated: true) } == [])
  }

  @Test func `presenting twice from the same controller is refused`() {
    let scene = ControllerScene(recording: "A")
    let (first, second) = (scene.controller("B"), scene.controller("C"))
    scene.root.present(first, animated: false)
    #expect(
      texts { scene.root.present(second, animated: false) } == [
        "Attempt to present <RecordingController: 0x…> on <RecordingController: 0x…> (from "
          + "<RecordingController: 0x…>) which is already presenting <RecordingController: 0x…>."
      ])
    #expect(scene.root.presentedViewController === first)
  }

  @Test func `presenting from outside the window is refused`() {
    let outsider = RecordingController("A")
    let modal = RecordingController("B")
    var completions = 0
    #expect(
      texts { outsider.present(modal, animated: true) { completions += 1 } } == [
        "Attempt to present <RecordingController: 0x…> on <RecordingController: 0x…> (from "
          + "<RecordingController: 0x…>) whose view is not in the window hierarchy."
      ])
    #expect(outsider.presentedViewController == nil)
    #expect(completions == 0)
  }

  @Test func `presenting from a controller that hasn't appeared is refused`() {
    let scene = ControllerScene(recording: "A")
    let (first, second) = (scene.controller("B"), scene.controller("C"))
    let lines = texts {
      scene.root.present(first, animated: true)
      first.present(second, animated: true)
    }
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  @Test func `dismissing during a transition is refused`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    let expected = [
      "Warning: Attempt to dismiss from view controller <RecordingController: 0x…> while a "
        + "presentation or dismiss is in progress!"
    ]
    scene.root.present(modal, animated: true)
    #expect(texts { scene.root.dismiss(animated: true) } == expected)
    scene.wait(0.2)
    #expect(texts { modal.dismiss(animated: false) } == expected)
    #expect(modal.view.window === scene.window)
    scene.wait(1)
    #expect(texts { scene.root.dismiss(animated: true) } == [])
    #expect(texts { scene.root.dismiss(animated: true) } == expected)
    scene.wait(1)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `presenting an active controller is reported and ignored`() {
    let scene = ControllerScene(recording: "A")
    let child = scene.controller("child")
    scene.root.addChild(child)
    let modal = scene.controller("B")
    scene.root.present(modal, animated: false)
    let lines = texts {
      modal.present(modal, animated: false)
      modal.present(scene.root, animated: false)
      child.present(scene.root, animated: false)
      modal.present(child, animated: false)
      child.present(modal, animated: false)
    }
    let end = " (UIKit throws an exception here; the call was ignored.)"
    #expect(
      lines == [
        "Error: Application tried to present modally an active controller "
          + "<RecordingController: 0x…>.\(end)",
        "Error: Application tried to present modally an active controller "
          + "<RecordingController: 0x…>.\(end)",
        "Error: Application tried to present modally an active controller "
          + "<RecordingController: 0x…>.\(end)",
        "Error: Application tried to present modally a view controller "
          + "<RecordingController: 0x…> that has a parent view controller "
          + "<RecordingController: 0x…>.\(end)",
        "Error: Application tried to present modally a view controller "
          + "<RecordingController: 0x…> that is already being presented by "
          + "<RecordingController: 0x…>.\(end)",
      ])
    #expect(modal.presentedViewController == nil)
  }

  @Test func `unbalanced appearance calls cause a warning`() {
    let controller = UIViewController()
    let text = "Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x…>."
    #expect(texts { controller.endAppearanceTransition() } == [text])
    #expect(
      texts {
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
      } == [text])
    #expect(
      texts {
        // As if the user had reversed an interactive transition.
        controller.beginAppearanceTransition(false, animated: false)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
      } == [])
  }

  @Test func `each window is checked separately`() {
    let scenes = (0..<20).map { _ in ControllerScene(recording: "A") }
    let lines = warnings {
      for scene in scenes {
        scene.root.present(scene.controller("B"), animated: true)
        #expect(scene.root.presentedViewController != nil)
      }
      scenes[0].turn()
      scenes[0].wait(0.6)
      for scene in scenes { scene.root.dismiss(animated: true) }
      for _ in 0..<20 {
        let scene = ControllerScene(recording: "A")
        scene.root.present(scene.controller("B"), animated: true)
        #expect((scene.root.presentedViewController as? RecordingController)?.name == "B")
      }
      scenes[0].wait(1)
      for scene in scenes { #expect(scene.root.presentedViewController == nil) }
    }
    #expect(lines == [])
  }
}
