/// Solves systems of linear constraints with priorities, as Auto Layout needs it.
///
/// A constraint says that a linear expression should be zero, at least zero or at most zero. Required
/// constraints (priority 1000) hold. Among the others, a constraint of higher priority outweighs any number
/// of lower ones, and within a priority the sum of the errors is minimal. If that leaves a choice, older
/// constraints are favoured over younger ones, and then variables are as near to zero as possible, older ones
/// first. So the values depend on the constraints and the order in which they were added, not on changes in
/// between, and are the same to the bit in every run. Only if more than two constraints or variables of the
/// same rank compete may the history decide.
///
/// Adding and removing constraints and changing constants costs little, because ``solve()`` starts from its
/// previous result. Required constraints that contradict each other aren't an error: the solver names a
/// minimal set of them, leaves out its youngest member until the others permit it again, and satisfies the
/// rest.
///
/// The solver doesn't depend on views. ``LayoutItemVariables`` and ``LayoutItemEquation`` translate the
/// attributes of an `NSLayoutConstraint`:
///
/// ```swift
/// var solver = ConstraintSolver()
/// let root = solver.addItem()
/// let label = solver.addItem()
/// // The root has the window's frame.
/// try solver.add(.init(root, .width, .equal, constant: 640))
/// try solver.add(.init(root, .height, .equal, constant: 384))
/// try solver.pinOrigin(of: root)
/// // label.leading == root.leading + 16, label.top >= root.top + 8, and so on.
/// let inset = LayoutItemEquation(label, .leading, .equal, root, .leading, constant: 16)
/// let handle = try solver.add(inset)
/// try solver.add(.init(label, .top, .greaterThanOrEqual, root, .top, constant: 8))
/// try solver.add(.init(label, .centerY, .equal, root, .centerY), priority: 750)
/// try solver.addContentSize(label.width, 120, hugging: 250, compressionResistance: 750)
/// try solver.addContentSize(label.height, 16, hugging: 250, compressionResistance: 750)
/// for conflict in solver.solve().newConflicts { log(conflict.constraints, conflict.broken) }
/// labelView.frame = solver.frame(of: label, pixelsPerPoint: 1)
/// // A new constant, without adding the constraint again.
/// try solver.setConstant(of: handle, from: inset.with(constant: 24))
/// solver.solve()
/// ```
package struct ConstraintSolver: ~Copyable, Sendable {
  var engine: SimplexEngine
  private var variableGenerations: [UInt32]
  private var isLive: [Bool]
  private var freeVariables: [Int]
  private var constraintGenerations: [UInt32]
  private(set) var constraintCount: Int
  private var knownConflicts: Set<LayoutConflict>
  private var scratch: [RowTable.Term]

  /// The priority of a constraint that must hold.
  package static let required: Float = 1000
  /// Coefficients smaller than this count as zero.
  static let coefficientResolution = 1e-9
  /// Values are read as multiples of this, which hides the rounding of the computation.
  static let valueResolution = 0x1p-20

  // No property is set where it is declared, so that the compiler reports what `init(copying:)` leaves out.
  package init() {
    engine = SimplexEngine()
    variableGenerations = []
    isLive = []
    freeVariables = []
    constraintGenerations = []
    constraintCount = 0
    knownConflicts = []
    scratch = []
  }

  /// Makes an independent solver with the same constraints and values.
  package init(copying original: borrowing ConstraintSolver) {
    engine = SimplexEngine(copying: original.engine)
    variableGenerations = original.variableGenerations
    isLive = original.isLive
    freeVariables = original.freeVariables
    constraintGenerations = original.constraintGenerations
    constraintCount = original.constraintCount
    knownConflicts = original.knownConflicts
    scratch = original.scratch
  }

  /// Reserves room for variables and constraints that are going to be added.
  package mutating func reserveCapacity(variables: Int, constraints: Int) {
    engine.reserveCapacity(variables: variables, rows: constraints)
    variableGenerations.reserveCapacity(variables)
    isLive.reserveCapacity(variables)
    constraintGenerations.reserveCapacity(variables + constraints)
  }

  var variableCount: Int { variableGenerations.count - freeVariables.count }

  // MARK: Variables

  /// Adds a variable.
  ///
  /// - Parameter isNonNegative: Whether it must not be negative, like a size. If constraints leave a choice,
  ///   such a variable rather than another becomes zero.
  mutating func addVariable(isNonNegative: Bool = false) -> LayoutVariable {
    if let index = freeVariables.popLast() {
      isLive[index] = true
      engine.reuseVariable(index, isNonNegative: isNonNegative)
      return LayoutVariable(index: Int32(index), generation: variableGenerations[index])
    }
    let index = engine.addVariable(isNonNegative: isNonNegative)
    variableGenerations.append(0)
    isLive.append(true)
    return LayoutVariable(index: Int32(index), generation: 0)
  }

  /// Removes a variable that no constraint names.
  package mutating func remove(_ variable: LayoutVariable) throws(ConstraintSolverError) {
    guard contains(variable) else { throw .unknownVariable }
    let index = Int(variable.index)
    let users = handles(naming: index)
    guard users.isEmpty else { throw .variableInUse(constraintCount: users.count) }
    isLive[index] = false
    variableGenerations[index] &+= 1
    freeVariables.append(index)
    engine.reuseVariable(index, isNonNegative: false)
  }

  package func contains(_ variable: LayoutVariable) -> Bool {
    let index = Int(variable.index)
    guard index < variableGenerations.count else { return false }
    guard variableGenerations[index] == variable.generation else { return false }
    return isLive[index]
  }

  /// The constraints that name a variable, in the order in which they were added.
  package func constraints(naming variable: LayoutVariable) -> [LayoutConstraintHandle] {
    contains(variable) ? handles(naming: Int(variable.index)) : []
  }

  /// Whether a constraint names a variable.
  package func isNamed(_ variable: LayoutVariable) -> Bool {
    guard contains(variable) else { return false }
    // The youngest come first, so that few of a variable's many rows are examined.
    var place = engine.table.heads[Int(variable.index)]
    while place >= 0 {
      let entry = engine.table.entries[Int(place)]
      if engine.rows[Int(entry.row)].isConstraint { return true }
      place = entry.next
    }
    return false
  }

  private func handles(naming variable: Int) -> [LayoutConstraintHandle] {
    var found: [Int] = []
    engine.table.forEachRow(of: variable) { row in
      if engine.rows[row].isConstraint { found.append(row) }
    }
    found.sort { engine.rows[$0].order < engine.rows[$1].order }
    return found.map { handle($0) }
  }

  // MARK: Constraints

  /// Adds the constraint `expression relation 0`.
  @discardableResult
  package mutating func add(
    _ expression: LinearExpression, _ relation: LayoutRelation, priority: Float = required
  ) throws(ConstraintSolverError) -> LayoutConstraintHandle {
    let claim = try Self.claim(of: priority)
    return try insert(
      expression, above: relation == .greaterThanOrEqual ? .none : claim,
      below: relation == .lessThanOrEqual ? .none : claim)
  }

  /// Adds the constraint that an expression should be zero, with separate priorities against being more than
  /// zero and against being less.
  ///
  /// An intrinsic size needs this: hugging against more, compression resistance against less. One such
  /// constraint is cheaper than two.
  @discardableResult
  package mutating func add(
    _ expression: LinearExpression, priorityAgainstMore: Float, priorityAgainstLess: Float
  ) throws(ConstraintSolverError) -> LayoutConstraintHandle {
    let above = try Self.claim(of: priorityAgainstMore)
    let below = try Self.claim(of: priorityAgainstLess)
    return try insert(expression, above: above, below: below)
  }

  /// Removes a constraint; constraints that were broken because of it come back into force.
  package mutating func remove(_ constraint: LayoutConstraintHandle) throws(ConstraintSolverError) {
    let row = try row(of: constraint)
    engine.removeRow(row)
    constraintGenerations[row] &+= 1
    constraintCount -= 1
  }

  package func contains(_ constraint: LayoutConstraintHandle) -> Bool {
    let index = Int(constraint.index)
    guard index < constraintGenerations.count else { return false }
    guard constraintGenerations[index] == constraint.generation else { return false }
    return engine.isConstraint(index)
  }

  /// Changes the constant of a constraint's expression, which costs much less than adding it again.
  package mutating func setConstant(
    _ constant: Double, of constraint: LayoutConstraintHandle
  ) throws(ConstraintSolverError) {
    let row = try row(of: constraint)
    try Self.check(constant: constant)
    engine.setConstant(constant, of: row)
  }

  /// Changes the priority of a constraint, including from or to required.
  mutating func setPriority(
    _ priority: Float, of constraint: LayoutConstraintHandle
  ) throws(ConstraintSolverError) {
    let row = try row(of: constraint)
    let claim = try Self.claim(of: priority)
    engine.setClaims(
      of: row, above: engine.rows[row].above.claim == .none ? .none : claim,
      below: engine.rows[row].below.claim == .none ? .none : claim)
  }

  /// Changes the two priorities of a constraint that was added with two.
  mutating func setPriorities(
    againstMore: Float, againstLess: Float, of constraint: LayoutConstraintHandle
  ) throws(ConstraintSolverError) {
    let row = try row(of: constraint)
    let above = try Self.claim(of: againstMore)
    let below = try Self.claim(of: againstLess)
    engine.setClaims(of: row, above: above, below: below)
  }

  // MARK: Solving

  /// Finds the best values for the constraints as they are now.
  @discardableResult
  package mutating func solve() -> Outcome {
    engine.solve()
    let conflicts = self.conflicts
    let new = conflicts.filter { !knownConflicts.contains($0) }
    knownConflicts = Set(conflicts)
    return Outcome(
      newConflicts: new, pivotCount: engine.pivotCount, isOptimal: !engine.didReachLimit)
  }

  /// The conflicts that remain, in the order in which the broken constraints were added.
  var conflicts: [LayoutConflict] {
    let broken = engine.brokenRows.sorted { first, second in
      engine.rows[first.row].order < engine.rows[second.row].order
    }
    return broken.map { record in
      LayoutConflict(
        constraints: record.members.map { handle($0) }, broken: handle(record.row))
    }
  }

  // MARK: Implementation

  private func handle(_ row: Int) -> LayoutConstraintHandle {
    LayoutConstraintHandle(index: Int32(row), generation: constraintGenerations[row])
  }

  func row(of constraint: LayoutConstraintHandle) throws(ConstraintSolverError) -> Int {
    guard contains(constraint) else { throw .unknownConstraint }
    return Int(constraint.index)
  }

  private mutating func insert(
    _ expression: LinearExpression, above: SideCost.Claim, below: SideCost.Claim
  ) throws(ConstraintSolverError) -> LayoutConstraintHandle {
    try Self.check(constant: expression.constant)
    try gather(expression.terms)
    let row = engine.addRow(scratch, constant: expression.constant, above: above, below: below)
    while constraintGenerations.count <= row { constraintGenerations.append(0) }
    constraintCount += 1
    return handle(row)
  }

  /// Collects the terms in `scratch`: each variable once, in the order of the variables.
  private mutating func gather(
    _ terms: [LinearExpression.Term]
  ) throws(ConstraintSolverError) {
    scratch.removeAll(keepingCapacity: true)
    for term in terms {
      guard contains(term.variable) else { throw .unknownVariable }
      let variable = Int(term.variable.index)
      // Rows are short; insertion keeps them sorted and merges duplicates.
      var place = scratch.count
      while place > 0 && scratch[place - 1].variable > variable { place -= 1 }
      if place > 0 && scratch[place - 1].variable == variable {
        scratch[place - 1].coefficient += term.coefficient
      } else {
        scratch.append(RowTable.Term(variable: variable, coefficient: term.coefficient))
        var last = scratch.count - 1
        while last > place {
          scratch.swapAt(last, last - 1)
          last -= 1
        }
      }
    }
    var hasNothing = false
    for term in scratch {
      guard term.coefficient.isFinite else { throw .coefficientNotFinite(term.coefficient) }
      let size = abs(term.coefficient)
      guard size <= ConstraintSolverError.coefficientLimit else {
        throw .coefficientTooLarge(term.coefficient)
      }
      if size < Self.coefficientResolution { hasNothing = true }
    }
    if hasNothing { scratch.removeAll { abs($0.coefficient) < Self.coefficientResolution } }
  }

  private static func check(constant: Double) throws(ConstraintSolverError) {
    guard constant.isFinite else { throw .constantNotFinite(constant) }
    guard abs(constant) <= ConstraintSolverError.constantLimit else {
      throw .constantTooLarge(constant)
    }
  }

  private static func claim(of priority: Float) throws(ConstraintSolverError) -> SideCost.Claim {
    guard priority > 0 && priority <= required else { throw .priorityOutOfRange(priority) }
    return priority == required ? .required : .optional(priority)
  }
}
