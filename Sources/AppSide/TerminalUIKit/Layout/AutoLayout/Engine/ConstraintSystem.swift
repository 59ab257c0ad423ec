import Foundation
import LayoutSolver

/// The constraints of a view and its descendants as rows of a solver.
///
/// The rows are computed again after each change and compared with the previous ones, so that only
/// differences reach the solver.
@MainActor
final class ConstraintSystem {
  /// The source of the root's size.
  enum Mode {
    /// The root's frame.
    case live
    /// The content, as near to a target size as the priorities allow.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  let mode: Mode
  private(set) weak var root: UIView?
  // For these see `UIResponder.accessibilityProperties`.
  @exclusivity(unchecked) var solver = ConstraintSolver()
  /// The views that take part, outer ones first; all ancestors of those that do are among them.
  @exclusivity(unchecked) private(set) var participants: [ConstraintItem] = []
  /// The participating views, each followed by its guides.
  @exclusivity(unchecked) var members: [SolvedItem] = []
  /// The indices of the members, by identity.
  @exclusivity(unchecked) private var slots: [ObjectIdentifier: Int] = [:]
  /// A number that distinguishes this list of members from those of other systems and earlier ones
  /// of this system.
  private var number = -1
  private static var lastNumber = 0
  /// Whether a rebuild is in progress, during which alignment insets don't change.
  private var isRebuilding = false
  /// The widths for which texts were last wrapped.
  var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
  @exclusivity(unchecked) private(set) var sources: [ObjectIdentifier: ConstraintRows] = [:]
  /// The arranging stack view of each arranged view.
  private var stackItems: [ObjectIdentifier: ConstraintItem] = [:]
  private var refused: Set<ObjectIdentifier> = []
  /// The positions that constraints mention but don't tie to the root; see ``findLoosePositions()``.
  var loosePositions: [LoosePosition] = []

  init(root: UIView, mode: Mode) {
    self.root = root
    self.mode = mode
  }

  /// Returns the index of an item among the members, or `nil` if it doesn't participate.
  func slot(of item: ConstraintItem) -> Int? {
    // The item caches its slot because a dictionary lookup takes much longer.
    if item.systemNumber == number { return item.slot }
    guard let slot = slots[item.identity] else { return nil }
    item.systemNumber = number
    item.slot = slot
    return slot
  }

  func variables(of item: ConstraintItem) -> LayoutItemVariables? {
    slot(of: item).map { members[$0].variables }
  }

  /// Returns the variables of an item with the edges of its alignment rectangle.
  func alignedVariables(of item: ConstraintItem) -> LayoutItemVariables? {
    guard let slot = slot(of: item) else { return nil }
    var variables = members[slot].variables
    if isRebuilding {
      variables.alignment = members[slot].alignment
    } else {
      variables.align(as: item)
    }
    return variables
  }

  func contains(_ item: ConstraintItem) -> Bool { slot(of: item) != nil }

  func contains(_ constraint: NSLayoutConstraint) -> Bool {
    sources[ObjectIdentifier(constraint)] != nil
  }

  // MARK: Updates

  /// Updates all rows after views or constraints have been added or removed.
  func rebuild() {
    guard let root else { return }
    let found = LayoutMembers(root: root)
    participants = found.views.map(\.constraintItem)
    stackItems = [:]
    for item in participants where item.isStackView {
      guard let stack = item.view as? UIStackView else { continue }
      for view in stack.arrangedSubviews { stackItems[ObjectIdentifier(view)] = item }
    }
    let constraints = found.activeConstraints
    if sources.isEmpty {
      let count = participants.count
      sources.reserveCapacity(count + constraints.count)
      solver.reserveCapacity(variables: 4 * count, constraints: 2 * count + constraints.count)
    } else {
      removeAllConstraints(except: constraints)
    }
    collectMembers(found.views)
    isRebuilding = true
    for (item, view) in zip(participants, found.views) { refreshAlone(item, view) }
    for constraint in constraints { refresh(constraint) }
    isRebuilding = false
    findLoosePositions()
  }

  /// Removes the items that no longer participate, and their rows.
  private func removeAllConstraints(except constraints: [NSLayoutConstraint]) {
    var kept = Set(constraints.map { ObjectIdentifier($0) })
    for item in participants {
      kept.insert(item.identity)
      for guide in guideItems(of: item) { kept.insert(guide.identity) }
    }
    for (identity, rows) in sources where !kept.contains(identity) {
      remove(rows.rows)
      sources[identity] = nil
    }
    for member in members where !kept.contains(member.item.identity) {
      // Rows of other items that mention these variables are replaced.
      _ = try? solver.remove(member.variables)
      slots[member.item.identity] = nil
      wrapWidths[member.item.identity] = nil
    }
  }

