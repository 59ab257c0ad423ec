/// The changed cells between two screens.
struct ScreenComparison: Sendable {
  /// All changes within the common area of the screens, row by row.
  private(set) var changes: [ScreenChange] = []
  /// The number of cells with changed content that look the same.
  private(set) var unseenCount = 0

  /// Compares two screens.
  ///
  /// - Parameters:
  ///   - before: The reference.
  ///   - after: The current screen.
  ///   - pixels: The difference between the pictures, which decides which cells have changed, or `nil`
  ///     if the content of the cells decides.
  init(from before: ScreenContent, to after: ScreenContent, seenIn pixels: PixelDifference? = nil) {
    for row in 0..<min(before.rows, after.rows) {
      for column in 0..<min(before.columns, after.columns) {
        let (old, new) = (before[column, row], after[column, row])
        guard old != new || pixels?.contains(column, row) == true else { continue }
        guard Self.isSeen(pixels, column, row, [before, after]) else {
          unseenCount += 1
          continue
        }
        let change = ScreenChange(old, new, column, row)
        if let last = changes.last, last.isFollowed(by: change) {
          changes[changes.count - 1].extend(by: change)
        } else {
          changes.append(change)
        }
      }
    }
  }

  /// A part of a sentence with the number of changed cells, or an empty array if no cell has changed.
  var facts: [String] {
    let count = changes.map(\.columns.count).reduce(0, +)
    return count == 0 ? [] : [count == 1 ? "1 cell changed" : "\(count) cells changed"]
  }

  /// Returns whether the pixels of a cell, or of the other half of a wide character in it, differ.
  private static func isSeen(
    _ pixels: PixelDifference?, _ column: Int, _ row: Int, _ screens: [ScreenContent]
  ) -> Bool {
    guard let pixels, !pixels.contains(column, row) else { return true }
    return screens.contains { screen in
      (screen[column, row].rightHalfOf != nil && pixels.contains(column - 1, row))
        || (screen[column + 1, row].rightHalfOf != nil && pixels.contains(column + 1, row))
    }
  }
}
