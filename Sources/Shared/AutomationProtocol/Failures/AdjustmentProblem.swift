/// The reason an element's value can't be set.
public enum AdjustmentProblem: Sendable, Hashable, Codable {
  /// The element isn't a slider.
  case isNoSlider
  /// The element isn't a picker wheel.
  case isNoPickerWheel
  /// No row has the requested title; `rows` are some of the titles, and `count` is the number of
  /// rows.
  case hasNoRow(title: String, rows: [String], count: Int)
}

extension AdjustmentProblem {
  /// The reason, as a sentence.
  public var message: String {
    switch self {
    case .isNoSlider: "The element is not a slider."
    case .isNoPickerWheel: "The element is not a picker wheel."
    case .hasNoRow(let title, let rows, let count):
      "unable to find value '\(title)' in possible values \(rows.joined(separator: ", "))"
        + (count > rows.count ? " and \(count - rows.count) more." : ".")
    }
  }
}
