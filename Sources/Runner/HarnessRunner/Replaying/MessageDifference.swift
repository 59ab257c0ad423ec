import LaunchDomain
import NetworkStubs

/// The first place at which two messages differ.
struct MessageDifference: Equatable, CustomStringConvertible {
  /// The way to the place: `result.elements[0].label`.
  var path: String
  /// What the trace has there; `nil` if it has nothing.
  var recorded: String?
  /// What is there now.
  var actual: String?

  var description: String {
    let place = path.isEmpty ? "the message" : path
    switch (recorded, actual) {
    case (let recorded?, nil): return "\(place) is missing; the trace has \(recorded)"
    case (nil, let actual?): return "\(place) is \(actual); the trace has nothing there"
    default: return "\(place) is \(actual ?? "missing"); the trace has \(recorded ?? "nothing")"
    }
  }

  /// Compares two messages; `nil` if they agree.
  ///
  /// What the trace hides agrees with anything.
  ///
  /// - Parameter ignored: The members that may differ, wherever they are.
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
      for key in Set(old.keys).union(new.keys).sorted() where !ignored.contains(key) {
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
    case (.string(let old), _) where old.contains(SecretRedactor.marker): return nil
    default:
      return recorded == actual
        ? nil : MessageDifference(path: path, recorded: text(recorded), actual: text(actual))
    }
  }

  private static func text(_ value: JSONValue) -> String {
    let text = String(decoding: value.data, as: UTF8.self)
    return text.count > lengthLimit ? text.prefix(lengthLimit) + "…" : text
  }

  /// The number of characters of a value that are shown.
  private static let lengthLimit = 120
}
