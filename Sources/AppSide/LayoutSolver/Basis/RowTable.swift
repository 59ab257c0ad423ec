/// The coefficients of every row, reachable by row and by variable.
///
/// All entries are in one array; those of a row lie side by side, those of a variable are linked. A
/// removed row's block is kept for the next row of the same length.
struct RowTable: Sendable {
  struct Term: Sendable {
    var variable: Int
    var coefficient: Double
  }

  struct Entry: Sendable {
    var variable: Int32
    var row: Int32
    /// The next entry of the same variable, or -1.
    var next: Int32
    var previous: Int32
    var coefficient: Double
  }

  private(set) var entries: [Entry] = []
  private(set) var starts: [Int] = []
  private(set) var counts: [Int] = []
  /// The first entry of each variable, or -1.
  private(set) var heads: [Int32] = []

  private var freeRows: [Int] = []
  /// Free blocks by their length.
  private var freeBlocks: [[Int]] = []

  var rowCount: Int { starts.count }
  var variableCount: Int { heads.count }

  mutating func reserveCapacity(variables: Int, rows: Int) {
    heads.reserveCapacity(variables)
    starts.reserveCapacity(rows)
    counts.reserveCapacity(rows)
    // A row of a layout names two or three variables; the row that belongs to a variable names one.
    entries.reserveCapacity(3 * rows)
  }

  mutating func addVariable() {
    heads.append(-1)
  }

  /// Stores a row whose terms name each variable once, and returns its index.
  mutating func insert(_ terms: some Collection<Term>) -> Int {
    let count = terms.count
    let start: Int
    if count < freeBlocks.count, let free = freeBlocks[count].popLast() {
      start = free
    } else {
      start = entries.count
      let blank = Entry(variable: -1, row: -1, next: -1, previous: -1, coefficient: 0)
      for _ in 0..<count { entries.append(blank) }
    }
    let row: Int
    if let free = freeRows.popLast() {
      row = free
      starts[row] = start
      counts[row] = count
    } else {
      row = starts.count
      starts.append(start)
      counts.append(count)
    }
    var place = start
    for term in terms {
      let head = heads[term.variable]
      entries[place] = Entry(
        variable: Int32(term.variable), row: Int32(row), next: head, previous: -1,
        coefficient: term.coefficient)
      if head >= 0 { entries[Int(head)].previous = Int32(place) }
      heads[term.variable] = Int32(place)
      place += 1
    }
    return row
  }

  mutating func remove(_ row: Int) {
    let start = starts[row]
    let count = counts[row]
    for place in start..<start + count {
      let entry = entries[place]
      if entry.previous >= 0 {
        entries[Int(entry.previous)].next = entry.next
      } else {
        heads[Int(entry.variable)] = entry.next
      }
      if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous }
    }
    while freeBlocks.count <= count { freeBlocks.append([]) }
    freeBlocks[count].append(start)
    counts[row] = 0
    freeRows.append(row)
  }

  /// Calls `body` with each row that names a variable.
  func forEachRow(of variable: Int, _ body: (Int) -> Void) {
    var place = heads[variable]
    while place >= 0 {
      body(Int(entries[Int(place)].row))
      place = entries[Int(place)].next
    }
  }

  /// Adds a multiple of a row to a vector, with each variable at its position.
  func add(
    _ row: Int, times scale: Double, to vector: inout SparseVector, at positions: [Int]
  ) {
    var place = starts[row]
    let end = place + counts[row]
    while place < end {
      let entry = entries[place]
      vector.add(entry.coefficient * scale, at: positions[Int(entry.variable)])
      place += 1
    }
  }
}
