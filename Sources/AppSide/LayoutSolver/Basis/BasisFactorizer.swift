/// Chooses as many independent rows as there are variables, and factorises them.
///
/// Rows are offered class by class, the most important first. Within a class, a row with one open variable
/// defines that variable and goes to the back of the triangle, and a variable that only one row names is
/// defined by that row, which goes to the front; neither needs any arithmetic. Only the rows that are left,
/// true simultaneous equations, are eliminated, the shortest first. A row that turns out to depend on rows
/// chosen before it is left out.
struct BasisFactorizer {
  typealias Term = RowTable.Term

  enum Column: UInt8 {
    case open
    case front
    case back
  }

  /// A pivot this much smaller than its row's largest coefficient is rounding noise.
  static let pivotTolerance = 1e-8
  /// A pivot that others are divided by must be at least this share of its row's largest coefficient.
  static let stability = 0.01
  /// A difference this much smaller than its operands is zero.
  static let cancellation = 1e-10

  let table: RowTable

  // The terms of every row in play; a row that is rewritten gets a new block at the end.
  var terms: [Term] = []
  var starts: [Int]
  var lengths: [Int]

  var columns: [Column]
  /// For each open variable, the number of remaining rows of the class that name it.
  var columnCounts: [Int]
  var frontIndex: [Int]
  var isRemaining: [Bool]
  /// For each remaining row, the number of open variables that it names.
  var rowCounts: [Int]

  var frontRows: [Int] = []
  var frontVariables: [Int] = []
  var frontPivots: [Double] = []
  var backRows: [Int] = []
  var backVariables: [Int] = []

  // Rows that came to name a variable by elimination, linked by variable.
  var fillHeads: [Int]
  var fillRows: [Int] = []
  var fillNext: [Int] = []

  // Multiples of front rows taken from other rows, linked by the row they were taken from.
  var lowerHeads: [Int]
  var lowerSources: [Int] = []
  var lowerValues: [Double] = []
  var lowerNext: [Int] = []

  var shortRows: [Int] = []
  /// The positions that only one remaining row names; sizes come after them, see ``peel()``.
  var singlePositions: [Int] = []
  var singleSizes: [Int] = []
  /// The single sizes that are still undefined after all single positions.
  var looseSizes = BinaryHeap<Int>()
  /// The firmness with which each variable keeps its own value; negative if it keeps none.
  let firmness: [Int]

  /// For each row, the last walk that has reached it, because a variable can link to a row twice.
  var visits: [Int]
  var visit = 0

  // Scratch, all -1, zero, false and empty between uses.
  var places: [Int]
  var sums: [Double]
  var isSummed: [Bool]
  var summed: [Int] = []
  var pendingFronts = IndexBitmap()

  /// Makes a factorizer for the rows of a table.
  ///
  /// - Parameter firmness: For each variable, a number: negative if other variables should define it, like a
  ///   position; otherwise the greater, the more it prefers to stay free.
  init(table: RowTable, firmness: [Int]) {
    self.table = table
    self.firmness = firmness
    let rowCount = table.rowCount
    let variableCount = table.variableCount
    starts = [Int](repeating: 0, count: rowCount)
    lengths = [Int](repeating: 0, count: rowCount)
    isRemaining = [Bool](repeating: false, count: rowCount)
    rowCounts = [Int](repeating: 0, count: rowCount)
    lowerHeads = [Int](repeating: -1, count: rowCount)
    visits = [Int](repeating: 0, count: rowCount)
    columns = [Column](repeating: .open, count: variableCount)
    columnCounts = [Int](repeating: 0, count: variableCount)
    frontIndex = [Int](repeating: -1, count: variableCount)
    fillHeads = [Int](repeating: -1, count: variableCount)
    places = [Int](repeating: -1, count: variableCount)
    sums = [Double](repeating: 0, count: variableCount)
    isSummed = [Bool](repeating: false, count: variableCount)
    pendingFronts.reserve(variableCount)
    terms.reserveCapacity(table.entries.count)
  }

  /// Offers rows of one class, the most important first.
  mutating func offer(_ rows: [Int]) {
    guard !rows.isEmpty else { return }
    var loaded: [Int] = []
    loaded.reserveCapacity(rows.count)
    for row in rows where load(row) { loaded.append(row) }
    for row in loaded where rowCounts[row] == 1 { shortRows.append(row) }
    for row in loaded {
      for place in starts[row]..<starts[row] + lengths[row] {
        let variable = terms[place].variable
        if columns[variable] == .open && columnCounts[variable] == 1 { noteSingle(variable) }
      }
    }
    peel()
    eliminate(loaded)
  }

