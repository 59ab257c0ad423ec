import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIScrollViewTests {
  private let screen = TestScreen(CGSize(width: 160, height: 160))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
  private let delegate = ScrollJournal()

  init() {
    screen.add(view)
    view.contentSize = CGSize(width: 160, height: 480)
    view.delegate = delegate
    screen.settle()
  }

  private var journal: Journal { delegate.journal }

  @Test func `the offset is the origin of the bounds`() {
    view.contentOffset = CGPoint(x: 0, y: 100)
    #expect(view.bounds == rect(0, 100, 160, 96) && view.frame == rect(0, 0, 160, 96))
    view.bounds.origin.y = 30
    #expect(view.contentOffset == CGPoint(x: 0, y: 30))
    #expect(journal.take() == ["didScroll"])
    view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(journal.take().isEmpty)
  }

  @Test func `content outside the view is clipped`() {
    view.addSubview(UILabel(frame: rect(0, 0, 160, 16)))
    let label = UILabel(frame: rect(0, 80, 160, 16))
    label.text = "Below"
    view.addSubview(label)
    #expect(
      screen.text.split(separator: "\n", omittingEmptySubsequences: false)[5].hasPrefix("Below"))
    view.contentOffset.y = 64
    #expect(
      screen.text.split(separator: "\n", omittingEmptySubsequences: false)[1].hasPrefix("Below"))
    view.contentOffset.y = 200
    #expect(!screen.text.contains("Below"))
  }

  @Test func `offsets that aren't numbers are replaced by zero`() {
    view.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
    view.contentSize = CGSize(width: CGFloat.infinity, height: -5)
    #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
    #expect(view.contentSize.width.isFinite)
    _ = screen.text
  }

  @Test func `the app can scroll beyond the content, and a resize scrolls back`() {
    view.contentOffset.y = 900
    #expect(view.contentOffset.y == 900)
    view.contentSize.height = 400
    #expect(view.contentOffset.y == 304)
    view.frame.size.height = 160
    screen.settle()
    #expect(view.contentOffset.y == 240)
  }

  @Test func `insets add space, and content at an edge follows them`() {
    view.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 32, right: 0)
    #expect(view.contentOffset.y == -16 && view.adjustedContentInset.top == 16)
    view.contentOffset.y = 100
    view.contentInset.top = 48
    #expect(view.contentOffset.y == 100)
    view.scrollRectToVisible(rect(0, 470, 10, 10), animated: false)
    #expect(view.contentOffset.y == 416)
  }

  @Test func `a rectangle is shown by the smallest scrolling distance`() {
    view.scrollRectToVisible(rect(0, 20, 10, 10), animated: false)
    #expect(view.contentOffset.y == 0)
    view.scrollRectToVisible(rect(0, 100, 10, 10), animated: false)
    #expect(view.contentOffset.y == 14)
    view.scrollRectToVisible(rect(0, 4, 10, 10), animated: false)
    #expect(view.contentOffset.y == 4)
    view.scrollRectToVisible(rect(0, 100, 10, 300), animated: false)
    #expect(view.contentOffset.y == 100)
    view.scrollRectToVisible(rect(0, 9000, 10, 10), animated: false)
    #expect(view.contentOffset.y == 384)
  }

  @Test func `bars above the content push it down`() {
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = TestScreen(controller, CGSize(width: 160, height: 160))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0)
    screen.settle()
    #expect(view.adjustedContentInset.top == 32 && view.contentOffset.y == -32)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero && view.contentOffset.y == 0)
  }

  @Test func `a view can be scrolled into sight through all surrounding scroll views`() {
    let inner = UIScrollView(frame: rect(0, 300, 160, 64))
    inner.contentSize = CGSize(width: 160, height: 200)
    let label = UILabel(frame: rect(0, 120, 160, 16))
    inner.addSubview(label)
    view.addSubview(inner)
    #expect(label.scrollIntoView())
    screen.settle()
    #expect(inner.contentOffset.y == 72 && view.contentOffset.y == 268)
    #expect(!label.scrollIntoView())
    view.isScrollEnabled = false
    view.contentOffset = .zero
    #expect(!label.scrollIntoView() && view.contentOffset == .zero)
  }

  @Test func `a text field that begins editing is scrolled into sight`() {
    let field = UITextField(frame: rect(0, 200, 160, 16))
    view.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(view.contentOffset.y + view.bounds.height == 216)
  }

  @Test func `subviews inherit no safe area that the content inset includes`() {
    let controller = UIViewController()
    let inner = UIView(frame: rect(0, 0, 160, 32))
    view.addSubview(inner)
    controller.view.addSubview(view)
    let screen = TestScreen(controller, CGSize(width: 160, height: 160))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0)
    screen.settle()
    #expect(view.safeAreaInsets.top == 32 && inner.safeAreaInsets.top == 0)
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset.y = 1
    view.contentOffset.y = 0
    inner.frame.origin.y = 4
    #expect(inner.safeAreaInsets.top == 28)
  }

  @Test func `an animation takes time and reports its end`() {
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 0 && journal.take().isEmpty)
    pass(0.15)
    #expect(view.contentOffset.y > 0 && view.contentOffset.y < 300)
    #expect(journal.take() == ["didScroll"])
    pass(0.2)
    #expect(view.contentOffset.y == 300)
    #expect(journal.take() == ["didScroll", "didEndScrollingAnimation"])
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    pass(1)
    #expect(journal.take().isEmpty)
  }

  @Test
  func `an animation ends at once if animations are disabled or it is replaced`() {
    UIView.setAnimationsEnabled(false)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    UIView.setAnimationsEnabled(true)
    pass(0)
    #expect(view.contentOffset.y == 300)
    #expect(journal.take() == ["didScroll", "didEndScrollingAnimation"])
    view.setContentOffset(.zero, animated: true)
    view.contentOffset.y = 50
    pass(1)
    #expect(view.contentOffset.y == 50 && journal.take() == ["didScroll"])
  }

  @Test func `the speed of the window's layer applies`() {
    screen.window.layer.speed = 10
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    pass(0.031)
    #expect(view.contentOffset.y == 300)
  }

  @Test func `a scroll view can be deallocated while it moves`() {
    weak var gone: UIScrollView?
    do {
      let view = UIScrollView(frame: rect(0, 0, 10, 10))
      view.contentSize = CGSize(width: 10, height: 500)
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      gone = view
    }
    #expect(gone == nil)
    pass(1)
  }

  @Test func `the delegate of any kind of scroll view is accessible as a scroll view's`() {
    let table = UITableView(frame: .zero)
    let rig = TableFixture(rows: 1)
    let plain: UIScrollView = table
    table.delegate = rig
    #expect(plain.delegate === rig)
    plain.delegate = delegate
    #expect(table.delegate == nil && plain.delegate === delegate)
    plain.delegate = rig
    #expect(table.delegate === rig)
    view.delegate?.scrollViewDidScroll?(view)
    #expect(journal.take() == ["didScroll"])
  }
}
