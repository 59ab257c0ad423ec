import Foundation
import LayoutSolver

/// A row of the solver in the form `first = factor × second + constant`.
@MainActor
struct RowSides {
  struct Side {
    let item: ConstraintItem
    /// The name of the attribute in UIKit's format.
    let attribute: String
  }

  let first: Side
  let second: Side?
  let factor: CGFloat
  let constant: CGFloat

  /// Converts an expression that is compared with zero.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - name: Returns the item of a variable and which of the item's four variables it is: x,
  ///     width, y or height.
  /// - Returns: `nil` if the expression has more than two sides or doesn't correspond to
  ///   attributes.
  init?(
    _ expression: LinearExpression,
    name: (LayoutVariable) -> (item: ConstraintItem, part: Int)?
  ) {
    var items: [ConstraintItem] = []
    var parts: [[CGFloat]] = []
    for term in expression.terms {
      guard let (item, part) = name(term.variable) else { return nil }
      let index = items.firstIndex { $0 === item } ?? items.count
      if index == items.count {
        items.append(item)
        parts.append([0, 0, 0, 0])
      }
      parts[index][part] += term.coefficient
    }
    var sides: [(side: Side, factor: CGFloat)] = []
    for (item, parts) in zip(items, parts) where parts != [0, 0, 0, 0] {
      guard let (attribute, factor) = Self.attribute(of: parts) else { return nil }
      sides.append((Side(item: item, attribute: attribute), factor))
    }
    // The positive term becomes the first side.
    sides.sort { $0.factor > 0 && $1.factor < 0 }
    guard let left = sides.first, left.factor > 0, sides.count <= 2 else { return nil }
    first = left.side
    second = sides.count == 2 ? sides[1].side : nil
    factor = sides.count == 2 ? -sides[1].factor / left.factor : 0
    let constant = -expression.constant / left.factor
    self.constant = constant == 0 ? 0 : constant
  }

  private static func attribute(of parts: [CGFloat]) -> (name: String, factor: CGFloat)? {
    let isAcross = parts[2] == 0 && parts[3] == 0
    guard isAcross || (parts[0] == 0 && parts[1] == 0) else { return nil }
    let (start, length) = isAcross ? (parts[0], parts[1]) : (parts[2], parts[3])
    if start == 0 { return (isAcross ? "width" : "height", length) }
    switch length / start {
    case 0: return (isAcross ? "left" : "top", start)
    case 1: return (isAcross ? "right" : "bottom", start)
    case 0.5: return (isAcross ? "centerX" : "centerY", start)
    default: return nil
    }
  }
}
