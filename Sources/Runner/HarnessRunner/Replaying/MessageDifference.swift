import AppDriving
import LaunchDomain
import NetworkStubs

/// The first place at which two messages differ.
struct MessageDifference: Equatable, CustomStringConvertible {
  /// The path of the difference: `result.elements[0].label`.
  var path: String
  /// The value in the trace, or `nil` if it's missing there.
  var recorded: String?
  /// The current value, or `nil` if it's missing now.
  var actual: String?

  var description: String {
    let place = path.isEmpty ? "the message" : path
    switch (recorded, actual) {
    case (let recorded?, nil): return "\(place) is missing; the trace has \(recorded)"
    case (nil, let actual?): return "\(place) is \(actual); the trace has nothing there"
    default: return "\(place) is \(actual ?? "missing"); the trace has \(recorded ?? "nothing")"
    }
  }

  /// Returns the first difference between two messages, or `nil` if they agree.
  ///
  /// Texts that the trace hides agree with anything.
  ///
  /// - Parameter ignored: The names of members that may differ at any depth.
  static func between(
    _ recorded: JSONValue, _ actual: JSONValue, ignoring ignored: Set<String> = []
  ) -> MessageDifference? {
    difference(recorded, actual, path: "", ignored)
  }

  private static func difference(
    _ recorded: JSONValue, _ actual: JSONValue, path: String, _ ignored: Set<String>
  ) -> MessageDifference? {
    switch (recorded, actual) {
    case (.object(let old), .object(let new)):
      // The frame of a key would reveal its name, so the trace hides both.
      let hidesPlace =
        old["frame"] == nil && ["label", "identifier"].contains { old[$0].map(hides) == true }
      for key in Set(old.keys).union(new.keys).sorted()
      where !ignored.contains(key) && !(hidesPlace && key == "frame") {
        let place = path.isEmpty ? key : "\(path).\(key)"
        guard let before = old[key], let after = new[key] else {
          return MessageDifference(
            path: place, recorded: old[key].map(text), actual: new[key].map(text))
        }
        if let found = difference(before, after, path: place, ignored) { return found }
      }
      return nil
    case (.array(let old), .array(let new)):
      for index in 0..<max(old.count, new.count) {
        let place = "\(path)[\(index)]"
        guard index < old.count, index < new.count else {
          return MessageDifference(
            path: place, recorded: index < old.count ? text(old[index]) : nil,
            actual: index < new.count ? text(new[index]) : nil)
        }
        if let found = difference(old[index], new[index], path: place, ignored) { return found }
      }
      return nil
    case (.string(let old), _) where hides(old): return nil
    default:
      if let old = number(recorded), let new = number(actual),
        recorded.isFraction || actual.isFraction, abs(old - new) <= roundingLimit * max(1, abs(old))
      {
        return nil
      }
      return recorded == actual
        ? nil : MessageDifference(path: path, recorded: text(recorded), actual: text(actual))
    }
  }

  private static func hides(_ value: JSONValue) -> Bool {
    if case .string(let text) = value { hides(text) } else { false }
  }

  /// Returns whether the trace hides a part of a text, which may be a picture.
  private static func hides(_ text: String) -> Bool {
    [SecretRedactor.marker, RedactedPicture.marker].contains { text.contains($0) }
  }

  private static func text(_ value: JSONValue) -> String {
    let text = String(decoding: value.data, as: UTF8.self)
    return text.count > lengthLimit ? text.prefix(lengthLimit) + "…" : text
  }

  private static func number(_ value: JSONValue) -> Double? {
    switch value {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The relative difference that is ignored: app times are sums of fractions, whose rounding depends on the
  /// time at which the run began.
  private static let roundingLimit = 1e-9

  /// The maximum number of characters to show of a value.
  private static let lengthLimit = 120
}

extension JSONValue {
  /// Whether the value is a number with a fraction.
  fileprivate var isFraction: Bool { if case .number = self { true } else { false } }
}
