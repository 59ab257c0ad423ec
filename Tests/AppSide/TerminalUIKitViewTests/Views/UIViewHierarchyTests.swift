import Foundation
import Synchronization
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class LoggingView: UIView {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    journal.note("\(name) willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() { journal.note("\(name) didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    journal.note("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { journal.note("\(name) didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { journal.note("\(name) didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { journal.note("\(name) willRemoveSubview") }
}

@MainActor
struct UIViewHierarchyTests {
  private let journal = Journal()

  @Test func `adding a view makes callbacks in UIKit's order`() {
    let parent = LoggingView("parent", journal)
    let child = LoggingView("child", journal)
    parent.addSubview(child)
    #expect(
      journal.take() == [
        "child willMove(toSuperview: view)", "child didMoveToSuperview", "parent didAddSubview",
      ])
  }

  @Test func `a view that enters a window is notified of superview and window`() {
    let screen = TestScreen()
    let parent = LoggingView("parent", journal)
    let child = LoggingView("child", journal)
    parent.addSubview(child)
    _ = journal.take()
    screen.add(parent)
    #expect(
      journal.take() == [
        "parent willMove(toSuperview: view)", "parent willMove(toWindow: window)",
        "child willMove(toWindow: window)", "parent didMoveToWindow", "child didMoveToWindow",
        "parent didMoveToSuperview",
      ])
    #expect(child.window === screen.window)
  }

  @Test func `a view that leaves a window is notified of superview and window`() {
    let screen = TestScreen()
    let parent = screen.add(LoggingView("parent", journal))
    let child = LoggingView("child", journal)
    parent.addSubview(child)
    _ = journal.take()
    child.removeFromSuperview()
    #expect(
      journal.take() == [
        "parent willRemoveSubview", "child willMove(toSuperview: nil)",
        "child willMove(toWindow: nil)", "child didMoveToWindow", "child didMoveToSuperview",
      ])
    #expect(child.window == nil && child.superview == nil && parent.subviews.isEmpty)
  }

  @Test func `adding a view removes it from its superview`() {
    let one = UIView()
    let two = UIView()
    let child = UIView()
    one.addSubview(child)
    two.addSubview(child)
    #expect(one.subviews.isEmpty && two.subviews == [child] && child.superview === two)
  }

  @Test func `adding a view again moves it to the front`() {
    let parent = UIView()
    let views = [UIView(), UIView(), UIView()]
    views.forEach(parent.addSubview)
    parent.addSubview(views[0])
    #expect(parent.subviews == [views[1], views[2], views[0]])
  }

  @Test func `views are inserted beside each other`() {
    let parent = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.insertSubview(b, belowSubview: a)
    parent.insertSubview(c, aboveSubview: b)
    parent.insertSubview(d, at: 99)
    #expect(parent.subviews == [b, c, a, d])
    parent.insertSubview(d, belowSubview: b)
    #expect(parent.subviews == [d, b, c, a])
    parent.insertSubview(d, aboveSubview: c)
    #expect(parent.subviews == [b, c, d, a])
    parent.bringSubviewToFront(b)
    parent.sendSubviewToBack(a)
    #expect(parent.subviews == [a, c, d, b])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews == [b, c, d, a])
  }

  @Test func `a view can't become its own descendant`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    let lines = Mutex<[String]>([])
    RuntimeLog.$observer.withValue({ line in lines.withLock { $0.append(line) } }) {
      child.addSubview(parent)
      parent.addSubview(parent)
      parent.addSubview(UIWindow(frame: .zero))
    }
    #expect(parent.subviews == [child] && child.subviews.isEmpty && parent.superview == nil)
    let written = lines.withLock { $0 }
    #expect(written.count == 3, "\(written)")
    #expect(written.first?.hasPrefix("Error: Can't add self as subview: <UIView") == true)
    #expect(written.last?.contains("cannot be a subview") == true)
  }

  @Test func `a deallocated superview leaves its subviews without one`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
    }
    #expect(child.superview == nil)
  }

  @Test func `a view is found by its tag at any depth`() {
    let parent = UIView()
    let middle = UIView()
    let child = UIView()
    child.tag = 7
    middle.addSubview(child)
    parent.addSubview(middle)
    #expect(parent.viewWithTag(7) === child && parent.viewWithTag(8) == nil)
    #expect(child.isDescendant(of: parent) && !parent.isDescendant(of: child))
  }

  @Test func `views can be nested ten thousand levels deep`() {
    let screen = TestScreen()
    let outermost = UIView(frame: rect(0, 0, 80, 32))
    var views = [outermost]
    for _ in 0..<10_000 {
      let inner = UIView(frame: rect(0, 0, 80, 32))
      views[views.count - 1].addSubview(inner)
      views.append(inner)
    }
    screen.add(outermost)
    #expect(views.last?.window === screen.window)
    screen.window.tintColor = .systemRed
    #expect(views.last?.tintColor == .systemRed)
    #expect(screen.window.firstView { $0 === views.last } === views.last)
    screen.window.frame.size.width -= 8
    outermost.layoutIfNeeded()
    outermost.removeFromSuperview()
    #expect(views.last?.window == nil)
    // Views are removed one by one, so that no view takes all others with it, and from the outside, because a
    // removed view looks for its former root.
    for view in views { view.removeFromSuperview() }
  }
}
