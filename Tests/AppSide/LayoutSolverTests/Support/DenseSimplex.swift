/// A textbook linear programming solver: a dense tableau, two phases, Bland's rule.
///
/// The real solver is compared with this one, which is slow and shares nothing with it but the problem.
struct DenseSimplex {
  /// Rows of `coefficients * x = right-hand side`, all variables at least zero.
  private var tableau: [[Double]] = []
  private var basis: [Int] = []
  private var isUsable: [Bool]
  private let width: Int

  private static let tolerance = 1e-9

  init(variableCount: Int) {
    width = variableCount
    isUsable = [Bool](repeating: true, count: variableCount)
  }

  mutating func addEquation(_ coefficients: [Double], equals value: Double) {
    var row = coefficients + [value]
    if value < 0 { row = row.map { -$0 } }
    tableau.append(row)
  }

  /// Finds a point that satisfies all equations; false if there isn't one.
  mutating func findPoint() -> Bool {
    let count = tableau.count
    for row in 0..<count {
      let value = tableau[row].removeLast()
      tableau[row] += (0..<count).map { $0 == row ? 1 : 0 }
      tableau[row].append(value)
    }
    basis = (0..<count).map { width + $0 }
    let isReal = isUsable
    isUsable = isReal + [Bool](repeating: true, count: count)
    let cost = [Double](repeating: 0, count: width) + [Double](repeating: 1, count: count)
    let least = minimise(cost)
    // Artificial variables may not come back; those left in the basis are zero for ever.
    isUsable = isReal + [Bool](repeating: false, count: count)
    for row in 0..<count where basis[row] >= width {
      let column = (0..<width).first { abs(tableau[row][$0]) > 1e-7 }
      if let column { pivot(row, column) }
    }
    return least < 1e-6
  }

  /// Minimises a cost, and from then on forbids changes that would raise it again.
  mutating func minimiseAndKeep(_ cost: [Double]) -> Double {
    let padded = cost + [Double](repeating: 0, count: isUsable.count - width)
    let least = minimise(padded)
    let reduced = reducedCosts(padded)
    for column in 0..<isUsable.count where reduced[column] > 1e-7 && !basis.contains(column) {
      isUsable[column] = false
    }
    return least
  }

  private mutating func minimise(_ cost: [Double]) -> Double {
    while true {
      let reduced = reducedCosts(cost)
      let entering = isUsable.indices.first { isUsable[$0] && reduced[$0] < -1e-8 }
      guard let entering else { break }
      var leaving: Int?
      var least = Double.infinity
      for row in tableau.indices where tableau[row][entering] > Self.tolerance {
        let ratio = (tableau[row].last ?? 0) / tableau[row][entering]
        let isTie = abs(ratio - least) <= 1e-12
        if ratio < least - 1e-12 || (isTie && basis[row] < basis[leaving ?? row]) {
          least = min(least, ratio)
          leaving = row
        }
      }
      guard let leaving else { return -.infinity }
      pivot(leaving, entering)
    }
    return zip(basis, tableau).map { cost[$0] * ($1.last ?? 0) }.reduce(0, +)
  }

  private func reducedCosts(_ cost: [Double]) -> [Double] {
    var reduced = cost
    for (row, line) in tableau.enumerated() where cost[basis[row]] != 0 {
      for column in reduced.indices { reduced[column] -= cost[basis[row]] * line[column] }
    }
    return reduced
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let scale = tableau[row][column]
    tableau[row] = tableau[row].map { $0 / scale }
    for other in tableau.indices where other != row && tableau[other][column] != 0 {
      let factor = tableau[other][column]
      for index in tableau[other].indices {
        tableau[other][index] -= factor * tableau[row][index]
        if abs(tableau[other][index]) < 1e-12 { tableau[other][index] = 0 }
      }
    }
    basis[row] = column
  }
}
