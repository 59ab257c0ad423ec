import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class CountingView: UIView {
  var layouts = 0
  var constraintUpdates = 0
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout?()
  }

  override func updateConstraints() {
    constraintUpdates += 1
    super.updateConstraints()
  }
}

@MainActor
struct LayoutPassTests {
  private let screen = TestScreen()

  @Test func `several requests cause one layout`() {
    let view = screen.add(CountingView(), rect(0, 0, 10, 10))
    screen.settle()
    #expect(view.layouts == 1)
    for _ in 0..<5 { view.setNeedsLayout() }
    #expect(view.layouts == 1)
    screen.settle()
    screen.settle()
    #expect(view.layouts == 2)
  }

  @Test func `a new size causes a layout, and a new position does not`() {
    let view = screen.add(CountingView(), rect(0, 0, 10, 10))
    screen.settle()
    view.frame.origin.x = 20
    screen.settle()
    #expect(view.layouts == 1)
    view.frame.size.width = 20
    screen.settle()
    #expect(view.layouts == 2)
  }

  @Test func `layoutIfNeeded lays out the view and its descendants immediately`() {
    let outer = CountingView(frame: rect(0, 0, 10, 10))
    let inner = CountingView(frame: rect(0, 0, 5, 5))
    let beside = CountingView(frame: rect(0, 0, 5, 5))
    outer.addSubview(inner)
    outer.addSubview(beside)
    outer.layoutIfNeeded()
    #expect(outer.layouts == 1 && inner.layouts == 1 && beside.layouts == 1)
    inner.setNeedsLayout()
    beside.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(outer.layouts == 1 && inner.layouts == 2 && beside.layouts == 1)
  }

  @Test func `layout starts at the topmost ancestor in a chain that needs layout`() {
    let outer = CountingView(frame: rect(0, 0, 10, 10))
    let inner = CountingView(frame: rect(0, 0, 5, 5))
    outer.addSubview(inner)
    inner.layoutIfNeeded()
    #expect(outer.layouts == 1 && inner.layouts == 1)
  }

  @Test func `frames set by a superview's layout are laid out in the same pass`() {
    let outer = screen.add(CountingView(), rect(0, 0, 100, 100))
    let inner = CountingView()
    outer.addSubview(inner)
    outer.onLayout = { inner.frame = outer.bounds }
    screen.settle()
    #expect(inner.frame == outer.bounds && inner.layouts == 1)
    outer.frame.size = CGSize(width: 50, height: 50)
    screen.settle()
    #expect(inner.layouts == 2)
  }

  @Test func `a request during layout waits for the next pass and ends`() {
    let view = screen.add(CountingView(), rect(0, 0, 10, 10))
    var requests = 0
    view.onLayout = {
      requests += 1
      if requests < 3 { view.superview?.setNeedsLayout(); view.setNeedsLayout() }
    }
    var passes = 0
    while UIApplication.shared.layOutWindows() { passes += 1 }
    #expect(requests == 3 && passes >= 3)
  }

  @Test func `constraints are updated before layout, innermost first`() {
    final class Order: UIView {
      var journal: Journal?
      var name = ""
      override func updateConstraints() { journal?.note("\(name) constraints") }
      override func layoutSubviews() { journal?.note("\(name) layout") }
    }
    let journal = Journal()
    let outer = Order(frame: rect(0, 0, 10, 10))
    outer.name = "outer"
    outer.journal = journal
    let inner = Order(frame: rect(0, 0, 5, 5))
    inner.name = "inner"
    inner.journal = journal
    outer.addSubview(inner)
    #expect(outer.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(
      journal.take() == [
        "inner constraints", "outer constraints", "outer layout", "inner layout",
      ])
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(journal.take() == ["inner constraints", "inner layout"])
  }

  @Test func `a layout engine updates before layout and lays out in layoutSubviews`() {
    final class Engine: LayoutEngine {
      let journal = Journal()
      let isUnsettled = false
      func update(_ root: UIView) { journal.note("update") }
      func layoutSubviews(of view: UIView) { journal.note("layout") }
    }
    let view = CountingView(frame: rect(0, 0, 10, 10))
    let engine = Engine()
    view.layoutState.engine = engine
    view.layoutIfNeeded()
    #expect(engine.journal.take() == ["update", "layout"] && view.constraintUpdates == 1)
  }

  @Test func `margins are relative to the layout direction`() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.layoutMargins.left = 9
    #expect(view.directionalLayoutMargins.leading == 9)
  }

  @Test func `margins can include those of the superview`() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = UIView(frame: rect(5, 30, 95, 70))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 20, right: 20))
  }
}
