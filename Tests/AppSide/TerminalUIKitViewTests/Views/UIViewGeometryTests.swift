import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIViewGeometryTests {
  @Test func `frame, bounds and centre are consistent`() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    #expect(view.bounds == rect(0, 0, 30, 40) && view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == rect(85, 80, 30, 40))
    view.bounds = rect(5, 5, 50, 60)
    #expect(view.frame == rect(75, 70, 50, 60) && view.center == CGPoint(x: 100, y: 100))
    view.frame.origin = .zero
    #expect(view.bounds == rect(5, 5, 50, 60))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a frame that isn't a number is harmless`(_ number: CGFloat) {
    let view = UIView(frame: rect(number, 1, number, 2))
    #expect(view.frame == rect(0, 1, 0, 2))
    view.center = CGPoint(x: number, y: number)
    #expect(view.frame.origin.x.isFinite && view.frame.origin.y.isFinite)
  }

  @Test func `a negative size is standardised`() {
    #expect(UIView(frame: rect(10, 10, -5, -5)).frame == rect(5, 5, 5, 5))
  }

  @Test func `points are converted between views in different branches`() {
    let root = UIView(frame: rect(0, 0, 100, 100))
    let left = UIView(frame: rect(10, 10, 40, 40))
    let right = UIView(frame: rect(60, 20, 40, 40))
    right.bounds.origin = CGPoint(x: 5, y: 7)
    root.addSubview(left)
    root.addSubview(right)
    let point = left.convert(CGPoint(x: 1, y: 2), to: right)
    #expect(point == CGPoint(x: 1 + 10 - 60 + 5, y: 2 + 10 - 20 + 7))
    #expect(right.convert(CGPoint(x: 1, y: 2), from: left) == point)
    #expect(left.convert(left.bounds, to: root) == left.frame)
  }

  @Test func `nil means the window`() {
    let screen = TestScreen()
    screen.window.frame.origin = CGPoint(x: 8, y: 16)
    let view = screen.add(UIView(), rect(10, 10, 5, 5))
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
    #expect(view.convert(CGPoint(x: 10, y: 10), from: nil) == .zero)
    #expect(view.screenRect(view.bounds) == rect(18, 26, 5, 5))
    #expect(view.accessibilityFrame == rect(18, 26, 5, 5))
  }

  @Test func `a transform moves, scales and rotates the frame about its centre`() {
    let view = UIView(frame: rect(10, 10, 20, 10))
    view.transform = CGAffineTransform(translationX: 5, y: 6)
    #expect(view.frame == rect(15, 16, 20, 10) && view.center == CGPoint(x: 20, y: 15))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == rect(0, 5, 40, 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 10) < 1e-9 && abs(view.frame.height - 20) < 1e-9)
    let superview = UIView()
    superview.addSubview(view)
    let there = view.convert(CGPoint(x: 3, y: 4), to: superview)
    let back = view.convert(there, from: superview)
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
  }

  struct Resizing: Sendable {
    var mask: UIView.AutoresizingMask
    var expected: CGRect
  }

  @Test(arguments: [
    Resizing(mask: [], expected: rect(10, 20, 50, 60)),
    Resizing(mask: [.flexibleWidth, .flexibleHeight], expected: rect(10, 20, 150, 160)),
    Resizing(mask: [.flexibleLeftMargin, .flexibleTopMargin], expected: rect(110, 120, 50, 60)),
    Resizing(mask: [.flexibleRightMargin, .flexibleBottomMargin], expected: rect(10, 20, 50, 60)),
    Resizing(
      mask: [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
      ], expected: rect(20, 40, 100, 120)),
  ])
  func `the autoresizing mask determines what follows the superview`(_ resizing: Resizing) {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: rect(10, 20, 50, 60))
    child.autoresizingMask = resizing.mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame == resizing.expected)
  }

  @Test func `without autoresizing subviews keep their frames`() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    parent.autoresizesSubviews = false
    let child = UIView(frame: rect(0, 0, 100, 100))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame.width == 100)
  }

  @Test func `sizeToFit sets the best size`() {
    let label = UILabel(frame: rect(3, 4, 0, 0))
    label.text = "four"
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 32, height: 16))
  }

  @Test func `sizeToFit keeps the origin`() {
    let label = UILabel(frame: rect(16, 32, 200, 64))
    label.text = "Short"
    label.sizeToFit()
    #expect(label.frame == rect(16, 32, 40, 16))
  }
}
