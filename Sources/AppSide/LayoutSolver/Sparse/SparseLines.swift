/// The rows, or the columns, of a sparse matrix, stored one after the other.
struct SparseLines: Sendable {
  /// The start of each line, followed by the end of the last one.
  private(set) var starts: [Int] = [0]
  private(set) var indices: [Int] = []
  private(set) var values: [Double] = []

  var count: Int { starts.count - 1 }
  var entryCount: Int { indices.count }

  /// Adds an entry to the line that is being written.
  mutating func append(_ value: Double, at index: Int) {
    indices.append(index)
    values.append(value)
  }

  /// Ends the line that is being written; the next entry begins a new one.
  mutating func endLine() {
    starts.append(indices.count)
  }

  /// Returns the same entries by columns instead of rows, or vice versa.
  func transposed() -> SparseLines {
    let count = self.count
    var heads = [Int](repeating: 0, count: count + 1)
    for index in indices { heads[index + 1] += 1 }
    var line = 0
    while line < count {
      heads[line + 1] += heads[line]
      line += 1
    }
    var result = SparseLines()
    result.starts = heads
    result.indices = [Int](repeating: 0, count: indices.count)
    result.values = [Double](repeating: 0, count: indices.count)
    line = 0
    while line < count {
      var entry = starts[line]
      let end = starts[line + 1]
      while entry < end {
        let place = heads[indices[entry]]
        result.indices[place] = line
        result.values[place] = values[entry]
        heads[indices[entry]] = place + 1
        entry += 1
      }
      line += 1
    }
    return result
  }

  /// Subtracts `scale` times a line from a vector.
  func subtract(line: Int, times scale: Double, from vector: inout SparseVector) {
    var entry = starts[line]
    let end = starts[line + 1]
    while entry < end {
      vector.add(-values[entry] * scale, at: indices[entry])
      entry += 1
    }
  }
}
