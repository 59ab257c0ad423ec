import CellRendering
import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct PresentationStyleTests {
  private func present(
    _ style: UIModalPresentationStyle, on scene: ControllerScene, animated: Bool = false
  ) -> RecordingController {
    let modal = scene.controller("B")
    modal.modalPresentationStyle = style
    modal.popoverPresentationController?.sourceView = scene.root.view
    scene.root.present(modal, animated: animated)
    scene.turn()
    return modal
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, rect(0, 0, 640, 384)),
    (.overFullScreen, rect(0, 0, 640, 384)),
    (.currentContext, rect(0, 0, 640, 384)),
    (.overCurrentContext, rect(0, 0, 640, 384)),
    (.pageSheet, rect(40, 32, 560, 320)),
    (.automatic, rect(40, 32, 560, 320)),
    (.formSheet, rect(120, 80, 400, 224)),
  ])
  func `each style has its frame`(style: UIModalPresentationStyle, expected: CGRect) {
    let scene = ControllerScene(recording: "A")
    let modal = present(style, on: scene)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == expected)
  }

  @Test func `a form sheet has the controller's preferred size if it fits`() {
    let scene = ControllerScene(recording: "A")
    let modal = present(.formSheet, on: scene)
    modal.preferredContentSize = CGSize(width: 200, height: 100)
    scene.turn()
    #expect(modal.view.bounds.size == CGSize(width: 200, height: 112))
    modal.preferredContentSize = CGSize(width: 10_000, height: 10_000)
    scene.turn()
    #expect(modal.view.bounds.size == CGSize(width: 560, height: 320))
  }

  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .popover])
  func `a sheet's border clips content that doesn't fit`(style: UIModalPresentationStyle) {
    let scene = ControllerScene(recording: "A")
    let modal = present(style, on: scene)
    let border = scene.text
    for row in -2..<40 {
      let label = UILabel(frame: CGRect(x: -80, y: 16 * row, width: 960, height: 16))
      label.text = String(repeating: "x", count: 120)
      modal.view.addSubview(label)
    }
    scene.turn()
    let corners = { (text: String) in text.filter { "╭╮╰╯".contains($0) } }
    let size = modal.view.bounds.size
    #expect(corners(scene.text) == corners(border))
    #expect(scene.text.filter { $0 == "x" }.count == Int(size.width / 8 * size.height / 16))
  }

  @Test(arguments: [(1, 1), (2, 3), (5, 2), (20, 5), (200, 60)])
  func `sheets fit any window`(columns: Int, rows: Int) {
    let size = CGSize(width: CGFloat(columns) * 8, height: CGFloat(rows) * 16)
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover] {
      let scene = ControllerScene(recording: "A", size)
      let modal = present(style, on: scene)
      #expect(modal.view.bounds.width >= 8)
      #expect(modal.view.bounds.height >= 16)
      #expect(modal.view.bounds.width <= max(8, size.width))
      #expect(!scene.text.contains("\u{FFFD}"))
    }
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext,
    .fullScreen,
  ])
  func `views behind a presentation can't be hit`(style: UIModalPresentationStyle) {
    let scene = ControllerScene(recording: "A")
    let button = UIButton(frame: rect(0, 160, 640, 16))
    scene.root.view.addSubview(button)
    #expect(scene.canHit(button))
    let modal = present(style, on: scene)
    let own = UIButton(frame: rect(0, 16, 80, 16))
    modal.view.addSubview(own)
    #expect(!scene.canHit(button))
    #expect(scene.canHit(own))
    modal.dismiss(animated: false)
    #expect(scene.canHit(button))
  }

  @Test func `nothing can be hit during a transition`() {
    let scene = ControllerScene(recording: "A")
    let behind = UIButton(frame: rect(0, 160, 640, 16))
    scene.root.view.addSubview(behind)
    let modal = present(.overFullScreen, on: scene, animated: true)
    let button = UIButton(frame: rect(0, 16, 80, 16))
    modal.view.addSubview(button)
    #expect(!scene.canHit(button))
    #expect(!scene.canHit(behind))
    scene.wait(0.5)
    #expect(scene.canHit(button))
    modal.dismiss(animated: true)
    #expect(scene.canHit(button))
    scene.turn()
    #expect(!scene.canHit(button))
    #expect(!scene.canHit(behind))
    scene.wait(0.5)
    #expect(scene.canHit(behind))
  }

  @Test func `tests see the next screen from the beginning of a transition`() {
    let scene = ControllerScene(recording: "A")
    let modal = present(.fullScreen, on: scene, animated: true)
    #expect(scene.element(.staticText, "screen B") != nil)
    scene.wait(0.5)
    #expect(scene.element(.staticText, "screen A") == nil)
    modal.dismiss(animated: true)
    scene.turn()
    #expect(scene.element(.staticText, "screen B") == nil)
    #expect(scene.element(.staticText, "screen A") != nil)
    #expect(modal.view.window === scene.window)
  }

  @Test func `only the presentation context is covered`() {
    let scene = ControllerScene(recording: "A")
    let context = scene.controller("context")
    context.definesPresentationContext = true
    scene.root.addChild(context)
    context.view.frame = rect(320, 64, 320, 160)
    scene.root.view.addSubview(context.view)
    context.didMove(toParent: scene.root)
    let child = scene.controller("child")
    context.addChild(child)
    context.view.addSubview(child.view)
    child.didMove(toParent: context)
    let other = UIButton(frame: rect(0, 64, 80, 16))
    scene.root.view.addSubview(other)
    scene.turn()
    let modal = scene.controller("B")
    modal.modalPresentationStyle = .currentContext
    _ = scene.events()
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === context)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == rect(320, 64, 320, 160))
    #expect(scene.canHit(other))
    #expect(context.view.window == nil)
    #expect(
      scene.events()
        == "B loads, context will disappear, child will disappear, B will appear, B is appearing, "
        + "B did appear, context did disappear, child did disappear")
    child.dismiss(animated: false)
    #expect(context.view.superview === scene.root.view)
    #expect(context.view.frame == rect(320, 64, 320, 160))
  }

  @Test func `each transition style has its duration`() {
    for (style, length) in [
      (UIModalTransitionStyle.coverVertical, 0.5), (.crossDissolve, 0.4), (.flipHorizontal, 0.75),
      (.partialCurl, 0.5),
    ] {
      let scene = ControllerScene(recording: "A")
      let modal = scene.controller("B")
      modal.modalTransitionStyle = style
      scene.root.present(modal, animated: true)
      scene.wait(length - 0.01)
      #expect(modal.appearance.phase == .appearing)
      scene.wait(0.02)
      #expect(modal.appearance.phase == .appeared)
    }
  }

  @Test func `the layer's speed applies, and animations can be disabled`() {
    let scene = ControllerScene(recording: "A")
    scene.window.layer.speed = 100
    let modal = scene.controller("B")
    scene.root.present(modal, animated: true)
    scene.wait(0.005)
    #expect(modal.appearance.phase == .appeared)
    scene.window.layer.speed = 1
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    scene.root.dismiss(animated: true)
    #expect(scene.root.presentedViewController != nil)
    scene.turn()
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.events().hasSuffix("B will disappear~, B did disappear~"))
  }

  @Test func `a sheet has a border and dims the screen behind`() {
    let scene = ControllerScene(recording: "A", CGSize(width: 160, height: 112))
    _ = present(.formSheet, on: scene)
    #expect(
      scene.text == """
        ╭──────────────────╮
        │screen B          │
        │                  │
        │                  │
        │                  │
        │                  │
        ╰──────────────────╯
        """)
    let wide = ControllerScene(recording: "A")
    let plain = CellBuffer(wide.window.displayList())[30, 0]
    _ = present(.formSheet, on: wide)
    let dimmed = CellBuffer(wide.window.displayList())[30, 0]
    #expect(dimmed.background != plain.background)
    #expect(wide.text.contains("screen A"))
  }

  @Test func `a custom presentation controller determines the presentation`() {
    final class Drawer: UIPresentationController {
      var calls: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 0, width: 160, height: containerView?.bounds.height ?? 0)
      }
      override func presentationTransitionWillBegin() { calls.append("will begin") }
      override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did end") }
      override func dismissalTransitionWillBegin() { calls.append("will go") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did go") }
    }
    final class Transitioning: UIViewControllerTransitioningDelegate {
      var drawer: Drawer?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        drawer = Drawer(presentedViewController: presented, presenting: presenting)
        return drawer
      }
    }
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    let delegate = Transitioning()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    scene.root.present(modal, animated: false)
    #expect(modal.presentationController === delegate.drawer)
    #expect(modal.view.frame == rect(0, 0, 160, 384))
    #expect(modal.view.superview === delegate.drawer?.containerView)
    #expect(scene.root.view.window != nil)
    scene.root.dismiss(animated: true)
    scene.wait(1)
    #expect(delegate.drawer?.calls == ["will begin", "did end", "will go", "did go"])
    #expect(!modal.view.isHidden)
  }

  @Test func `animations can run alongside a transition`() {
    let scene = ControllerScene(recording: "A")
    let modal = scene.controller("B")
    scene.root.present(modal, animated: true)
    let coordinator = modal.transitionCoordinator
    #expect(coordinator?.isAnimated == true)
    #expect(coordinator?.transitionDuration == 0.5)
    #expect(coordinator?.viewController(forKey: .to) === modal)
    #expect(coordinator?.viewController(forKey: .from) === scene.root)
    _ = scene.events()
    coordinator?.animate(
      alongsideTransition: { _ in scene.journal.note("along") },
      completion: { _ in scene.journal.note("after") })
    scene.turn()
    #expect(scene.events() == "B will appear~, B is appearing~, along")
    scene.wait(0.5)
    #expect(scene.events() == "B did appear~, after")
    #expect(modal.transitionCoordinator == nil)
    #expect(coordinator?.animate(alongsideTransition: { _ in }, completion: nil) == false)
  }
}