  /// Takes rows that define a variable without arithmetic, until there are no more.
  ///
  /// Rows that were short at first come before those that became short, because a row about one variable is a
  /// better guess than a consequence of guesses about others. A row defines a position rather than a size:
  /// then each position in a chain of views follows from the sizes before it, which come from content or
  /// limits, and a change of one size affects no other size. If a size has to give way, it is the one with
  /// the least firmness.
  mutating func peel() {
    var nextRow = 0
    var nextPosition = 0
    while true {
      if nextRow < shortRows.count {
        let row = shortRows[nextRow]
        nextRow += 1
        if isRemaining[row] { placeAtBack(row) }
      } else if nextPosition < singlePositions.count {
        placeAtFrontIfAlone(singlePositions[nextPosition])
        nextPosition += 1
      } else if let size = popLoosestSize() {
        placeAtFrontIfAlone(size)
      } else {
        break
      }
    }
    shortRows.removeAll(keepingCapacity: true)
    singlePositions.removeAll(keepingCapacity: true)
  }

  private mutating func noteSingle(_ variable: Int) {
    if firmness[variable] < 0 {
      singlePositions.append(variable)
    } else {
      singleSizes.append(variable)
    }
  }

  private mutating func popLoosestSize() -> Int? {
    let firmness = self.firmness
    for size in singleSizes where columns[size] == .open && columnCounts[size] == 1 {
      looseSizes.append(size)
      looseSizes.settleLast { Self.isLooser($0, $1, firmness) }
    }
    singleSizes.removeAll(keepingCapacity: true)
    return looseSizes.popFirst { Self.isLooser($0, $1, firmness) }
  }

  private static func isLooser(_ first: Int, _ second: Int, _ firmness: [Int]) -> Bool {
    firmness[first] != firmness[second] ? firmness[first] < firmness[second] : first < second
  }

  /// Makes a row define its one open variable.
  private mutating func placeAtBack(_ row: Int) {
    var variable = -1
    var pivot = 0.0
    var largest = 0.0
    for place in starts[row]..<starts[row] + lengths[row] {
      let term = terms[place]
      largest = max(largest, abs(term.coefficient))
      if columns[term.variable] == .open {
        variable = term.variable
        pivot = abs(term.coefficient)
      }
    }
    isRemaining[row] = false
    guard variable >= 0 else { return }
    guard pivot > Self.pivotTolerance * largest else {
      releaseColumn(variable)
      return
    }
    columns[variable] = .back
    backRows.append(row)
    backVariables.append(variable)
    forEachRemainingRow(of: variable) { factorizer, other in
      factorizer.shorten(other)
    }
  }

  /// Makes a row define the variable that it alone names, if the coefficient is good enough.
  private mutating func placeAtFrontIfAlone(_ variable: Int) {
    guard columns[variable] == .open && columnCounts[variable] == 1 else { return }
    var row = -1
    forEachRemainingRow(of: variable) { _, found in row = found }
    guard row >= 0 else { return }
    var pivot = 0.0
    var largest = 0.0
    for place in starts[row]..<starts[row] + lengths[row] {
      let term = terms[place]
      largest = max(largest, abs(term.coefficient))
      if term.variable == variable { pivot = term.coefficient }
    }
    guard abs(pivot) >= Self.stability * largest else { return }
    placeAtFront(row, variable, pivot)
  }

  mutating func placeAtFront(_ row: Int, _ variable: Int, _ pivot: Double) {
    isRemaining[row] = false
    columns[variable] = .front
    frontIndex[variable] = frontRows.count
    frontRows.append(row)
    frontVariables.append(variable)
    frontPivots.append(pivot)
    for place in starts[row]..<starts[row] + lengths[row] {
      releaseColumn(terms[place].variable)
    }
  }

  /// Notes that one remaining row fewer names a variable.
  mutating func releaseColumn(_ variable: Int) {
    guard columns[variable] == .open else { return }
    columnCounts[variable] -= 1
    if columnCounts[variable] == 1 { noteSingle(variable) }
  }

  /// Notes that a remaining row has one open variable fewer.
  mutating func shorten(_ row: Int) {
    rowCounts[row] -= 1
    if rowCounts[row] == 1 {
      shortRows.append(row)
    } else if rowCounts[row] == 0 {
      isRemaining[row] = false
    }
  }

  /// Visits each remaining row that names a variable once, even if it does only since elimination.
  mutating func forEachRemainingRow(
    of variable: Int, _ body: (inout BasisFactorizer, Int) -> Void
  ) {
    visit += 1
    var entry = table.heads[variable]
    while entry >= 0 {
      let row = Int(table.entries[Int(entry)].row)
      if isRemaining[row] && arrives(at: row, naming: variable) { body(&self, row) }
      entry = table.entries[Int(entry)].next
    }
    var fill = fillHeads[variable]
    while fill >= 0 {
      let row = fillRows[fill]
      if isRemaining[row] && arrives(at: row, naming: variable) { body(&self, row) }
      fill = fillNext[fill]
    }
  }

  /// Returns whether a row is new to this walk and still names the variable after all rewriting.
  private mutating func arrives(at row: Int, naming variable: Int) -> Bool {
    guard visits[row] != visit else { return false }
    visits[row] = visit
    for place in starts[row]..<starts[row] + lengths[row]
    where terms[place].variable == variable {
      return true
    }
    return false
  }
}
