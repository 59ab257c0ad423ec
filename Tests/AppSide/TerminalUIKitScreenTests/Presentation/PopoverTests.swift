import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct PopoverTests {
  private func popover(
    at anchor: CGRect, size: CGSize = CGSize(width: 80, height: 32),
    permitted: UIPopoverArrowDirection = .any
  ) -> (ControllerScene, RecordingController) {
    let scene = ControllerScene(recording: "A")
    let source = UIView(frame: anchor)
    scene.root.view.addSubview(source)
    let modal = scene.controller("B")
    modal.title = "Choose"
    modal.preferredContentSize = size
    modal.modalPresentationStyle = .popover
    modal.popoverPresentationController?.sourceView = source
    modal.popoverPresentationController?.permittedArrowDirections = permitted
    scene.root.present(modal, animated: false)
    scene.turn()
    return (scene, modal)
  }

  @Test(arguments: [
    // Below an anchor in the middle.
    (rect(320, 160, 80, 16), UIPopoverArrowDirection.any, rect(320, 192, 80, 32)),
    // Above an anchor at the bottom.
    (rect(320, 352, 80, 16), .any, rect(320, 304, 80, 32)),
    // To the left, the only permitted side.
    (rect(320, 160, 80, 16), .right, rect(232, 144, 80, 32)),
    (rect(320, 160, 80, 16), .left, rect(408, 144, 80, 32)),
    (rect(320, 160, 80, 16), .down, rect(320, 112, 80, 32)),
    // Inside the window at a corner.
    (rect(0, 0, 8, 16), .any, rect(8, 32, 80, 32)),
    (rect(632, 368, 8, 16), .any, rect(552, 320, 80, 32)),
  ])
  func `a popover is beside its anchor`(
    anchor: CGRect, permitted: UIPopoverArrowDirection, expected: CGRect
  ) {
    let (_, modal) = popover(at: anchor, permitted: permitted)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == expected)
  }

  @Test func `a popover is an element of its own with an arrow`() {
    let (scene, modal) = popover(at: rect(320, 16, 80, 16))
    #expect(scene.element(.popover)?.accessibilityLabel == "Choose")
    #expect(modal.popoverPresentationController?.arrowDirection == .up)
    let lines = scene.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[2] == String(repeating: " ", count: 39) + "╭─────▲────╮")
    #expect(lines[5] == String(repeating: " ", count: 39) + "╰──────────╯")
  }

  @Test func `a popover points at bar button items and follows its anchor`() {
    let scene = ControllerScene(UINavigationController())
    let controller = scene.controller("A")
    let item = UIBarButtonItem(title: "More")
    controller.navigationItem.rightBarButtonItem = item
    (scene.root as? UINavigationController)?.pushViewController(controller, animated: false)
    scene.turn()
    let modal = scene.controller("B")
    modal.preferredContentSize = CGSize(width: 80, height: 32)
    modal.modalPresentationStyle = .popover
    modal.popoverPresentationController?.barButtonItem = item
    controller.present(modal, animated: false)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == rect(552, 32, 80, 32))
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X")
    scene.window.frame = CGRect(x: 0, y: 0, width: 480, height: 384)
    scene.turn()
    #expect(modal.view.convert(modal.view.bounds, to: nil) == rect(392, 32, 80, 32))
  }

  @Test func `a popover without a source is reported and centred`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    modal.preferredContentSize = CGSize(width: 80, height: 32)
    modal.modalPresentationStyle = .popover
    let lines = warnings { scene.root.present(modal, animated: false) }
    #expect(
      lines.map(withoutAddresses) == [
        "Error: UIPopoverPresentationController (<UIPopoverPresentationController: 0x…>) should "
          + "have a non-nil sourceView or barButtonItem set before the presentation occurs. (UIKit "
          + "throws an exception here; it is centred.)"
      ])
    #expect(modal.view.convert(modal.view.bounds, to: nil) == rect(280, 176, 80, 32))
  }

  @Test func `in a compact width a popover becomes a sheet unless the delegate objects`() {
    final class Delegate: UIPopoverPresentationControllerDelegate {
      var style = UIModalPresentationStyle.automatic
      var preparations = 0
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { style }
      func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
        preparations += 1
      }
    }
    for (style, expected) in [
      (UIModalPresentationStyle.automatic, UIModalPresentationStyle.pageSheet),
      (.none, .popover), (.fullScreen, .fullScreen),
    ] {
      let scene = ControllerScene(CompactController())
      let delegate = Delegate()
      delegate.style = style
      let modal = scene.controller("B")
      modal.modalPresentationStyle = .popover
      modal.popoverPresentationController?.sourceView = scene.root.view
      modal.popoverPresentationController?.delegate = delegate
      scene.root.present(modal, animated: false)
      #expect(modal.presentationController?.presentationStyle == expected)
      #expect(delegate.preparations == (expected == .popover ? 1 : 0))
    }
  }

  final class CompactController: UIViewController {
    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [
        super.traitCollection, UITraitCollection(horizontalSizeClass: .compact),
      ])
    }
  }
}
