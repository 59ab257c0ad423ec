/// Finds values for which the most important rows hold, and the errors of the rest are least.
///
/// Every row is a linear expression with a cost for being above zero and a cost for being below it,
/// each at a level of ``PriorityLevels``. Required rows count at the most important level, and each
/// variable has a row of its own that wants it to be zero at the least important one. As many rows as
/// there are variables are *active*, held at zero; they determine the values. The multipliers tell at
/// what rate the total cost changes, level by level, when an active row leaves zero.
///
/// This is the simplex method in its revised form: instead of a tableau, whose rows fill up in chains
/// of views, there is a sparse factorisation of the active rows. It works in two ways:
///
/// - ``optimise()`` is the primal method. While moving some active row lowers the cost, it moves it, up
///   to the row where the cost would begin to rise, and makes that one active instead. It comes right
///   from wherever it starts, and alone it would be enough.
/// - ``sweep()`` is the dual method, which repairs many violated rows of a new layout in one go.
///
/// A new layout starts with rows chosen by elimination, most of which stay; see ``rebuild()``. Later
/// solves start from the active rows of the one before.
///
/// It is copied only where that is asked for, with ``init(copying:)``: a build for debugging, as tests
/// are, would copy all these arrays for many a call, which costs more than what the call does.
struct SimplexEngine: ~Copyable, Sendable {
  // The problem.
  var table: RowTable
  var rows: [SimplexRow]
  /// The row of each variable that wants it to be zero.
  var stayRows: [Int]
  /// Whether each variable is one that must not be negative.
  var isSize: [Bool]
  var nextOrder: Int

  // The state of the solution.
  var values: [Double]
  var levels: PriorityLevels
  var basis: BasisFactor
  /// The row that is active in each slot of the basis.
  var activeRows: [Int]
  /// For each slot and level the rate of all inactive rows' costs when the active row rises.
  var multipliers: [Double]
  var pricing: SimplexPricing
  var brokenRows: [BrokenRow]
  /// How many inactive rows count at the required level.
  var requiredSlopes: Int

  // What has changed since the last solve.
  var needsRebuild: Bool
  var needsLevels: Bool
  var arrivals: [Int]
  var changedRows: [Int]
  var shifts: [(row: Int, change: Double)]
  var departures: [Int]
  /// Broken rows that may no longer contradict others.
  var retries: [Int]
  /// How many rows were removed while they were active.
  var vacancies: Int
  var dirtyRows: [Int]

  var scratch: SimplexScratch
  /// How many moves of no length may follow each other before the careful rule takes over.
  ///
  /// Nil for a number that grows with the layout; a fixed one is for tests of the careful rule.
  var idleMoveLimit: Int?
  var pivotCount: Int
  var didReachLimit: Bool

  /// A cost rate smaller than this is zero.
  static let rateTolerance = 1e-9
  /// A row that changes more slowly than this along a move does not change.
  static let pivotTolerance = 1e-9
  /// Orders are numbered anew before they reach this, so that tie weights stay well apart.
  static let orderLimit = 1 << 20

  /// A row that is not in force because it contradicts the other members, all of them older.
  struct BrokenRow: Sendable {
    var row: Int
    var members: [Int]
  }

  // No property is set where it is declared, so that the compiler reports what `init(copying:)` leaves out.
  init() {
    table = RowTable()
    rows = []
    stayRows = []
    isSize = []
    nextOrder = 0
    values = []
    levels = PriorityLevels()
    basis = BasisFactor()
    activeRows = []
    multipliers = []
    pricing = SimplexPricing()
    brokenRows = []
    requiredSlopes = 0
    needsRebuild = true
    needsLevels = false
    arrivals = []
    changedRows = []
    shifts = []
    departures = []
    retries = []
    vacancies = 0
    dirtyRows = []
    scratch = SimplexScratch()
    pivotCount = 0
    didReachLimit = false
  }

  /// Makes an engine with the same problem in the same state, which goes its own way.
  init(copying original: borrowing SimplexEngine) {
    table = original.table
    rows = original.rows
    stayRows = original.stayRows
    isSize = original.isSize
    nextOrder = original.nextOrder
    values = original.values
    levels = original.levels
    basis = original.basis
    activeRows = original.activeRows
    multipliers = original.multipliers
    pricing = original.pricing
    brokenRows = original.brokenRows
    requiredSlopes = original.requiredSlopes
    needsRebuild = original.needsRebuild
    needsLevels = original.needsLevels
    arrivals = original.arrivals
    changedRows = original.changedRows
    shifts = original.shifts
    departures = original.departures
    retries = original.retries
    vacancies = original.vacancies
    dirtyRows = original.dirtyRows
    scratch = original.scratch
    idleMoveLimit = original.idleMoveLimit
    pivotCount = original.pivotCount
    didReachLimit = original.didReachLimit
  }

  // MARK: Changing the problem

  /// Makes room for what is going to be added.
  mutating func reserveCapacity(variables: Int, rows rowCount: Int) {
    let all = variables + rowCount
    rows.reserveCapacity(all)
    table.reserveCapacity(variables: variables, rows: all)
    stayRows.reserveCapacity(variables)
    isSize.reserveCapacity(variables)
    values.reserveCapacity(variables)
    arrivals.reserveCapacity(rowCount)
    dirtyRows.reserveCapacity(all)
  }

