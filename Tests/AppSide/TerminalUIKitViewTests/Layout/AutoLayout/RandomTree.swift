import Foundation
import TerminalUIKitTestSupport
import Testing
import TestSupport

@testable import TerminalUIKit

/// A random tree of views whose constraints are satisfiable because they hold for frames chosen
/// beforehand.
@MainActor
struct RandomTree {
  private struct Relation {
    let constraint: NSLayoutConstraint
    let first: Int
    let second: Int?
    /// The difference between the two sides in the chosen frames.
    let slack: CGFloat
  }

  private var random: SplitMix
  private let root = UIView(frame: rect(0, 0, 400, 400))
  private var views: [UIView] = []
  /// The chosen frames, in the root's coordinates.
  private var frames: [CGRect] = []
  private var relations: [Relation] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    views = [root]
    frames = [root.frame]
    for _ in 0..<Int.random(in: 2...10, using: &random) {
      let outer = Int.random(in: 0..<views.count, using: &random)
      let view = UIView()
      views[outer].addSubview(view)
      views.append(view)
      frames.append(randomFrame())
      if random.chance(0.15) {
        view.frame = frames[views.count - 1].offsetBy(
          dx: -frames[outer].minX, dy: -frames[outer].minY)
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
    }
    for _ in 0..<Int.random(in: 1...2 * views.count, using: &random) { relate() }
  }

  private mutating func randomFrame() -> CGRect {
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    return rect(number(-80...300), number(-80...300), number(0...100), number(0...100))
  }

  private mutating func relate() {
    let kinds: [[NSLayoutConstraint.Attribute]] = [
      [.left, .right], [.top, .bottom], [.width, .height],
    ]
    let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
    let first = Int.random(in: 1..<views.count, using: &random)
    let isSize = kind[0] == .width
    let others = views.indices.filter { $0 != first }
    let second =
      isSize && random.chance(0.6) ? nil : others[Int.random(in: 0..<others.count, using: &random)]
    let relation = [NSLayoutConstraint.Relation.equal, .greaterThanOrEqual, .lessThanOrEqual][
      Int.random(in: 0..<3, using: &random)]
    let slack = relation == .equal ? 0 : CGFloat(Int.random(in: 0...40, using: &random))
    let constraint = NSLayoutConstraint(
      item: views[first], attribute: kind[random.chance(0.5) ? 0 : 1], relatedBy: relation,
      toItem: second.map { views[$0] },
      attribute: second == nil ? .notAnAttribute : kind[random.chance(0.5) ? 0 : 1], multiplier: 1,
      constant: 0)
    relations.append(
      Relation(
        constraint: constraint, first: first, second: second,
        slack: relation == .lessThanOrEqual ? -slack : slack))
    setConstant(of: relations.count - 1)
    constraint.isActive = true
  }

  private func setConstant(of index: Int) {
    let relation = relations[index]
    relation.constraint.constant = distance(relation, frames) - relation.slack
  }

  /// Returns the difference between the two sides without the constant.
  private func distance(_ relation: Relation, _ frames: [CGRect]) -> CGFloat {
    func value(_ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat {
      switch attribute {
      case .left: frame.minX
      case .right: frame.maxX
      case .top: frame.minY
      case .bottom: frame.maxY
      case .width: frame.width
      default: frame.height
      }
    }
    let other = relation.second.map { value(relation.constraint.secondAttribute, frames[$0]) }
    return value(relation.constraint.firstAttribute, frames[relation.first]) - (other ?? 0)
  }

  /// Chooses new frames for the views with constraints, and matching constants.
  mutating func move() {
    for index in 1..<views.count where !views[index].translatesAutoresizingMaskIntoConstraints {
      // A view stays if it has subviews with fixed frames, because these would move along.
      guard views[index].subviews.allSatisfy({ !$0.translatesAutoresizingMaskIntoConstraints })
      else { continue }
      frames[index] = randomFrame()
    }
    for index in relations.indices { setConstant(of: index) }
  }

  /// Deactivates every third constraint.
  mutating func drop() {
    for index in relations.indices where index % 3 == 0 {
      relations[index].constraint.isActive = false
    }
    relations = relations.enumerated().filter { $0.offset % 3 != 0 }.map(\.element)
  }

  /// Lays out the tree and checks that all constraints hold.
  func check(_ note: String) {
    root.layoutIfNeeded()
    #expect(root.autoLayoutEngine?.lastConflictReport == nil, "\(note)")
    let real = views.map { $0.convert($0.bounds, to: root) }
    for relation in relations {
      let rest = distance(relation, real) - relation.constraint.constant
      let holds =
        switch relation.constraint.relation {
        case .equal: rest == 0
        case .greaterThanOrEqual: rest >= 0
        case .lessThanOrEqual: rest <= 0
        }
      #expect(holds, "\(note): \(relation.constraint) is off by \(rest)")
    }
  }
}
