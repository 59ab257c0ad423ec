import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of views with alignment insets.
@MainActor
struct AlignmentRectTests {
  /// A view with a shadow of 4 points at the left, 8 at the top, 12 at the right and 16 at the
  /// bottom.
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

  @Test func `frame and alignment rectangle can be converted into each other`() {
    let view = Shadowed()
    #expect(view.alignmentRect(forFrame: rect(0, 0, 56, 56)) == rect(4, 8, 40, 32))
    #expect(view.frame(forAlignmentRect: rect(4, 8, 40, 32)) == rect(0, 0, 56, 56))
    #expect(UIView().alignmentRect(forFrame: rect(1, 2, 3, 4)) == rect(1, 2, 3, 4))
  }

  @Test func `constraints and the intrinsic size refer to the alignment rectangle`() {
    let view = shadowed(in: screen.root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 16),
    ])
    screen.settle()
    #expect(view.frame == rect(12, 8, 56, 56))
  }

  @Test func `trailing edges, centres and sizes refer to the alignment rectangle`() {
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
  func `a stack view arranges alignment rectangles`(isConstrained: Bool) {
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

  @Test func `the fitting size includes the alignment insets`() {
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
