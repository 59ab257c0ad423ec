import Foundation

/// A recorded body that is JSON, or JSON in each line.
struct RecordedJSON: Hashable {
  /// The lines; `nil` for an empty one.
  private let lines: [JSONValue?]

  /// Reads a body; returns `nil` if it isn't JSON.
  init?(_ body: Data) {
    if let json = try? JSONValue(parsing: body) {
      lines = [json]
      return
    }
    var lines: [JSONValue?] = []
    for line in body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let isEmpty = line.allSatisfy { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }
      guard let json = try? JSONValue(parsing: Data(line)) else {
        if isEmpty, !lines.isEmpty {
          lines.append(nil)
          continue
        }
        return nil
      }
      lines.append(json)
    }
    self.lines = lines
  }

  private init(lines: [JSONValue?]) { self.lines = lines }

  /// Returns the body with each value changed.
  func map(_ change: (JSONValue) -> JSONValue) -> RecordedJSON {
    RecordedJSON(lines: lines.map { $0.map(change) })
  }

  /// The bytes of the body.
  var data: Data { Data(lines.map { $0?.data ?? Data() }.joined(separator: Data("\n".utf8))) }
}
