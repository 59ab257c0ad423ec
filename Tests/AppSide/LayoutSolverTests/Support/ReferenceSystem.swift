@testable import LayoutSolver

/// A system of constraints over numbered variables, and the common properties of its best
/// solutions.
struct ReferenceSystem {
  struct Constraint {
    var coefficients: [Double]
    var constant: Double
    /// The priority against being above zero, or `nil` if there isn't one.
    var above: Float?
    var below: Float?
  }

  struct Answer {
    /// The places of the required constraints that contradict older ones.
    var broken: [Int]
    /// For each optional priority, the least sum of errors.
    var errors: [Float: Double]
    /// For each variable, whether it has more than one value in the best solutions.
    var isAmbiguous: [Bool]
  }

  var isNonNegative: [Bool]
  var constraints: [Constraint] = []

  /// Returns whether required constraints, given by their places, can all hold.
  func canHold(_ places: [Int]) -> Bool {
    var (simplex, _) = program(required: places, optional: [])
    return simplex.findPoint()
  }

  func solve() -> Answer {
    var kept: [Int] = []
    var broken: [Int] = []
    for (place, constraint) in constraints.enumerated()
    where constraint.above == 1000 || constraint.below == 1000 {
      if canHold(kept + [place]) { kept.append(place) } else { broken.append(place) }
    }
    var (simplex, errorColumns) = program(
      required: kept, optional: constraints.indices.filter { !kept.contains($0) })
    _ = simplex.findPoint()
    var priorities: Set<Float> = []
    for constraint in constraints {
      for case .some(let priority) in [constraint.above, constraint.below] where priority < 1000 {
        priorities.insert(priority)
      }
    }
    var errors: [Float: Double] = [:]
    for priority in priorities.sorted(by: >) {
      var cost = [Double](repeating: 0, count: errorColumns.count)
      for (column, owner) in errorColumns.enumerated() where owner == priority { cost[column] = 1 }
      errors[priority] = simplex.minimiseAndKeep(cost)
    }
    let isAmbiguous = isNonNegative.indices.map { variable in
      var cost = [Double](repeating: 0, count: errorColumns.count)
      cost[2 * variable] = 1
      if !isNonNegative[variable] { cost[2 * variable + 1] = -1 }
      var lowest = simplex
      var highest = simplex
      let range =
        -highest.minimiseAndKeep(cost.map { -$0 }) - lowest.minimiseAndKeep(cost)
      return range > 1e-5
    }
    return Answer(broken: broken, errors: errors, isAmbiguous: isAmbiguous)
  }

  /// Returns the linear program, and the priorities of its columns that are errors.
  private func program(required: [Int], optional: [Int]) -> (DenseSimplex, [Float?]) {
    let count = isNonNegative.count
    let rows = required + optional
    let width = 2 * count + 2 * rows.count
    var owners = [Float?](repeating: nil, count: width)
    var simplex = DenseSimplex(variableCount: width)
    for (index, place) in rows.enumerated() {
      let constraint = constraints[place]
      var line = [Double](repeating: 0, count: width)
      for variable in 0..<count {
        line[2 * variable] = constraint.coefficients[variable]
        // The negative part of a free variable.
        if !isNonNegative[variable] { line[2 * variable + 1] = -constraint.coefficients[variable] }
      }
      let isForced = required.contains(place)
      let column = 2 * count + 2 * index
      if !(isForced && constraint.above == 1000) {
        line[column] = -1
        owners[column] = constraint.above
      }
      if !(isForced && constraint.below == 1000) {
        line[column + 1] = 1
        owners[column + 1] = constraint.below
      }
      simplex.addEquation(line, equals: -constraint.constant)
    }
    return (simplex, owners)
  }
}
