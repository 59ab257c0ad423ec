import Testing
import TestSupport

@testable import LayoutSolver

@Suite struct `Basis factor` {
  /// A table with the row of each variable first, and sparse random rows after them.
  private struct Sample {
    var table = RowTable()
    var stays: [Int] = []
    var rows: [Int] = []

    init(count: Int, rowCount: Int, random: inout SplitMix) {
      for variable in 0..<count {
        table.addVariable()
        stays.append(table.insert([RowTable.Term(variable: variable, coefficient: 1)]))
      }
      for _ in 0..<rowCount { rows.append(addRow(random: &random)) }
    }

    mutating func addRow(random: inout SplitMix) -> Int {
      var terms: [RowTable.Term] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let variable = Int.random(in: 0..<stays.count, using: &random)
        if terms.contains(where: { $0.variable == variable }) { continue }
        let choices = [1.0, -1, 1, -1, 2, -0.5]
        let coefficient = choices[Int.random(in: 0..<choices.count, using: &random)]
        terms.append(RowTable.Term(variable: variable, coefficient: coefficient))
      }
      return table.insert(terms)
    }

    func product(_ row: Int, _ values: [Double]) -> Double {
      (table.starts[row]..<table.starts[row] + table.counts[row]).reduce(0) { sum, place in
        let entry = table.entries[place]
        return sum + entry.coefficient * values[Int(entry.variable)]
      }
    }
  }

  /// Checks both kinds of solve by multiplying back.
  private func check(
    _ factor: inout BasisFactor, _ active: [Int], _ sample: Sample, random: inout SplitMix,
    _ note: Comment
  ) {
    let count = active.count
    var vector = SparseVector()
    vector.reserve(count)
    var sides = [Double](repeating: 0, count: count)
    for _ in 0..<3 {
      let slot = Int.random(in: 0..<count, using: &random)
      sides[slot] = Double.random(in: -9...9, using: &random)
      vector.set(sides[slot], at: slot)
    }
    factor.solveColumn(&vector)
    var values = [Double](repeating: 0, count: count)
    for position in 0..<count { values[factor.variableAt[position]] = vector[position] }
    for slot in 0..<count {
      #expect(abs(sample.product(active[slot], values) - sides[slot]) < 1e-6, note)
    }

    let row = sample.rows[Int.random(in: 0..<sample.rows.count, using: &random)]
    vector.clear()
    sample.table.add(row, times: 1, to: &vector, at: factor.positionOf)
    factor.solveRow(&vector)
    let point = (0..<count).map { _ in Double.random(in: -9...9, using: &random) }
    let combined = (0..<count).reduce(0.0) { sum, slot in
      sum + vector[slot] * sample.product(active[slot], point)
    }
    #expect(abs(combined - sample.product(row, point)) < 1e-6, note)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `solving and multiplying back gives the same`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let rowCount = Int.random(in: 1...2 * count, using: &random)
    var sample = Sample(count: count, rowCount: rowCount, random: &random)
    var factorizer = BasisFactorizer(
      table: sample.table, firmness: (0..<count).map { _ in Int.random(in: -1...2, using: &random) }
    )
    let middle = sample.rows.count / 2
    factorizer.offer(Array(sample.rows[..<middle]))
    factorizer.offer(Array(sample.rows[middle...]))
    var (factor, active) = factorizer.finish(restRows: sample.stays)
    #expect(Set(active).count == count, "seed \(seed)")
    check(&factor, active, sample, random: &random, "seed \(seed)")

    for step in 0..<30 {
      let row = sample.addRow(random: &random)
      var line = SparseVector()
      line.reserve(count)
      sample.table.add(row, times: 1, to: &line, at: factor.positionOf)
      factor.solveRow(&line)
      guard let slot = (0..<count).max(by: { abs(line[$0]) < abs(line[$1]) }),
        abs(line[slot]) > 0.1
      else { continue }
      factor.replaceRow(at: slot, line: &line)
      active[slot] = row
      sample.rows.append(row)
      check(&factor, active, sample, random: &random, "seed \(seed), step \(step)")
    }
  }

  @Test func `the more important of two dependent rows is chosen`() {
    var table = RowTable()
    for _ in 0..<2 { table.addVariable() }
    let stays = (0..<2).map { table.insert([RowTable.Term(variable: $0, coefficient: 1)]) }
    let both = [
      RowTable.Term(variable: 0, coefficient: 1), RowTable.Term(variable: 1, coefficient: 1),
    ]
    let twice = both.map { RowTable.Term(variable: $0.variable, coefficient: 2) }
    let (first, second) = (table.insert(both), table.insert(twice))
    for order in [[first, second], [second, first]] {
      var factorizer = BasisFactorizer(table: table, firmness: [-1, -1])
      for row in order { factorizer.offer([row]) }
      let (_, active) = factorizer.finish(restRows: stays)
      #expect(active.contains(order[0]) && !active.contains(order[1]))
    }
  }

  @Test func `a chain is factorised without arithmetic`() {
    var table = RowTable()
    let count = 500
    for _ in 0..<count { table.addVariable() }
    let stays = (0..<count).map { table.insert([RowTable.Term(variable: $0, coefficient: 1)]) }
    let chain = (1..<count).map { index in
      table.insert([
        RowTable.Term(variable: index, coefficient: 1),
        RowTable.Term(variable: index - 1, coefficient: -1),
      ])
    }
    var factorizer = BasisFactorizer(
      table: table, firmness: [Int](repeating: -1, count: count))
    factorizer.offer(chain)
    #expect(factorizer.lowerSources.isEmpty)
    #expect(factorizer.finish(restRows: stays).rows.count == count)
  }

  @Test func `removed rows leave no entries behind and their places are reused`() {
    var table = RowTable()
    for _ in 0..<3 { table.addVariable() }
    let terms = (0..<3).map { RowTable.Term(variable: $0, coefficient: Double($0 + 1)) }
    let first = table.insert(terms)
    let second = table.insert(terms)
    let size = table.entries.count
    table.remove(first)
    var found: [Int] = []
    table.forEachRow(of: 1) { found.append($0) }
    #expect(found == [second])
    #expect(table.insert(terms) == first)
    #expect(table.entries.count == size)
    found = []
    table.forEachRow(of: 2) { found.append($0) }
    #expect(found.sorted() == [first, second])
  }
}
