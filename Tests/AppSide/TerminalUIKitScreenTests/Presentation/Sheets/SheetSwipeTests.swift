import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Dismissals of a sheet with a swipe.
@MainActor
struct SheetSwipeTests {
  private let scene = ControllerScene(recording: "A")
  private let content: UIViewController
  private let modal: UINavigationController
  private let delegate = PresentationDismissalTests.Delegate()

  init() {
    content = scene.controller("B")
    modal = UINavigationController(rootViewController: content)
  }

  private func present(_ style: UIModalPresentationStyle = .automatic) {
    modal.modalPresentationStyle = style
    modal.presentationController?.delegate = delegate
    scene.root.present(modal, animated: false)
    scene.turn()
  }

  /// Returns the centre of a view on the screen.
  private func middle(_ view: UIView) -> CGPoint { view.screenRect(view.bounds).center }

  /// Drags in eight steps.
  private func drag(from start: CGPoint, by way: CGPoint, lasting time: TimeInterval) {
    scene.screen.touch(.began, at: start)
    for step in 1...8 {
      scene.wait(time / 8)
      let share = CGFloat(step) / 8
      scene.screen.touch(
        .moved, at: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    scene.screen.touch(.ended, at: CGPoint(x: start.x + way.x, y: start.y + way.y))
    // Wait until decelerations have ended, too.
    scene.wait(3)
  }

  private func swipeDown(on view: UIView) {
    drag(from: middle(view), by: CGPoint(x: 0, y: 80), lasting: 0.1)
  }

  private var isShown: Bool { scene.root.presentedViewController != nil }

  private func addScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: content.view.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    content.view.addSubview(scrollView)
    scene.turn()
    return scrollView
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func `a downward swipe on its bar dismisses a sheet`(style: UIModalPresentationStyle) {
    present(style)
    swipeDown(on: modal.navigationBar)
    #expect(!isShown && delegate.calls == ["should", "will", "did"])
  }

  @Test func `a slow drag to the bottom of the screen dismisses a sheet`() {
    present()
    let start = middle(modal.navigationBar)
    drag(from: start, by: CGPoint(x: 0, y: 60), lasting: 2)
    #expect(isShown && delegate.calls == ["should", "will"])
    drag(from: start, by: CGPoint(x: 0, y: scene.window.bounds.height - start.y), lasting: 2)
    #expect(!isShown && delegate.calls == ["should", "will", "should", "will", "did"])
  }

  @Test(arguments: [CGPoint(x: 0, y: -80), CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 60)])
  func `a swipe in another direction doesn't dismiss a sheet`(way: CGPoint) {
    present()
    drag(from: middle(content.view), by: way, lasting: 0.1)
    #expect(isShown && delegate.calls.isEmpty)
  }

  @Test func `a sheet that is modal or whose delegate refuses stays`() {
    present()
    content.isModalInPresentation = true
    swipeDown(on: modal.navigationBar)
    #expect(isShown && delegate.calls == ["attempt"])
    content.isModalInPresentation = false
    delegate.mayDismiss = false
    swipeDown(on: modal.navigationBar)
    #expect(isShown && delegate.calls == ["attempt", "should", "attempt"])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .popover])
  func `presentations other than sheets stay`(style: UIModalPresentationStyle) {
    modal.modalPresentationStyle = style
    modal.popoverPresentationController?.sourceView = scene.root.view
    present(style)
    swipeDown(on: modal.navigationBar)
    #expect(isShown && delegate.calls.isEmpty)
  }

  @Test func `content away from its top scrolls before the sheet can be dismissed`() {
    present()
    let scrollView = addScrollView()
    scrollView.contentOffset.y = 30
    swipeDown(on: scrollView)
    #expect(isShown && scrollView.contentOffset.y == 0)
    drag(from: middle(scrollView), by: CGPoint(x: 0, y: -80), lasting: 0.1)
    #expect(isShown && scrollView.contentOffset.y > 0)
    scrollView.setContentOffset(.zero, animated: false)
    swipeDown(on: scrollView)
    #expect(!isShown && scrollView.contentOffset.y == 0)
  }

  @Test func `content with a refresh control takes the pull`() {
    present()
    let scrollView = addScrollView()
    scrollView.refreshControl = UIRefreshControl()
    swipeDown(on: scrollView)
    #expect(isShown)
  }

  @Test func `a picker wheel takes the drag`() throws {
    present()
    let picker = UIDatePicker(frame: rect(0, 32, 320, 112))
    picker.preferredDatePickerStyle = .wheels
    content.view.addSubview(picker)
    scene.turn()
    let wheel = try #require(picker.firstView { $0 is PickerWheel })
    swipeDown(on: wheel)
    #expect(isShown)
  }

  @Test func `a button under the finger isn't pressed`() {
    present()
    var presses = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Press") { _ in presses += 1 })
    button.frame = rect(0, 32, 320, 112)
    content.view.addSubview(button)
    scene.turn()
    drag(from: middle(button), by: CGPoint(x: 0, y: 40), lasting: 2)
    #expect(isShown && presses == 0)
    scene.screen.tap(button)
    #expect(presses == 1)
  }
}