  /// Adds a variable that is zero as long as nothing else is asked of it.
  mutating func addVariable(isNonNegative: Bool) -> Int {
    let variable = values.count
    values.append(0)
    table.addVariable()
    isSize.append(isNonNegative)
    let row = insert(CollectionOfOne(RowTable.Term(variable: variable, coefficient: 1)))
    rows[row].isStay = true
    stayRows.append(row)
    configureStay(of: variable, isNonNegative: isNonNegative)
    // To begin with, all costs are looked up at once.
    guard !needsRebuild else { return variable }
    basis.appendIdentity(variable: variable)
    activeRows.append(row)
    rows[row].slot = activeRows.count - 1
    multipliers.append(contentsOf: repeatElement(0, count: levels.count))
    pricing.reserve(activeRows.count)
    refreshCosts(of: row)
    return variable
  }

  /// Makes a variable that no row names any more a new one.
  mutating func reuseVariable(_ variable: Int, isNonNegative: Bool) {
    configureStay(of: variable, isNonNegative: isNonNegative)
    refreshCosts(of: stayRows[variable])
  }

  private mutating func configureStay(of variable: Int, isNonNegative: Bool) {
    isSize[variable] = isNonNegative
    let row = stayRows[variable]
    // Where the choice is free, sizes are kept at zero rather than positions, and older variables
    // rather than younger ones.
    let age = Double(min(variable, Self.orderLimit)) * 0x1p-21
    let weight = (isNonNegative ? 2 : 1) * (1 - age)
    rows[row].above.claim = .stay
    rows[row].above.weight = weight
    rows[row].below.claim = isNonNegative ? .required : .stay
    rows[row].below.weight = isNonNegative ? 1 : weight
  }

  mutating func addRow(
    _ terms: [RowTable.Term], constant: Double, above: SideCost.Claim, below: SideCost.Claim
  ) -> Int {
    let row = insert(terms)
    rows[row].constant = constant
    rows[row].above.claim = above
    rows[row].below.claim = below
    rows[row].order = nextOrder
    nextOrder += 1
    if nextOrder >= Self.orderLimit { needsRebuild = true }
    arrivals.append(row)
    return row
  }

  private mutating func insert(_ terms: some Collection<RowTable.Term>) -> Int {
    let row = table.insert(terms)
    if row == rows.count { rows.append(SimplexRow()) } else { rows[row] = SimplexRow() }
    rows[row].mode = .kept
    return row
  }

  mutating func removeRow(_ row: Int) {
    reconsider(row)
    rows[row].mode = .removed
    refreshCosts(of: row)
    if rows[row].slot < 0 { departures.append(row) } else { vacancies += 1 }
  }

  mutating func setConstant(_ constant: Double, of row: Int) {
    let change = constant - rows[row].constant
    guard change != 0 else { return }
    rows[row].constant = constant
    reconsider(row)
    if rows[row].slot >= 0 {
      shifts.append((row, change))
    } else {
      changedRows.append(row)
    }
  }

  mutating func setClaims(of row: Int, above: SideCost.Claim, below: SideCost.Claim) {
    reconsider(row)
    rows[row].above.claim = above
    rows[row].below.claim = below
    // Levels are looked up once, when the next solve begins.
    arrivals.append(row)
  }

  // MARK: Costs

  /// Makes the levels and weights of a row fit its claims and its mode.
  mutating func refreshCosts(of row: Int) {
    let mode = rows[row].mode
    // The younger of two rows gives way where both are as important.
    let tie = 1 - Double(min(rows[row].order, Self.orderLimit)) * 0x1p-21
    rows[row].above.refresh(mode, tie: tie, levels)
    rows[row].below.refresh(mode, tie: tie, levels)
    if rows[row].slot >= 0 {
      pricing.stale.insert(rows[row].slot)
    } else {
      markDirty(row)
    }
  }

  mutating func markDirty(_ row: Int) {
    guard !rows[row].isDirty else { return }
    rows[row].isDirty = true
    dirtyRows.append(row)
  }

  // MARK: Reading

  func value(of variable: Int) -> Double { values[variable] }

  func isConstraint(_ row: Int) -> Bool { rows[row].isConstraint }

  /// The value of a row at the present values.
  func residual(of row: Int) -> Double {
    var sum = rows[row].constant
    var size = abs(sum)
    var place = table.starts[row]
    let end = place + table.counts[row]
    while place < end {
      let product = table.entries[place].coefficient * values[Int(table.entries[place].variable)]
      sum += product
      size += abs(product)
      place += 1
    }
    // What lies within the rounding of the operands is zero.
    return abs(sum) <= 1e-11 * size + 1e-9 ? 0 : sum
  }

  /// Whether the required claims of a row hold, up to a millionth of a point.
  func isSatisfied(_ row: Int) -> Bool {
    let value = residual(of: row)
    let tolerance = 1e-6 + 1e-9 * abs(rows[row].constant)
    if value > tolerance && rows[row].above.claim == .required { return false }
    if value < -tolerance && rows[row].below.claim == .required { return false }
    return true
  }
}
