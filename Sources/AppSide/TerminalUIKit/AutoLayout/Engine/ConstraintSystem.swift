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
  private(set) var sources: [ObjectIdentifier: ConstraintRows] = [:]
  /// The stack view that arranges a view, for each view that one does.
  private var stackItems: [ObjectIdentifier: ConstraintItem] = [:]
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
    var items: [ConstraintItem] = []
    items.reserveCapacity(participants.count)
    stackItems = [:]
    for item in participants {
      items.append(item)
      items.append(contentsOf: guideItems(of: item))
      guard let stack = item.view as? UIStackView else { continue }
      for view in stack.arrangedSubviews { stackItems[ObjectIdentifier(view)] = item }
    }
    let constraints = members.activeConstraints

    if sources.isEmpty {
      sources.reserveCapacity(participants.count + constraints.count)
      variables.reserveCapacity(items.count)
      solver.reserveCapacity(
        variables: 4 * items.count, constraints: 2 * items.count + constraints.count)
    } else {
      forgetAllBut(items, constraints)
    }
    for item in items where variables[item.identity] == nil {
      variables[item.identity] = solver.addItem()
    }
    for item in participants { refreshAlone(item) }
    for constraint in constraints { refresh(constraint) }
    unplaced = UnplacedItems(among: participants, in: self)
  }

  private func forgetAllBut(_ items: [ConstraintItem], _ constraints: [NSLayoutConstraint]) {
    let kept = Set(items.map(\.identity)).union(constraints.map { ObjectIdentifier($0) })
    for (identity, rows) in sources where !kept.contains(identity) {
      remove(rows.rows)
      sources[identity] = nil
    }
    for (identity, item) in variables where !kept.contains(identity) {
      // The rows of others that still name it are replaced.
      _ = try? solver.remove(item)
      variables[identity] = nil
      wrapWidths[identity] = nil
    }
  }

  /// Takes in what some views, with their guides, say now, and the stacks that arrange them.
  ///
  /// - Returns: Whether anything differs.
  @discardableResult
  func refresh(_ items: [ConstraintItem]) -> Bool {
    var didChange = false
    var isArrangedAnew = false
    // A stack of many of the views is asked once.
    var stacks: [ConstraintItem] = []
    var known: Set<ObjectIdentifier> = []
    for item in items {
      var next = item.view.flatMap { stack(around: $0) }
      while let stack = next, known.insert(stack.constraintItem.identity).inserted {
        stacks.append(stack.constraintItem)
        next = self.stack(around: stack)
      }
    }
    for item in stacks + items.filter({ !known.contains($0.identity) }) where refreshAlone(item) {
      didChange = true
      // What was hidden in a stack had no place before, and what is hidden now has none.
      if item.view is UIStackView { isArrangedAnew = true }
    }
    if isArrangedAnew { unplaced = UnplacedItems(among: participants, in: self) }
    return didChange
  }

  @discardableResult
  private func refreshAlone(_ item: ConstraintItem) -> Bool {
    guard let view = item.view, contains(item) else { return false }
    return replace(rows(of: view), of: item, isRefusalKnown: true)
  }

  /// Takes in what a constraint says now.
  func refresh(_ constraint: NSLayoutConstraint) {
    let identity = ObjectIdentifier(constraint)
    do throws(LayoutSolverError) {
      let row = try row(of: constraint)
      let rows = if let row { [row] } else { [] as [ConstraintRow] }
      replace(rows, of: constraint, isRefusalKnown: refused.contains(identity))
    } catch {
      replace([], of: constraint, isRefusalKnown: true)
      refuse(constraint, error)
    }
  }

  /// The stack view that takes part and arranges a view.
  func stack(around view: UIView) -> UIStackView? {
    guard let item = stackItems[ObjectIdentifier(view)], let superview = view.storedSuperview,
      item.view === superview, contains(item)
    else { return nil }
    return superview as? UIStackView
  }

  @discardableResult
  private func replace(
    _ new: consuming [ConstraintRow], of source: AnyObject, isRefusalKnown: Bool
  ) -> Bool {
    let identity = ObjectIdentifier(source)
    var old = sources[identity]?.rows ?? []
    if old.count != new.count {
      remove(old)
      old = []
    }
    var didChange = old.count != new.count
    var rows = new
    for index in rows.indices {
      do throws(LayoutSolverError) {
        let isNews = try put(&rows[index], inPlaceOf: index < old.count ? old[index] : nil)
        didChange = didChange || isNews
      } catch {
        if let constraint = source as? NSLayoutConstraint, !isRefusalKnown {
          refuse(constraint, error)
        }
      }
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
    LayoutReport.write("\(error.ofConstraint(constraint))\n\t\(constraint.summary)")
  }
}

extension LayoutSolverError {
  /// The error with the number that was given: rows have all terms on one side, with signs of their own.
  @MainActor
  fileprivate func ofConstraint(_ constraint: NSLayoutConstraint) -> Self {
    switch self {
    case .constantNotFinite where !constraint.constant.isFinite:
      .constantNotFinite(constraint.constant)
    case .coefficientNotFinite where !constraint.multiplier.isFinite:
      .coefficientNotFinite(constraint.multiplier)
    case .constantTooLarge(let value) where value == -constraint.constant:
      .constantTooLarge(constraint.constant)
    case .coefficientTooLarge(let value) where value == -constraint.multiplier:
      .coefficientTooLarge(constraint.multiplier)
    default: self
    }
  }
}
