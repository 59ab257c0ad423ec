import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ScrollGestureTests {
  private let rig = GestureRig()
  private let scrollView = UIScrollView(frame: rect(0, 0, 320, 320))

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    rig.view.addSubview(scrollView)
    rig.screen.settle()
  }

  private func drag(by dy: CGFloat) {
    rig.touch(.began, 100, 200)
    rig.touch(.moved, 100, 200 + dy)
    rig.touch(.ended, 100, 200 + dy)
  }

  @Test func `actions can be added to the pan of a scroll view`() {
    let pan = scrollView.panGestureRecognizer
    #expect(pan.view === scrollView && scrollView.gestureRecognizers == [pan])
    pan.addAction { [rig] recognizer in rig.journal.note("\(recognizer.state)") }
    drag(by: -80)
    #expect(rig.gestures() == ["began", "ended"] && scrollView.contentOffset.y == 80)
  }

  @Test func `a pan in a subview takes the drag from the scroll view`() {
    let inner = UIView(frame: rect(0, 0, 320, 2000))
    scrollView.addSubview(inner)
    rig.add(UIPanGestureRecognizer(), "pan", to: inner)
    drag(by: -80)
    #expect(rig.gestures() == ["pan began", "pan ended"])
    #expect(scrollView.contentOffset == .zero && !scrollView.isTracking)
  }

  @Test func `a pan in a superview gets drags that the scroll view does not use`() {
    rig.add(UIPanGestureRecognizer(), "pan")
    drag(by: -80)
    #expect(rig.gestures().isEmpty && scrollView.contentOffset.y == 80)
    scrollView.isScrollEnabled = false
    drag(by: -80)
    #expect(rig.gestures().contains("pan began") && scrollView.contentOffset.y == 80)
  }

  @Test func `a scroll view can wait for a swipe to fail`() {
    let swipe = rig.add(UISwipeGestureRecognizer(), "swipe", to: scrollView)
    swipe.direction = .up
    scrollView.panGestureRecognizer.require(toFail: swipe)
    drag(by: -80)
    #expect(rig.gestures() == ["swipe ended"] && scrollView.contentOffset == .zero)
  }

  @Test func `disabling its pan stops a scroll view from scrolling`() {
    scrollView.panGestureRecognizer.isEnabled = false
    drag(by: -80)
    #expect(scrollView.contentOffset == .zero)
  }
}
