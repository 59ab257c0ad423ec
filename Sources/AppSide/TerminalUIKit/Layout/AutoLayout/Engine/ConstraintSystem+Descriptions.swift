import Foundation
import LayoutSolver

/// Descriptions of the solver's rows for reports.
extension ConstraintSystem {
  /// Returns the description of a row in UIKit's format.
  func description(of handle: LayoutConstraintHandle) -> (text: String, isMask: Bool) {
    for rows in sources.values {
      guard let row = rows.rows.first(where: { $0.handle == handle }) else { continue }
      if let constraint = rows.source as? NSLayoutConstraint { return (constraint.summary, false) }
      guard let item = rows.source as? ConstraintItem, let view = item.view else { continue }
      let parts = row.label.split(separator: ".")
      if parts.first == "mask", parts.count == 2 {
        let address = LayoutReport.address(ofRow: handle, in: self)
        return (
          MaskConstraints.description(of: row, view, attribute: parts[1], address: address), true
        )
      }
      return (description(of: row, from: item, view), false)
    }
    return ("<NSLayoutConstraint>", false)
  }

  private func description(
    of row: ConstraintRow, from item: ConstraintItem, _ view: UIView
  ) -> String {
    let address = LayoutReport.address(ofRow: row.handle, in: self)
    let sides = sides(of: row, around: item)
    if row.label == Self.contentLabel {
      let equation = sides.map { "\(self.text(of: $0, row)) " } ?? ""
      let axis: NSLayoutConstraint.Axis =
        sides?.first.attribute == "height" ? .vertical : .horizontal
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      return "<NSContentSizeLayoutConstraint:\(address) \(equation)"
        + "Hug:\(LayoutReport.number(CGFloat(hugging))) "
        + "CompressionResistance:\(LayoutReport.number(CGFloat(resistance)))   (active)>"
    }
    var text = "<NSLayoutConstraint:\(address) '\(row.label)"
    guard let sides else { return text + "' \(LayoutReport.name(of: view))   (active)>" }
    if let (edge, format) = visualFormat(of: sides, row, in: view) {
      text += "-\(edge)' \(format)   (active, names: '|':\(LayoutReport.plainName(of: view)) )>"
      return text
    }
    if row.label == Self.rootLabel { text += "-\(sides.first.attribute.capitalized)" }
    text += "' \(self.text(of: sides, row))"
    if case .relation(_, let priority) = row.strength, priority < ConstraintSolver.required {
      text += " @\(LayoutReport.number(CGFloat(priority)))"
    }
    return text + "   (active)>"
  }

  /// Returns `first == second + constant`, without the second side for a constant.
  private func text(of sides: RowSides, _ row: ConstraintRow) -> String {
    var text = "\(name(of: sides.first)) \(sign(of: row)) "
    guard let second = sides.second else { return text + LayoutReport.number(sides.constant) }
    if sides.factor != 1 { text += "\(LayoutReport.number(sides.factor))*" }
    text += name(of: second)
    return text + LayoutReport.addition(sides.constant)
  }

  private func sign(of row: ConstraintRow) -> String {
    guard case .relation(let relation, _) = row.strength else { return "==" }
    switch relation {
    case .equal: return "=="
    case .lessThanOrEqual: return "<="
    case .greaterThanOrEqual: return ">="
    }
  }

  private func name(of side: RowSides.Side) -> String {
    "\(LayoutReport.name(of: side.item.guide ?? side.item.view)).\(side.attribute)"
  }

  /// Returns the distance of a system guide's edge from its view's edge in UIKit's visual format.
  ///
  /// For example, `V:|-(16)-[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']`.
  private func visualFormat(
    of sides: RowSides, _ row: ConstraintRow, in view: UIView
  ) -> (edge: String, format: String)? {
    guard case .relation(.equal, ConstraintSolver.required) = row.strength,
      let second = sides.second,
      sides.factor == 1, sides.first.attribute == second.attribute
    else { return nil }
    let (one, other) = (sides.first.item, second.item)
    guard let guide = one.guide ?? other.guide, (one.guide == nil) != (other.guide == nil),
      one.view === view, other.view === view
    else { return nil }
    // The order of the sides makes the constant the inward distance.
    let isStart = one.guide != nil
    let box = "[\(LayoutReport.name(of: guide))]"
    let gap = "-(\(LayoutReport.number(sides.constant)))-"
    let line = isStart ? "|\(gap)\(box)" : "\(box)\(gap)|"
    switch (second.attribute, isStart) {
    case ("top", true), ("bottom", false): return (second.attribute, "V:\(line)")
    case ("left", true), ("right", false): return (second.attribute, "H:\(line)(LTR)")
    default: return nil
    }
  }

  /// Returns the two sides of a row, or `nil` if it relates more than two attributes.
  private func sides(of row: ConstraintRow, around item: ConstraintItem) -> RowSides? {
    var names: [LayoutVariable: (item: ConstraintItem, part: Int)] = [:]
    for participant in participants {
      for item in [participant] + guideItems(of: participant) {
        guard let own = variables(of: item) else { continue }
        for (part, variable) in [own.minX, own.width, own.minY, own.height].enumerated() {
          names[variable] = (item, part)
        }
      }
    }
    return RowSides(row.expression) { names[$0] }
  }
}
