import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct DraggingTests {
  private let screen = TestScreen(CGSize(width: 160, height: 160))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
  private let delegate = ScrollJournal()
  private let low = CGPoint(x: 80, y: 120)
  private let high = CGPoint(x: 80, y: 40)

  init() {
    screen.add(view)
    view.contentSize = CGSize(width: 160, height: 2000)
    view.delegate = delegate
    screen.settle()
  }

  private var journal: Journal { delegate.journal }

  @Test func `the content follows the finger and rests where it is held`() {
    screen.drag(from: low, to: high, rest: 0.5)
    #expect(view.contentOffset.y == 80 && !view.isDecelerating)
    #expect(
      journal.take() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
  }

  @Test func `content released at speed decelerates to rest`() {
    screen.drag(from: low, to: high)
    #expect(view.isDecelerating && view.contentOffset.y == 80)
    #expect(
      journal.take() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating",
      ])
    pass(0.2)
    let underway = view.contentOffset.y
    #expect(underway > 80 && view.isDecelerating)
    pass(5)
    #expect(view.contentOffset.y > underway && !view.isDecelerating)
    #expect(journal.take() == ["didScroll", "didEndDecelerating"])
  }

  @Test func `without elapsed time there is no speed`() {
    screen.touch(.began, at: low)
    screen.touch(.moved, at: high)
    screen.touch(.ended, at: high)
    #expect(view.contentOffset.y == 80 && !view.isDecelerating)
  }

  @Test func `the delegate can change the target offset`() {
    delegate.target = CGPoint(x: 0, y: 333)
    screen.drag(from: low, to: high)
    pass(5)
    #expect(view.contentOffset.y == 333)
  }

  @Test func `a touch stops a deceleration and isn't a tap`() {
    let button = UIButton(type: .system)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    button.frame = rect(0, 0, 160, 2000)
    view.addSubview(button)
    view.delaysContentTouches = true
    screen.drag(from: low, to: high)
    pass(0.1)
    _ = journal.take()
    screen.touch(.began, at: low)
    #expect(!view.isDecelerating && view.isTracking)
    screen.touch(.ended, at: low)
    #expect(taps == 0 && !view.isTracking)
    #expect(journal.take() == ["didEndDecelerating"])
    screen.tap(at: low)
    #expect(taps == 1)
  }

  @Test func `beyond its edge content moves half as far and bounces back`() {
    screen.drag(from: high, to: low, rest: 1)
    #expect(view.contentOffset.y == -40 && view.isDecelerating)
    pass(1)
    #expect(view.contentOffset.y == 0)
    #expect(journal.take().last == "didEndDecelerating")
    view.bounces = false
    screen.drag(from: high, to: low, rest: 1)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `content released at speed beyond its edge bounces back without delay`() {
    screen.drag(from: high, to: low)
    #expect(view.contentOffset.y == -40 && view.isDecelerating)
    pass(0.3)
    #expect(view.contentOffset.y == 0 && !view.isDecelerating)
  }

  @Test func `content that reaches its edge takes the time of the shorter distance`() {
    view.contentSize.height = 340
    screen.drag(from: low, to: high)
    #expect(view.contentOffset.y == 80 && view.isDecelerating)
    pass(0.3)
    #expect(view.contentOffset.y == 180 && !view.isDecelerating)
    // Before the edge, the content moves as if there were no edge. At the moment of a frame, 0.2,
    // rounding would decide whether that frame is drawn.
    let betweenFrames = 0.205
    view.contentOffset = .zero
    view.contentSize.height = 500
    screen.drag(from: low, to: high)
    pass(betweenFrames)
    let place = view.contentOffset.y
    view.stopMoving()
    view.contentOffset = .zero
    view.contentSize.height = 2000
    screen.drag(from: low, to: high)
    pass(betweenFrames)
    #expect(abs(view.contentOffset.y - place) < 0.01 && place < 340)
  }

  @Test func `content that fits doesn't move unless it always bounces`() {
    view.contentSize.height = 100
    screen.drag(from: low, to: high)
    #expect(journal.take().isEmpty)
    view.alwaysBounceVertical = true
    screen.drag(from: low, to: high)
    #expect(journal.take().first == "willBeginDragging")
  }

  @Test func `a disabled scroll view doesn't begin to scroll`() {
    view.isScrollEnabled = false
    screen.drag(from: low, to: high)
    #expect(view.contentOffset == .zero && journal.take().isEmpty)
  }

  @Test func `a short movement is a tap, a long one cancels the touch inside`() {
    let inner = TouchNoter(frame: rect(0, 0, 160, 2000))
    view.addSubview(inner)
    screen.tap(at: low)
    #expect(inner.journal.take() == ["began", "ended"])
    screen.drag(from: low, to: CGPoint(x: 80, y: 112), rest: 1)
    #expect(inner.journal.take().last == "ended" && view.contentOffset == .zero)
    screen.drag(from: low, to: high, rest: 1)
    let entries = inner.journal.take()
    #expect(entries.first == "began" && entries.last == "cancelled")
    #expect(view.contentOffset.y == 80)
  }

  @Test func `a control keeps its touch unless the drag is quick`() {
    let control = UIControl(frame: rect(0, 0, 160, 2000))
    view.addSubview(control)
    screen.drag(from: low, to: high, seconds: 2)
    #expect(view.contentOffset == .zero)
    screen.drag(from: low, to: high, seconds: 0.1, rest: 1)
    #expect(view.contentOffset.y == 80)
    view.delaysContentTouches = false
    view.contentOffset = .zero
    screen.drag(from: low, to: high, seconds: 0.1, rest: 1)
    #expect(view.contentOffset == .zero)
  }

  @Test func `the innermost view that can scroll in a direction does so`() {
    let inner = UIScrollView(frame: rect(0, 0, 160, 160))
    inner.contentSize = CGSize(width: 900, height: 160)
    view.addSubview(inner)
    screen.drag(from: low, to: high, rest: 1)
    #expect(view.contentOffset.y == 80 && inner.contentOffset == .zero)
    view.contentOffset = .zero
    screen.drag(from: CGPoint(x: 120, y: 80), to: CGPoint(x: 40, y: 80), rest: 1)
    #expect(view.contentOffset == .zero && inner.contentOffset.x == 80)
  }

  @Test func `paging stops at multiples of the view's size`() {
    view.isPagingEnabled = true
    screen.drag(from: low, to: high)
    pass(2)
    #expect(view.contentOffset.y == 160)
    screen.drag(from: low, to: CGPoint(x: 80, y: 90), rest: 1)
    pass(2)
    #expect(view.contentOffset.y == 160)
    screen.drag(from: high, to: low)
    pass(2)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a drag dismisses the keyboard if requested`() {
    let field = UITextField(frame: rect(0, 0, 80, 16))
    view.addSubview(field)
    field.becomeFirstResponder()
    screen.drag(from: low, to: high, rest: 1)
    #expect(field.isFirstResponder)
    view.keyboardDismissMode = .onDrag
    screen.drag(from: low, to: high, rest: 1)
    #expect(!field.isFirstResponder)
  }

  @Test func `the touched view can be removed during a drag`() {
    let inner = UIView(frame: rect(0, 0, 160, 2000))
    view.addSubview(inner)
    screen.touch(.began, at: low)
    screen.touch(.moved, at: CGPoint(x: 80, y: 100))
    inner.removeFromSuperview()
    screen.touch(.moved, at: high)
    screen.touch(.ended, at: high)
    #expect(view.contentOffset.y == 80 && !view.isTracking)
    screen.drag(from: low, to: high, rest: 1)
    #expect(view.contentOffset.y == 160)
  }

  @Test func `the touched view can be removed before a drag`() {
    let inner = UIView(frame: rect(0, 0, 160, 2000))
    view.addSubview(inner)
    screen.touch(.began, at: low)
    inner.removeFromSuperview()
    screen.touch(.ended, at: low)
    screen.drag(from: low, to: high, rest: 1)
    #expect(view.contentOffset.y == 80)
  }
}

private final class TouchNoter: UIView {
  let journal = Journal()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("cancelled")
  }
}
