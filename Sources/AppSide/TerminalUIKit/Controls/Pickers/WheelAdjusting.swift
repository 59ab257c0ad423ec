/// An element whose value automation sets by the title of a row, such as a picker wheel.
@MainActor
package protocol WheelAdjusting: UIResponder {
  /// The titles of all rows, from the top.
  var rowTitles: [String] { get }
  /// Turns to the row of a title as a person would, and tells so.
  ///
  /// - Returns: Whether there is such a row.
  func turn(toRowTitled title: String) -> Bool
}
