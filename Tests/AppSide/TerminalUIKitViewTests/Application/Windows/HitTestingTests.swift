import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct HitTestingTests {
  private let screen = TestScreen()

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    screen.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `the frontmost view is hit`() {
    let back = screen.add(UIView(), rect(0, 0, 100, 100))
    let front = screen.add(UIView(), rect(50, 50, 100, 100))
    #expect(hit(10, 10) === back && hit(60, 60) === front && hit(300, 300) === screen.root)
    screen.root.bringSubviewToFront(back)
    #expect(hit(60, 60) === back)
  }

  @Test func `hidden, transparent and non-interactive views aren't hit`() {
    let back = screen.add(UIView(), rect(0, 0, 100, 100))
    let front = screen.add(UIView(), rect(0, 0, 100, 100))
    let inside = UIView(frame: rect(0, 0, 100, 100))
    front.addSubview(inside)
    #expect(hit(10, 10) === inside)
    front.isHidden = true
    #expect(hit(10, 10) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(hit(10, 10) === back)
    front.alpha = 0.02
    #expect(hit(10, 10) === inside)
    front.isUserInteractionEnabled = false
    #expect(hit(10, 10) === back)
  }

  @Test func `a subview outside its superview isn't hit`() {
    let parent = screen.add(UIView(), rect(0, 0, 10, 10))
    parent.addSubview(UIView(frame: rect(20, 20, 10, 10)))
    #expect(hit(25, 25) === screen.root)
  }

  @Test func `a disabled button still receives the touch`() {
    let button = screen.add(UIButton(type: .system), rect(0, 0, 100, 16))
    button.isEnabled = false
    #expect(hit(50, 8) === button)
  }

  @Test func `a view can override which points are inside`() {
    final class WideView: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let wide = screen.add(WideView(), rect(50, 50, 10, 10))
    #expect(hit(45, 45) === wide)
  }

  @Test func `hit testing respects bounds origins and transforms`() {
    let scroller = screen.add(UIView(), rect(0, 0, 100, 100))
    let inside = UIView(frame: rect(0, 200, 50, 50))
    scroller.addSubview(inside)
    scroller.bounds.origin.y = 200
    #expect(hit(10, 10) === inside)
    let moved = screen.add(UIView(), rect(200, 0, 10, 10))
    moved.transform = CGAffineTransform(translationX: 0, y: 100)
    #expect(hit(205, 105) === moved && hit(205, 5) === screen.root)
  }

  @Test func `the frontmost window is hit first`() {
    screen.activate()
    let other = UIWindow(frame: rect(0, 0, 50, 50))
    other.windowLevel = .alert
    other.isHidden = false
    #expect(UIApplication.shared.hitTest(CGPoint(x: 10, y: 10)) === other)
    #expect(UIApplication.shared.hitTest(CGPoint(x: 60, y: 60)) === screen.root)
    other.isHidden = true
    #expect(UIApplication.shared.hitTest(CGPoint(x: 10, y: 10)) === screen.root)
  }
}
