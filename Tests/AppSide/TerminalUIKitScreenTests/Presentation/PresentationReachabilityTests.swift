import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The elements that tests and assistive technologies can reach during a presentation.
@MainActor
struct PresentationReachabilityTests {
  private func labels(_ scene: ControllerScene) -> [String] {
    scene.elements(.staticText).compactMap(\.accessibilityLabel).sorted()
  }

  private func present(
    _ style: UIModalPresentationStyle, over scene: ControllerScene, _ name: String = "B"
  ) -> RecordingController {
    let modal = scene.controller(name)
    modal.modalPresentationStyle = style
    modal.popoverPresentationController?.sourceView = scene.root.view
    var top = scene.root
    while let next = top.presentedViewController { top = next }
    top.present(modal, animated: false)
    scene.turn()
    return modal
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func `a sheet hides the elements behind it until its dismissal`(style: UIModalPresentationStyle) {
    let scene = ControllerScene(recording: "A")
    let modal = present(style, over: scene)
    #expect(labels(scene) == ["screen B"])
    #expect(UIApplication.shared.modalResponder === modal.view)
    modal.dismiss(animated: false)
    scene.turn()
    #expect(labels(scene) == ["screen A"])
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .popover])
  func `a screen visible behind a presentation is reachable`(style: UIModalPresentationStyle) {
    let scene = ControllerScene(recording: "A")
    let modal = present(style, over: scene)
    #expect(labels(scene) == ["screen A", "screen B"])
    modal.view.accessibilityViewIsModal = true
    #expect(labels(scene) == ["screen B"], "the developer has said otherwise")
    modal.dismiss(animated: false)
    scene.turn()
    #expect(labels(scene) == ["screen A"])
  }

  @Test func `a presentation over a sheet is reachable together with the sheet`() {
    let scene = ControllerScene(recording: "A")
    _ = present(.pageSheet, over: scene)
    _ = present(.overFullScreen, over: scene, "C")
    #expect(labels(scene) == ["screen B", "screen C"])
    _ = present(.formSheet, over: scene, "D")
    #expect(labels(scene) == ["screen D"])
  }

  @Test func `an alert being dismissed hides nothing`() {
    let scene = ControllerScene(recording: "A")
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    scene.root.present(alert, animated: true)
    scene.wait(1)
    #expect(!labels(scene).contains("screen A"))
    #expect(UIApplication.shared.modalResponder === alert.view)
    scene.tap(.button, "Yes")
    #expect(labels(scene) == ["screen A"])
    scene.wait(1)
    #expect(labels(scene) == ["screen A"])
    #expect(scene.root.presentedViewController == nil)
  }
}
