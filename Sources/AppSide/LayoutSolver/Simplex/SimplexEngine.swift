/// Finds values for which the most important rows hold, and the errors of the others are minimal.
///
/// Every row is a linear expression with a cost for being above zero and a cost for being below it, each at a
/// level of ``PriorityLevels``. Required rows count at the most important level, and each variable has a row
/// of its own that prefers it to be zero at the least important one. As many rows as there are variables are
/// *active*, held at zero; they determine the values. The multipliers are the rates at which the total cost
/// changes, level by level, when an active row leaves zero.
///
/// This is the simplex method in its revised form: instead of a tableau, whose rows fill up in chains
/// of views, there is a sparse factorisation of the active rows. It works in two ways:
///
/// - ``optimise()`` is the primal method. While moving some active row lowers the cost, it moves that row up
///   to the row where the cost would begin to rise, and makes the latter active instead. It works from any
///   start, and would be enough alone.
/// - ``sweep()`` is the dual method, which repairs many violated rows of a new layout at once.
///
/// A new layout starts with rows chosen by elimination, most of which stay; see ``rebuild()``. Later solves
/// start from the previous active rows.
///
/// It is copied only explicitly, with ``init(copying:)``. A debug build, as in tests, would otherwise copy
/// all these arrays in many calls, at a higher cost than that of the calls.
struct SimplexEngine: ~Copyable, Sendable {
  // The problem.
  var table: RowTable
  var rows: [SimplexRow]
  /// For each variable, the row that prefers it to be zero.
  var stayRows: [Int]
  /// For each variable, whether it must not be negative.
  var isSize: [Bool]
  var nextOrder: Int

  // The state of the solution.
  var values: [Double]
  var levels: PriorityLevels
  var basis: BasisFactor
  /// The row that is active in each slot of the basis.
  var activeRows: [Int]
  /// For each slot and level, the rate of all inactive rows' costs when the active row rises.
  var multipliers: [Double]
  var pricing: SimplexPricing
  var brokenRows: [BrokenRow]
  /// The number of inactive rows that count at the required level.
  var requiredSlopes: Int

  // The changes since the last solve.
  var needsRebuild: Bool
  var needsLevels: Bool
  var arrivals: [Int]
  var changedRows: [Int]
  var shifts: [(row: Int, change: Double)]
  var departures: [Int]
  /// Broken rows that may no longer contradict others.
  var retries: [Int]
  /// The number of rows that were removed while they were active.
  var vacancies: Int
  var dirtyRows: [Int]

  var scratch: SimplexScratch
  /// The maximum number of consecutive moves of length zero before the careful rule takes over.
  ///
  /// `nil` for a number that grows with the layout; a fixed one is for tests of the careful rule.
  var idleMoveLimit: Int?
  var pivotCount: Int
  var didReachLimit: Bool

  /// A cost rate smaller than this counts as zero.
  static let rateTolerance = 1e-9
  /// A row that changes more slowly than this along a move counts as unchanged.
  static let pivotTolerance = 1e-9
  /// Orders are renumbered before they reach this, so that tie weights stay well apart.
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

  /// Makes an independent engine with the same problem in the same state.
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

  /// Reserves room for variables and rows that are going to be added.
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

  /// Adds a variable that is zero unless a row asks otherwise.
  mutating func addVariable(isNonNegative: Bool) -> Int {
    let variable = values.count
    values.append(0)
    table.addVariable()
    isSize.append(isNonNegative)
    let row = insert(CollectionOfOne(RowTable.Term(variable: variable, coefficient: 1)))
    rows[row].isStay = true
    stayRows.append(row)
    configureStay(of: variable, isNonNegative: isNonNegative)
    // A rebuild will do the rest.
    guard !needsRebuild else { return variable }
    basis.appendIdentity(variable: variable)
    activeRows.append(row)
    rows[row].slot = activeRows.count - 1
    multipliers.append(contentsOf: repeatElement(0, count: levels.count))
    pricing.reserve(activeRows.count)
    refreshCosts(of: row)
    return variable
  }

  /// Reuses a variable that no row names any more.
  mutating func reuseVariable(_ variable: Int, isNonNegative: Bool) {
    configureStay(of: variable, isNonNegative: isNonNegative)
    refreshCosts(of: stayRows[variable])
  }

  private mutating func configureStay(of variable: Int, isNonNegative: Bool) {
    isSize[variable] = isNonNegative
    let row = stayRows[variable]
    // If constraints leave a choice, sizes are kept at zero rather than positions, and older variables rather
    // than younger ones.
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

  /// Updates the levels and weights of a row to match its claims and its mode.
  mutating func refreshCosts(of row: Int) {
    let mode = rows[row].mode
    // The younger of two equally important rows gives way.
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

  /// Returns the value of a row at the present values.
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
    // A sum within the rounding error of the operands is zero.
    return abs(sum) <= 1e-11 * size + 1e-9 ? 0 : sum
  }

  /// Returns whether the required claims of a row hold, up to a millionth of a point.
  func isSatisfied(_ row: Int) -> Bool {
    let value = residual(of: row)
    let tolerance = 1e-6 + 1e-9 * abs(rows[row].constant)
    if value > tolerance && rows[row].above.claim == .required { return false }
    if value < -tolerance && rows[row].below.claim == .required { return false }
    return true
  }
}
