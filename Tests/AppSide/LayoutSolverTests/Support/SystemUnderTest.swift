import Testing

@testable import LayoutSolver

/// The same system of constraints, in the solver and for the reference.
struct SystemUnderTest: ~Copyable {
  var solver = ConstraintSolver()
  var variables: [LayoutVariable] = []
  var isNonNegative: [Bool] = []
  var entries: [(handle: LayoutConstraintHandle, constraint: ReferenceSystem.Constraint)] = []

  init(isNonNegative: [Bool]) {
    self.isNonNegative = isNonNegative
    for flag in isNonNegative {
      variables.append(solver.addVariable(isNonNegative: flag))
    }
  }

  var reference: ReferenceSystem {
    ReferenceSystem(isNonNegative: isNonNegative, constraints: entries.map(\.constraint))
  }

  mutating func add(_ constraint: ReferenceSystem.Constraint) throws {
    var expression = LinearExpression(constraint.constant)
    for (variable, coefficient) in zip(variables, constraint.coefficients) where coefficient != 0 {
      expression += LinearExpression(variable, times: coefficient)
    }
    let handle: LayoutConstraintHandle
    switch (constraint.above, constraint.below) {
    case (.some(let above), .some(let below)):
      handle = try solver.add(expression, priorityAgainstMore: above, priorityAgainstLess: below)
    case (.some(let above), .none):
      handle = try solver.add(expression, .lessThanOrEqual, priority: above)
    case (.none, .some(let below)):
      handle = try solver.add(expression, .greaterThanOrEqual, priority: below)
    case (.none, .none):
      return
    }
    entries.append((handle, constraint))
  }

  mutating func remove(at place: Int) throws {
    try solver.remove(entries[place].handle)
    entries.remove(at: place)
  }

  mutating func setConstant(_ constant: Double, at place: Int) throws {
    try solver.setConstant(constant, of: entries[place].handle)
    entries[place].constraint.constant = constant
  }

  mutating func setPriority(_ priority: Float, at place: Int) throws {
    try solver.setPriority(priority, of: entries[place].handle)
    if entries[place].constraint.above != nil { entries[place].constraint.above = priority }
    if entries[place].constraint.below != nil { entries[place].constraint.below = priority }
  }

  /// Returns the same system, built at once.
  func rebuilt() throws -> SystemUnderTest {
    var copy = SystemUnderTest(isNonNegative: isNonNegative)
    for entry in entries { try copy.add(entry.constraint) }
    return copy
  }

  /// Checks the solver's present solution against the reference.
  func check(_ note: Comment) {
    #expect(solver.engine.brokenInvariants.isEmpty, note)
    let reference = self.reference
    let answer = reference.solve()
    let broken = entries.indices.filter { solver.isBroken(entries[$0].handle) }
    #expect(broken == answer.broken, note)
    var errors: [Float: Double] = [:]
    for (place, entry) in entries.enumerated() {
      let constraint = entry.constraint
      var value = constraint.constant
      for (variable, coefficient) in zip(variables, constraint.coefficients) {
        value += coefficient * solver.value(of: variable)
      }
      guard let priority = value > 0 ? constraint.above : constraint.below else { continue }
      if priority < 1000 {
        errors[priority, default: 0] += abs(value)
      } else if !answer.broken.contains(place) {
        #expect(abs(value) < 1e-3, "\(note): required constraint \(place) does not hold")
      }
    }
    for (priority, least) in answer.errors {
      let found = errors[priority] ?? 0
      #expect(
        abs(found - least) < 1e-3 * (1 + least),
        "\(note): errors at \(priority) are \(found), could be \(least)")
    }
    for (variable, flag) in zip(variables, isNonNegative) where flag {
      #expect(solver.value(of: variable) >= 0, note)
    }
    for (variable, isAmbiguous) in zip(variables, answer.isAmbiguous) {
      #expect(solver.isAmbiguous(variable) == isAmbiguous, note)
    }
    for conflict in solver.conflicts {
      let places = conflict.constraints.compactMap { member in
        entries.firstIndex { $0.handle == member }
      }
      #expect(places.count == conflict.constraints.count, note)
      #expect(conflict.broken == conflict.constraints.last, note)
      #expect(places == places.sorted(), note)
      let isConflict = !reference.canHold(places)
      #expect(isConflict, "\(note): a conflict that isn't one")
      // Sizes that must not be negative may take part without being members.
      var relaxed = reference
      relaxed.isNonNegative = isNonNegative.map { _ in false }
      let isMinimal = places.allSatisfy { place in
        relaxed.canHold(places.filter { $0 != place })
      }
      #expect(isMinimal, "\(note): a conflict that is too large")
    }
  }
}
