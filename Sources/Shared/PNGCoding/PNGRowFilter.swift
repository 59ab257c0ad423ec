/// The filters that prepare the rows of a PNG for compression.
enum PNGRowFilter {
  /// Restores the bytes of all rows, each of which is preceded by its filter byte.
  static func undo(_ rows: inout [UInt8], rowLength: Int, pixelLength: Int) throws {
    var start = 0
    while start + rowLength < rows.count {
      let filter = rows[start]
      guard filter <= 4 else { throw PNGReadingError.badFilter(filter) }
      if filter > 0 {
        for offset in 1...max(1, rowLength) where start + offset < rows.count {
          let index = start + offset
          let left = offset > pixelLength ? rows[index - pixelLength] : 0
          let up = start > 0 ? rows[index - rowLength - 1] : 0
          let corner =
            start > 0 && offset > pixelLength ? rows[index - rowLength - 1 - pixelLength] : 0
          rows[index] &+= prediction(filter, left: left, up: up, corner: corner)
        }
      }
      start += rowLength + 1
    }
  }

  private static func prediction(
    _ filter: UInt8, left: UInt8, up: UInt8, corner: UInt8
  ) -> UInt8 {
    switch filter {
    case 1: return left
    case 2: return up
    case 3: return UInt8((Int(left) + Int(up)) / 2)
    default:
      // Paeth: choose the neighbour nearest to left + up - corner.
      let target = Int(left) + Int(up) - Int(corner)
      let distances = (
        abs(target - Int(left)), abs(target - Int(up)), abs(target - Int(corner))
      )
      if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
      return distances.1 <= distances.2 ? up : corner
    }
  }
}
