/// Why the value of an element cannot be set.
public enum AdjustmentProblem: Sendable, Hashable, Codable {
  /// It has no thumb on a track.
  case isNoSlider
  /// It has no rows to turn to.
  case isNoPickerWheel
  /// None of its rows has that title; these are some that are there, and how many there are.
  case hasNoRow(title: String, rows: [String], count: Int)
}

extension AdjustmentProblem {
  /// Why, as a sentence.
  public var message: String {
    switch self {
    case .isNoSlider: "The element is no slider."
    case .isNoPickerWheel: "The element is no picker wheel."
    case .hasNoRow(let title, let rows, let count):
      "unable to find value '\(title)' in possible values \(rows.joined(separator: ", "))"
        + (count > rows.count ? " and \(count - rows.count) more." : ".")
    }
  }
}
