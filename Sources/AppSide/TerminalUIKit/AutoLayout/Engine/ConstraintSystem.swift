import Foundation

/// The constraints of a view and all in it as rows of a solver.
///
/// Rows are made anew from what views and constraints say and compared with those that are there, so
/// that only what differs reaches the solver.
@MainActor
final class ConstraintSystem {
  /// What the root's size comes from.
  enum Mode {
    /// The root's frame.
    case live
    /// The content, as near to a target as the priorities say.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  let mode: Mode
  private(set) weak var root: UIView?
  var solver = LayoutSolver()
  /// The views that take part, outer ones first; all ancestors of those that do are among them.
  private(set) var participants: [ConstraintItem] = []
  private(set) var variables: [ObjectIdentifier: LayoutItemVariables] = [:]
  private(set) var unplaced = UnplacedItems()
  /// The widths that lines were last broken for.
  var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
  var directions: [ObjectIdentifier: Bool] = [:]
  private var sources: [ObjectIdentifier: ConstraintRows] = [:]
  private var refused: Set<ObjectIdentifier> = []

  init(root: UIView, mode: Mode) {
    self.root = root
    self.mode = mode
  }

  func contains(_ item: ConstraintItem) -> Bool { variables[item.identity] != nil }

  func contains(_ constraint: NSLayoutConstraint) -> Bool {
    sources[ObjectIdentifier(constraint)] != nil
  }

  // MARK: Taking in changes

  /// Takes in everything, after views or constraints have come or gone.
  func rebuild() {
    guard let root else { return }
    directions = [:]
    let members = LayoutMembers(root: root)
    participants = members.views.map(\.constraintItem)
    let items = participants.flatMap { [$0] + guideItems(of: $0) }
    let constraints = members.constraints.filter { $0.activationNumber > 0 }
      .sorted { $0.activationNumber < $1.activationNumber }

    let kept = Set(items.map(\.identity)).union(constraints.map { ObjectIdentifier($0) })
    for (identity, rows) in sources where !kept.contains(identity) {
      remove(rows.rows)
      sources[identity] = nil
    }
    for (identity, item) in variables where !kept.contains(identity) {
      // The rows of others that still name it are replaced below.
      _ = try? solver.remove(item)
      variables[identity] = nil
      wrapWidths[identity] = nil
    }
    for item in items where variables[item.identity] == nil {
      variables[item.identity] = solver.addItem()
    }
    for item in participants { refresh(item) }
    for constraint in constraints { refresh(constraint) }
    unplaced = UnplacedItems(among: participants, in: self)
  }

  /// Takes in what a view, with its guides, says now.
  ///
  /// - Returns: Whether anything differs.
  @discardableResult
  func refresh(_ item: ConstraintItem) -> Bool {
    guard let view = item.view, contains(item) else { return false }
    let isStacked = stack(around: view).map { refresh($0.constraintItem) } ?? false
    return replace(rows(of: view), of: item, isRefusalKnown: true) || isStacked
  }

  /// Takes in what a constraint says now.
  func refresh(_ constraint: NSLayoutConstraint) {
    let identity = ObjectIdentifier(constraint)
    do throws(LayoutSolverError) {
      let row = try row(of: constraint)
      replace(row.map { [$0] } ?? [], of: constraint, isRefusalKnown: refused.contains(identity))
    } catch {
      replace([], of: constraint, isRefusalKnown: true)
      refuse(constraint, error)
    }
  }

  /// The stack view that takes part and arranges a view.
  func stack(around view: UIView) -> UIStackView? {
    guard let stack = view.storedSuperview as? UIStackView,
      let item = stack.layoutState.item, contains(item),
      stack.arrangedSubviews.contains(where: { $0 === view })
    else { return nil }
    return stack
  }

  @discardableResult
  private func replace(
    _ new: [ConstraintRow], of source: AnyObject, isRefusalKnown: Bool
  ) -> Bool {
    let identity = ObjectIdentifier(source)
    var old = sources[identity]?.rows ?? []
    if old.count != new.count {
      remove(old)
      old = []
    }
    var didChange = old.count != new.count
    var rows: [ConstraintRow] = []
    for (index, row) in new.enumerated() {
      var row = row
      let previous = index < old.count ? old[index] : nil
      do throws(LayoutSolverError) {
        didChange = try put(&row, inPlaceOf: previous) || didChange
      } catch {
        if let constraint = source as? NSLayoutConstraint, !isRefusalKnown {
          refuse(constraint, error)
        }
      }
      rows.append(row)
    }
    sources[identity] = ConstraintRows(source: source, rows: rows)
    return didChange
  }

  /// - Returns: Whether the solver has something new.
  private func put(
    _ row: inout ConstraintRow, inPlaceOf previous: ConstraintRow?
  ) throws(LayoutSolverError) -> Bool {
    if let previous, let handle = previous.handle, solver.contains(handle) {
      if previous.strength == row.strength, previous.expression.terms == row.expression.terms {
        row.handle = handle
        guard previous.expression.constant != row.expression.constant else { return false }
        try solver.setConstant(row.expression.constant, of: handle)
        return true
      }
      try solver.remove(handle)
    }
    switch row.strength {
    case .relation(let relation, let priority):
      row.handle = try solver.add(row.expression, relation, priority: priority)
    case .sides(let more, let less):
      row.handle = try solver.add(
        row.expression, priorityAgainstMore: more, priorityAgainstLess: less)
    }
    return true
  }

  private func remove(_ rows: [ConstraintRow]) {
    for row in rows {
      guard let handle = row.handle else { continue }
      // One that named a variable that has gone went with it.
      try? solver.remove(handle)
    }
  }

  private func refuse(_ constraint: NSLayoutConstraint, _ error: LayoutSolverError) {
    guard case .live = mode, refused.insert(ObjectIdentifier(constraint)).inserted else { return }
    LayoutReport.write("\(error)\n\t\(constraint.summary)")
  }

  // MARK: Results

  /// What a report calls the row behind a handle.
  func description(of handle: LayoutConstraintHandle) -> (text: String, isMask: Bool) {
    for rows in sources.values {
      guard let row = rows.rows.first(where: { $0.handle == handle }) else { continue }
      if let constraint = rows.source as? NSLayoutConstraint { return (constraint.summary, false) }
      let view = (rows.source as? ConstraintItem)?.view
      let parts = row.label.split(separator: ".")
      if parts.first == "mask", parts.count == 2, let view {
        return (MaskConstraints.description(of: row, view, attribute: parts[1]), true)
      }
      return (
        "<NSLayoutConstraint '\(row.label)' \(LayoutReport.name(of: view))   (active)>", false
      )
    }
    return ("<NSLayoutConstraint>", false)
  }
}
