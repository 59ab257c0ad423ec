import Foundation

/// Reads the output of XCTest while tests run.
struct XCTestOutputReader {
  private(set) var output = SuiteOutput()
  /// The tests by their names in XCTest's output.
  private let tests: [String: SuiteTest]
  /// The failure whose message continues in the next lines.
  private var open: (test: String, failure: SuiteResult.Failure)?

  init(_ tests: [SuiteTest]) {
    self.tests = Dictionary(tests.map { ($0.xcTestName, $0) }) { first, _ in first }
  }

  /// Reads a line and returns its event, if any.
  @discardableResult
  mutating func read(_ line: String) -> SuiteEvent? {
    // The output of a test may precede the event in the same line.
    if let match = line.firstMatch(
      of: /Test Case '([^']+)' (started|passed|failed|skipped) (?:at |\(([\d.]+))/),
      let test = tests[String(match.1)]?.id
    {
      close()
      switch match.2 {
      case "started":
        output.begin(test)
        return .began(test)
      case "skipped": output.skip(test, reason: nil)
      default:
        let seconds = match.3.flatMap { Double($0) } ?? 0
        output.end(test, duration: seconds, hasFailed: match.2 == "failed")
      }
      return .ended(test)
    } else if let match = line.wholeMatch(of: /(\S.*?):(\d+): error: (\S+\.\S.*?) : (.*)/) {
      close()
      open = (
        tests[String(match.3)]?.id ?? String(match.3),
        SuiteResult.Failure(
          message: String(match.4), path: String(match.1), line: Int(match.2) ?? 0)
      )
    } else if line.hasPrefix("Test Suite '") || line.contains("Test Case '") {
      close()
    } else if open != nil {
      open?.failure.message += "\n" + line
    }
    return nil
  }

  /// Completes the open failure, because messages have no end marker.
  mutating func close() {
    if let open { output.fail(open.test, open.failure) }
    open = nil
  }
}
