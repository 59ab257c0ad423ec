/// Space that the simplex steps reuse; none of its content outlives a step.
struct SimplexScratch: Sendable {
  /// The changes of the values along a move, by position.
  var column = SparseVector()
  /// A row in terms of the active rows, by slot.
  var row = SparseVector()
  var slopes = SparseVector()
  /// The rate at which each inactive row changes along a move.
  var rates: [Double] = []
  var isTouched: [Bool] = []
  var touched: [Int] = []
  var breakpoints = BinaryHeap<Breakpoint>()
  var bearers = CostBearers()
  /// The rows whose breakpoints a move passes.
  var passed: [Int] = []
  /// The rate at which the cost changes along a move, by level.
  var costRate: [Double] = []

  mutating func reserve(variables: Int, rows: Int) {
    column.reserve(variables)
    row.reserve(variables)
    slopes.reserve(variables)
    rates.pad(to: rows, with: 0)
    isTouched.pad(to: rows, with: false)
  }

  mutating func forgetMove() {
    for row in touched {
      rates[row] = 0
      isTouched[row] = false
    }
    touched.removeAll(keepingCapacity: true)
    passed.removeAll(keepingCapacity: true)
    breakpoints.removeAll()
  }
}
