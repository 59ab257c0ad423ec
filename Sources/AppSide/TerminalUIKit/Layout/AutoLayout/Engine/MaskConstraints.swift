import Foundation
import LayoutSolver

/// The constraints between a view and its superview that result from its frame and autoresizing
/// mask.
@MainActor
struct MaskConstraints {
  /// A quantity that grows by a fraction of its superview's growth.
  private struct Line {
    var value: CGFloat
    var share: CGFloat
  }

  private let superSize: CGSize
  private let isSizedByCell: Bool
  private var x: Line
  private var y: Line
  private var width: Line
  private var height: Line

  init(_ view: UIView, in superview: UIView) {
    let mask = superview.autoresizesSubviews ? view.autoresizingMask : []
    superSize = superview.storedBounds.size
    isSizedByCell = view.layoutState.isSizedByCell
    (x, width) = Self.lines(
      start: view.origin.x, length: view.storedBounds.width, total: superSize.width,
      flexible: [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ])
    (y, height) = Self.lines(
      start: view.origin.y, length: view.storedBounds.height, total: superSize.height,
      flexible: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
  }

  /// Returns the rows.
  ///
  /// A size of zero that the cell has not set yet has a low priority, because constraints inside
  /// need more.
  func rows(_ own: LayoutItemVariables, in outer: LayoutItemVariables) -> [ConstraintRow] {
    [
      row(
        LinearExpression(own.minX) - LinearExpression(outer.minX), x, outer.width,
        superSize.width, "mask.minX"),
      row(
        LinearExpression(own.minY) - LinearExpression(outer.minY), y, outer.height,
        superSize.height, "mask.minY"),
      row(
        LinearExpression(own.width), width, outer.width, superSize.width, "mask.width",
        priority: priority(ofSize: width)),
      row(
        LinearExpression(own.height), height, outer.height, superSize.height, "mask.height",
        priority: priority(ofSize: height)),
    ]
  }

  private func priority(ofSize line: Line) -> Float {
    isSizedByCell && line.value == 0
      ? UILayoutPriority.fittingSizeLevel.rawValue : ConstraintSolver.required
  }

  private func row(
    _ quantity: LinearExpression, _ line: Line, _ outer: LayoutVariable, _ total: CGFloat,
    _ name: String, priority: Float = ConstraintSolver.required
  ) -> ConstraintRow {
    var expression = quantity - line.value
    if line.share != 0 {
      expression -= LinearExpression(outer, times: line.share) - line.share * total
    }
    return ConstraintRow(expression, priority: priority, label: name)
  }

  /// Returns the fractions of the flexible parts, which are proportional to their sizes.
  private static func lines(
    start: CGFloat, length: CGFloat, total: CGFloat, flexible: [Bool]
  ) -> (start: Line, length: Line) {
    let parts = [start, length, total - start - length]
    let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(flexible.count { $0 })
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return count == 1 ? 1 : sum > 0 ? parts[index] / sum : 1 / count
    }
    return (Line(value: start, share: share(0)), Line(value: length, share: share(1)))
  }

  /// Returns the description of a row in UIKit's format: `h=--& v=--& UIView:0x….minX == 8`, or
  /// `h=-&- v=-&- UIView:0x….width == UIWindow:0x….width`.
  static func description(
    of row: ConstraintRow, _ view: UIView, attribute: Substring, address: String
  ) -> String {
    let mask = view.autoresizingMask
    let across = signs([
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin),
    ])
    let down = signs([
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin),
    ])
    return "<NSAutoresizingMaskLayoutConstraint:\(address) "
      + "h=\(across) v=\(down) \(LayoutReport.name(of: view)).\(attribute) == "
      + "\(value(in: row, view, attribute))   (active)>"
  }

  /// Returns the text of a row's second side.
  private static func value(
    in row: ConstraintRow, _ view: UIView, _ attribute: Substring
  ) -> String {
    let constant = 0 - row.expression.constant
    let isPosition = attribute == "minX" || attribute == "minY"
    // The term of the superview's size follows the terms of the quantity itself.
    guard let term = row.expression.terms.dropFirst(isPosition ? 2 : 1).first else {
      return LayoutReport.number(constant)
    }
    let share = 0 - term.coefficient
    let size = attribute == "minX" || attribute == "width" ? "width" : "height"
    return (share == 1 ? "" : "\(LayoutReport.number(share))*")
      + "\(LayoutReport.name(of: view.superview)).\(size)" + LayoutReport.addition(constant)
  }

  private static func signs(_ flexible: [Bool]) -> String {
    // If nothing is flexible, the far margin gives way.
    (flexible.contains(true) ? flexible : [false, false, true]).map { $0 ? "&" : "-" }.joined()
  }
}
