/// An element whose value automation sets by the title of a row, such as a picker wheel.
@MainActor
package protocol WheelAdjusting: UIResponder {
  /// The titles of all rows, from top to bottom.
  var rowTitles: [String] { get }
  /// Turns to the row with a title and notifies observers, as if a person had turned the wheel.
  ///
  /// - Returns: Whether there is such a row.
  func turn(toRowTitled title: String) -> Bool
}
