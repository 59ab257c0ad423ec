/// The square system of the active rows, factorised so that it can be solved by rows and by columns.
///
/// Rows sit in *slots*, variables at *positions*; both run over `0..<size` and are paired by the
/// pivots, so that in this order the matrix is a lower times an upper triangle. In a layout the lower
/// one is nearly empty: most rows define one variable in terms of others.
struct BasisFactor: Sendable {
  private(set) var variableAt: [Int] = []
  private(set) var positionOf: [Int] = []
  private var diagonal: [Double] = []
  private var upperRows = SparseLines()
  private var upperColumns = SparseLines()
  private var lowerRows = SparseLines()
  private var lowerColumns = SparseLines()
  private(set) var etas = EtaFile()

  var size: Int { variableAt.count }

  init() {}

  /// Makes a factor from its triangles, given by rows.
  init(variableAt: [Int], diagonal: [Double], upperRows: SparseLines, lowerRows: SparseLines) {
    self.variableAt = variableAt
    self.diagonal = diagonal
    self.upperRows = upperRows
    self.lowerRows = lowerRows
    upperColumns = upperRows.transposed()
    lowerColumns = lowerRows.transposed()
    positionOf = [Int](repeating: 0, count: variableAt.count)
    for (position, variable) in variableAt.enumerated() { positionOf[variable] = position }
  }

  /// Whether so much has changed that factorising anew is cheaper than continuing.
  var isWorn: Bool {
    etas.count >= 1000 || etas.entryCount > 2 * (upperRows.entryCount + lowerRows.entryCount + size)
  }

  /// Adds a variable whose own row `variable = 0` is active.
  mutating func appendIdentity(variable: Int) {
    variableAt.append(variable)
    positionOf.append(size - 1)
    diagonal.append(1)
    upperRows.endLine()
    upperColumns.endLine()
    lowerRows.endLine()
    lowerColumns.endLine()
  }

  /// Replaces the row at a slot; `line` is the new row in terms of the old ones.
  mutating func replaceRow(at slot: Int, line: inout SparseVector) {
    etas.append(slot: slot, line: &line)
  }

  /// Solves `basis * x = vector`: right-hand sides by slot become values by position.
  mutating func solveColumn(_ vector: inout SparseVector) {
    etas.applyToColumn(&vector)
    if lowerColumns.entryCount > 0 {
      var next = vector.nextNonZero(from: 0)
      while let position = next {
        lowerColumns.subtract(line: position, times: vector[position], from: &vector)
        next = vector.nextNonZero(from: position + 1)
      }
    }
    var next = vector.previousNonZero(upTo: size - 1)
    while let position = next {
      let value = vector[position] / diagonal[position]
      vector.set(value, at: position)
      upperColumns.subtract(line: position, times: value, from: &vector)
      next = vector.previousNonZero(upTo: position - 1)
    }
  }

  /// Solves `y * basis = vector`: coefficients by position become coordinates by slot.
  mutating func solveRow(_ vector: inout SparseVector) {
    var next = vector.nextNonZero(from: 0)
    while let position = next {
      let value = vector[position] / diagonal[position]
      vector.set(value, at: position)
      upperRows.subtract(line: position, times: value, from: &vector)
      next = vector.nextNonZero(from: position + 1)
    }
    if lowerRows.entryCount > 0 {
      next = vector.previousNonZero(upTo: size - 1)
      while let position = next {
        lowerRows.subtract(line: position, times: vector[position], from: &vector)
        next = vector.previousNonZero(upTo: position - 1)
      }
    }
    etas.applyToRow(&vector)
  }
}