  /// Makes the participants and their guides members.
  ///
  /// Existing members keep their variables.
  private func collectMembers(_ views: [UIView]) {
    let membersBefore = members
    let slotsBefore = slots
    members = []
    members.reserveCapacity(max(participants.count, membersBefore.count))
    slots = [:]
    slots.reserveCapacity(members.capacity)
    Self.lastNumber += 1
    number = Self.lastNumber
    /// Adds an item, or returns `nil` if it is already a member.
    func add(_ item: ConstraintItem) -> Int? {
      guard item.systemNumber != number else { return nil }
      let before = slotsBefore.isEmpty ? nil : slotsBefore[item.identity]
      var member = SolvedItem(
        item: item, variables: before.map { membersBefore[$0].variables } ?? solver.addItem())
      if let before { member.frame = membersBefore[before].frame }
      let slot = members.count
      members.append(member)
      slots[item.identity] = slot
      item.systemNumber = number
      item.slot = slot
      return slot
    }
    for (item, view) in zip(participants, views) {
      let container = container(of: view)
      let isRightToLeft = isRightToLeft(view, in: container)
      guard let slot = add(item) else { continue }
      members[slot].container = container
      if case .item(let outer) = container { members[slot].outer = outer }
      members[slot].isRightToLeft = isRightToLeft
      members[slot].alignment = LayoutItemInsets(view.alignmentRectInsets)
      for guide in guideItems(of: item) {
        guard let guideSlot = add(guide) else { continue }
        members[guideSlot].outer = slot
        members[guideSlot].isRightToLeft = isRightToLeft
      }
    }
  }

  /// Returns the surroundings of a view whose superview, if it participates, is already a member.
  private func container(of view: UIView) -> SolvedItem.Container {
    guard view !== root, let superview = view.storedSuperview else { return .none }
    guard let item = superview.layoutState.item, let slot = slot(of: item) else {
      return .nonmember
    }
    return .item(slot)
  }

  /// Whether a view is laid out from right to left, which it inherits from its superview unless it
  /// decides itself.
  private func isRightToLeft(_ view: UIView, in container: SolvedItem.Container) -> Bool {
    guard case .item(let outer) = container, view.viewController == nil,
      view.layoutState.semantics == .unspecified,
      view.storedSuperview?.layoutState.semantics == .unspecified
    else { return view.isRightToLeft }
    return members[outer].isRightToLeft
  }

  /// Updates the rows of views and their guides, and of the stacks that arrange them.
  ///
  /// - Returns: Whether anything has changed.
  @discardableResult
  func refresh(_ items: [ConstraintItem]) -> Bool {
    var didChange = false
    var isArrangedAnew = false
    // A stack is refreshed once even if several of its views have changed.
    var stacks: [ConstraintItem] = []
    var known: Set<ObjectIdentifier> = []
    for item in items {
      var next = item.view.flatMap { stack(around: $0) }
      while let stack = next, known.insert(stack.constraintItem.identity).inserted {
        stacks.append(stack.constraintItem)
        next = self.stack(around: stack)
      }
    }
    for item in stacks + items.filter({ !known.contains($0.identity) }) {
      guard let view = item.view, refreshAlone(item, view) else { continue }
      didChange = true
      // Views that were shown or hidden in a stack gain or lose their positions.
      if item.isStackView { isArrangedAnew = true }
    }
    if isArrangedAnew { findLoosePositions() }
    return didChange
  }

  @discardableResult
  private func refreshAlone(_ item: ConstraintItem, _ view: UIView) -> Bool {
    guard let slot = slot(of: item) else { return false }
    members[slot].isContentHeightOfWidth = view.isContentHeightOfWidth
    return replace(
      rows(of: view, item, members[slot].variables), of: item, isRefusalKnown: true)
  }

  /// Updates the row of a constraint.
  func refresh(_ constraint: NSLayoutConstraint) {
    let identity = ObjectIdentifier(constraint)
    do throws(ConstraintSolverError) {
      let row = try row(of: constraint)
      let rows = if let row { [row] } else { [] as [ConstraintRow] }
      replace(rows, of: constraint, isRefusalKnown: refused.contains(identity))
    } catch {
      replace([], of: constraint, isRefusalKnown: true)
      refuse(constraint, error)
    }
  }

  /// Returns the participating stack view that arranges a view.
  func stack(around view: UIView) -> UIStackView? {
    guard !stackItems.isEmpty, let item = stackItems[ObjectIdentifier(view)],
      let superview = view.storedSuperview,
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
    if old.count != new.count, !old.isEmpty {
      remove(old)
      old = []
    }
    var didChange = old.count != new.count
    var rows = new
    for index in rows.indices {
      do throws(ConstraintSolverError) {
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

  /// Adds a row to the solver or updates the previous one.
  ///
  /// - Returns: Whether the solver has changed.
  private func put(
    _ row: inout ConstraintRow, inPlaceOf previous: ConstraintRow?
  ) throws(ConstraintSolverError) -> Bool {
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
      // The solver has already removed rows with a removed variable.
      try? solver.remove(handle)
    }
  }

  private func refuse(_ constraint: NSLayoutConstraint, _ error: ConstraintSolverError) {
    guard case .live = mode, refused.insert(ObjectIdentifier(constraint)).inserted else { return }
    LayoutReport.write("\(error.ofConstraint(constraint))\n\t\(constraint.summary)")
  }
}

extension ConstraintSolverError {
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
