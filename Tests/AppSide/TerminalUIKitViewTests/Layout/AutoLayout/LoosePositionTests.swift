import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of views whose constraints leave the position open.
@MainActor
struct LoosePositionTests {
  private let root = UIView(frame: rect(0, 0, 320, 320))

  private func free(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  /// Creates a view at some position in the root.
  private func makeCard() -> UIView {
    let card = free(in: root)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 64),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      card.widthAnchor.constraint(equalToConstant: 200),
      card.heightAnchor.constraint(equalToConstant: 200),
    ])
    return card
  }

  @Test func `a view in an unplaced view lies where its own constraints place it`() {
    let card = makeCard()
    let group = free(in: card)
    let dot = free(in: group)
    NSLayoutConstraint.activate([
      dot.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      dot.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    #expect(group.frame == .zero)
    #expect(dot.convert(CGPoint.zero, to: card) == CGPoint(x: 8, y: 8))
    #expect(group.hasAmbiguousLayout && !card.hasAmbiguousLayout)
  }

  @Test func `the first of several views that are only tied to each other lies at the origin`() {
    let card = makeCard()
    let title = free(in: card)
    let sub = free(in: card)
    let middle = sub.centerXAnchor.constraint(equalTo: title.centerXAnchor)
    NSLayoutConstraint.activate([
      title.heightAnchor.constraint(equalToConstant: 16),
      sub.topAnchor.constraint(equalTo: title.bottomAnchor),
      sub.heightAnchor.constraint(equalToConstant: 16), middle,
      title.widthAnchor.constraint(equalToConstant: 40),
      sub.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(title.frame == rect(0, 0, 40, 16) && sub.frame == rect(10, 16, 20, 16))
    #expect(title.hasAmbiguousLayout && sub.hasAmbiguousLayout)
    middle.isActive = false
    root.layoutIfNeeded()
    #expect(title.frame == rect(0, 0, 40, 16) && sub.frame == rect(0, 16, 20, 16))
    sub.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4).isActive = true
    sub.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(title.frame == rect(0, 168, 40, 16) && sub.frame == rect(4, 184, 20, 16))
    #expect(!sub.hasAmbiguousLayout && title.hasAmbiguousLayout)
  }

  @Test func `inequalities alone place a view as near to the origin as possible`() {
    let card = makeCard()
    let above = free(in: card)
    let below = free(in: card)
    NSLayoutConstraint.activate([
      above.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor),
      above.heightAnchor.constraint(equalToConstant: 16),
      below.topAnchor.constraint(greaterThanOrEqualTo: above.bottomAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    #expect(above.frame.minY == 0 && below.frame.minY == 24)
    #expect(above.hasAmbiguousLayout && below.hasAmbiguousLayout)
  }

  @Test func `descendants of unplaced views move with them`() {
    let card = makeCard()
    let outer = free(in: card)
    let inner = free(in: outer)
    let leaf = free(in: inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: leaf.topAnchor, constant: -4),
      outer.heightAnchor.constraint(equalTo: inner.heightAnchor),
      outer.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame.minY == 0 && inner.frame.minY == 0 && leaf.frame.minY == 4)
  }

  @Test func `an unplaced guide lies at the corner of its view`() {
    let card = makeCard()
    let guide = UILayoutGuide()
    card.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 0, 30, 0))
  }

  @Test func `a guide reports its constraints and whether it is ambiguous`() {
    let card = makeCard()
    let guide = UILayoutGuide()
    card.addLayoutGuide(guide)
    let sides = [
      guide.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.topAnchor.constraint(equalTo: card.topAnchor),
    ]
    NSLayoutConstraint.activate(sides)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [sides[0], sides[1]])
    #expect(guide.constraintsAffectingLayout(for: .vertical) == [sides[2]])
    #expect(guide.hasAmbiguousLayout)
    guide.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(!guide.hasAmbiguousLayout)
    #expect(!UILayoutGuide().hasAmbiguousLayout)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `satisfiable required constraints hold even if positions are open`(seed: UInt64) {
    var scene = RandomTree(seed: seed)
    scene.check("seed \(seed), at first")
    scene.move()
    scene.check("seed \(seed), with new constants")
    scene.drop()
    scene.check("seed \(seed), with fewer constraints")
  }
}
