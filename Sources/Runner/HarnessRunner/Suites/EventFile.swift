import Foundation

/// A file that Swift Testing writes its events into.
final class EventFile {
  private let url: URL

  /// The status of a run of Swift Testing that finds no test (`EX_UNAVAILABLE`).
  static let noTests: Int32 = 69

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-events-\(UUID().uuidString).jsonl")
    try Data().write(to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The options that make a test bundle write into the file.
  var options: [String] {
    [
      "--testing-library", "swift-testing", "--event-stream-output-path", url.path,
      "--event-stream-version", "6.3",
    ]
  }

  var lines: [Substring] {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n")
  }
}
