import Foundation

/// Reads the event stream of Swift Testing, version 6.3: JSON lines.
///
/// The format is the toolchain's ABI (swift-testing, `Documentation/ABI/JSON.md`).
struct EventStreamReader {
  private(set) var output = SuiteOutput()
  /// The tests that the stream lists.
  private(set) var tests: [SuiteTest] = []
  /// The maximum number of tests that ran at a time; each case of a test with arguments counts.
  private(set) var width = 0
  private var starts: [String: Double] = [:]
  /// The tags of suites, by the suites' identifiers.
  private var suiteTags: [String: [String]] = [:]
  private var cases = 0

  private struct Record: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    var kind: String
    // The members of a test.
    var id: String?
    var displayName: String?
    var tags: [String]?
    /// The tags under their experimental name.
    var experimentalTags: [String]?
    // The members of an event.
    var testID: String?
    var instant: Instant?
    var messages: [Message]?
    var issue: Issue?

    enum CodingKeys: String, CodingKey {
      case kind, id, displayName, tags, testID, instant, messages, issue
      case experimentalTags = "_tags"
    }

    struct Instant: Decodable { var absolute: Double }
    struct Message: Decodable { var text: String }
    struct Issue: Decodable {
      var isKnown: Bool?
      var isFailure: Bool?
      var sourceLocation: Location?
    }
    struct Location: Decodable {
      var filePath: String?
      /// The path under its name before version 6.3.
      var earlierPath: String?
      var line: Int?

      enum CodingKeys: String, CodingKey {
        case filePath, line
        case earlierPath = "_filePath"
      }
    }
  }

  /// The tests that the stream lists, with their tags and those of their suites.
  ///
  /// Swift Testing provides tags only with `variables`.
  var taggedTests: [SuiteTest] {
    tests.map { test in
      var test = test
      for (suite, tags) in suiteTags where test.id.hasPrefix(suite + "/") {
        test.tags.formUnion(tags)
      }
      return test
    }
  }

  /// The environment variables that make Swift Testing add experimental fields, such as tags, to the stream
  /// (swift-testing, `Documentation/EnvironmentVariables.md`).
  static let variables = ["SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED": "1"]

  /// Reads a line and returns its events; an incomplete line of a process that died is ignored.
  @discardableResult
  mutating func read(_ line: some StringProtocol) -> [SuiteEvent] {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
      return []
    }
    let payload = record.payload
    if record.kind == "test" {
      guard let id = payload.id else { return [] }
      // Swift Testing writes `.slow` where features have `@slow`.
      let tags = (payload.tags ?? payload.experimentalTags ?? []).map {
        "@" + String($0.trimmingPrefix("."))
      }
      if payload.kind == "function" {
        var test = SuiteTest(swiftTesting: id, displayName: payload.displayName)
        test.tags = Set(tags)
        tests.append(test)
      } else if !tags.isEmpty {
        suiteTags[id] = tags
      }
      return []
    }
    let test = payload.testID ?? ""
    let isFunction = tests.contains { $0.id == test }
    let text = (payload.messages ?? []).map(\.text).joined(separator: "\n")
    switch payload.kind {
    case "testStarted" where isFunction:
      output.begin(test)
      starts[test] = payload.instant?.absolute
      return [.began(test)]
    case "testEnded" where isFunction:
      guard output.running[test] != nil else { return [] }
      let end = payload.instant?.absolute ?? 0
      output.end(test, duration: max(0, end - (starts[test] ?? end)))
      return [.ended(test)]
    case "testCaseStarted":
      cases += 1
      width = max(width, cases)
    case "testCaseEnded": cases -= 1
    case "testSkipped", "testCancelled":
      // A skipped suite skips all of its tests.
      let skipped = tests.map(\.id).filter { $0 == test || $0.hasPrefix(test + "/") }
      for test in skipped { output.skip(test, reason: text.isEmpty ? nil : text) }
      return skipped.map { .ended($0) }
    case "issueRecorded":
      guard payload.issue?.isKnown != true, payload.issue?.isFailure ?? true else {
        return []
      }
      let place = payload.issue?.sourceLocation
      output.fail(
        test,
        SuiteResult.Failure(
          message: text, path: place?.filePath ?? place?.earlierPath ?? "", line: place?.line ?? 0))
    default: break
    }
    return []
  }
}
