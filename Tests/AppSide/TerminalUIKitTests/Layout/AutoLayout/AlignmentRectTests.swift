import Foundation
import Testing

@testable import TerminalUIKit

/// Views of which constraints align a part.
@MainActor
struct AlignmentRectTests {
  /// A picture with a shadow: 4 points at the left, 8 at the top, 12 at the right, 16 at the bottom.
  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 8, left: 4, bottom: 16, right: 12)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 32) }
  }

  private let screen = TestScreen(CGSize(width: 320, height: 160))

  private func shadowed(in view: UIView) -> Shadowed {
    let shadowed = Shadowed()
    shadowed.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shadowed)
    return shadowed
  }

  @Test func `a frame and what is aligned of it lead to each other`() {
    let view = Shadowed()
    #expect(view.alignmentRect(forFrame: rect(0, 0, 56, 56)) == rect(4, 8, 40, 32))
    #expect(view.frame(forAlignmentRect: rect(4, 8, 40, 32)) == rect(0, 0, 56, 56))
    #expect(UIView().alignmentRect(forFrame: rect(1, 2, 3, 4)) == rect(1, 2, 3, 4))
  }

  @Test func `constraints place what is aligned, and content is as big as that`() {
    let view = shadowed(in: screen.root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 16),
    ])
    screen.settle()
    #expect(view.frame == rect(12, 8, 56, 56))
  }

  @Test func `the other edges, middles and sizes are those of what is aligned, too`() {
    let view = shadowed(in: screen.root)
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    let middle = shadowed(in: screen.root)
    NSLayoutConstraint.activate([
      middle.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: screen.root.centerYAnchor),
    ])
    screen.settle()
    #expect(view.frame == rect(216, 120, 116, 56))
    #expect(middle.frame == rect(136, 56, 56, 56))
  }

  @Test(arguments: [false, true])
  func `a stack arranges what is aligned, with constraints and without`(isConstrained: Bool) {
    let stack = UIStackView(arrangedSubviews: [Shadowed(), Shadowed()])
    stack.spacing = 8
    stack.alignment = .leading
    screen.add(stack, rect(0, 0, 88, 32))
    if isConstrained {
      let guest = UIView()
      guest.translatesAutoresizingMaskIntoConstraints = false
      screen.add(guest)
      guest.topAnchor.constraint(equalTo: stack.arrangedSubviews[0].topAnchor).isActive = true
    }
    screen.settle()
    #expect(stack.arrangedSubviews.map(\.frame) == [rect(-4, -8, 56, 56), rect(44, -8, 56, 56)])
  }

  @Test func `a view that is measured has room for what is not aligned`() {
    let outer = UIView()
    let view = shadowed(in: outer)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 40, height: 32))
    #expect(
      Shadowed().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 56, height: 56))
  }
}
