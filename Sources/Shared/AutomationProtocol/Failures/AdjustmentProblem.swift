import Foundation

/// The reason an element's value can't be set.
public enum AdjustmentProblem: Sendable, Hashable, Codable {
  /// The element isn't a slider.
  case isNoSlider
  /// The element isn't a picker wheel.
  case isNoPickerWheel
  /// No row has the requested title; `rows` are some of the titles, and `count` is the number of
  /// rows.
  case hasNoRow(title: String, rows: [String], count: Int)
  /// The element isn't a switch.
  case isNoSwitch
  /// The switch keeps its value when it is tapped.
  case staysAsItIs
  /// The element isn't a date picker.
  case isNoDatePicker
  /// The date picker doesn't permit the date; the limits, in seconds since 1970, are `nil` if it has none.
  case isNoPermittedDate(earliest: TimeInterval?, latest: TimeInterval?)
  /// The element doesn't take typed text.
  case isNoTextInput
  /// The element has no accessibility action with the name; `names` are its actions.
  case hasNoAction(name: String, names: [String])
  /// The accessibility action reported failure.
  case actionFailed(name: String)
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
    case .isNoSwitch: "The element is not a switch."
    case .staysAsItIs: "The switch was tapped and has kept its value."
    case .isNoDatePicker: "The element is not a date picker."
    case .isNoPermittedDate(let earliest, let latest):
      "The date picker does not permit the date: "
        + [
          earliest.map { "the earliest is \(Date(timeIntervalSince1970: $0).ISO8601Format())" },
          latest.map { "the latest is \(Date(timeIntervalSince1970: $0).ISO8601Format())" },
        ].compactMap(\.self).joined(separator: ", ") + "."
    case .isNoTextInput: "The element is not a text field or text view."
    case .hasNoAction(let name, let names):
      "The element has no accessibility action “\(name)”"
        + (names.isEmpty ? ", and no other." : "; it has \(names.joined(separator: ", ")).")
    case .actionFailed(let name): "The accessibility action “\(name)” has failed."
    }
  }
}
