import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of the state that layout keeps between solutions.
@MainActor
struct SolvedItemTests {
  private let screen = TestScreen()

  private func free<View: UIView>(_ view: View, in superview: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func `a view that was measured separately keeps its place in the main system`() {
    let before = free(UIView(), in: screen.root)
    let outer = free(UIView(), in: screen.root)
    let inner = free(UIView(), in: outer)
    let width = inner.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      before.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      before.widthAnchor.constraint(equalToConstant: 200),
      outer.leadingAnchor.constraint(equalTo: before.trailingAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor), width,
    ])
    screen.settle()
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 58)
    width.constant = 70
    screen.settle()
    #expect(outer.frame == rect(200, 0, 78, 0))
    #expect(inner.frame == rect(8, 0, 70, 0))
    #expect(before.frame == rect(0, 0, 200, 0))
  }

  @Test func `text wraps as soon as a label allows several lines`() {
    let label = free(UILabel(), in: screen.root)
    label.text = "one two three four"
    label.widthAnchor.constraint(equalToConstant: 80).isActive = true
    screen.settle()
    #expect(label.frame.height == 16)
    label.numberOfLines = 0
    screen.settle()
    #expect(label.frame.height == 32)
    label.numberOfLines = 1
    screen.settle()
    #expect(label.frame.height == 16)
  }

  @Test(arguments: [0, 1, 2])
  func `a changed sibling gets its new frame, whichever it is`(changed: Int) {
    let groups = [free(UIView(), in: screen.root), free(UIView(), in: screen.root)]
    let widths = groups.map { group in
      (0..<3).map { _ in
        free(UIView(), in: group).widthAnchor.constraint(equalToConstant: 10)
      }
    }
    NSLayoutConstraint.activate(widths.flatMap { $0 })
    screen.settle()
    for group in widths { group[changed].constant = 30 }
    screen.settle()
    for group in groups {
      #expect(group.subviews.map(\.frame.width) == (0..<3).map { $0 == changed ? 30 : 10 })
    }
  }

  @Test func `a view that is removed and added again gets the current layout direction`() {
    let outer = free(UIView(), in: screen.root)
    let inner = free(UIView(), in: outer)
    outer.widthAnchor.constraint(equalToConstant: 100).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5).isActive = true
    screen.settle()
    #expect(inner.frame.minX == 5)
    outer.removeFromSuperview()
    outer.layoutIfNeeded()
    UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .rightToLeft))
    defer { UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .leftToRight)) }
    screen.root.addSubview(outer)
    screen.settle()
    #expect(inner.frame.minX == 65)
  }
}
