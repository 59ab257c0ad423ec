import Foundation

/// Reads what XCTest prints while tests run.
struct XCTestOutputReader {
  private(set) var output = SuiteOutput()
  /// The tests by what XCTest calls them.
  private let tests: [String: SuiteTest]
  /// The failure whose message goes on in the next lines.
  private var open: (test: String, failure: SuiteResult.Failure)?

  init(_ tests: [SuiteTest]) {
    self.tests = Dictionary(tests.map { ($0.xcTestName, $0) }) { first, _ in first }
  }

  /// Takes a line and returns what it tells.
  @discardableResult
  mutating func read(_ line: String) -> SuiteEvent? {
    // What a test prints may stand before it in the line.
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

  /// Takes what has no end of its own.
  mutating func close() {
    if let open { output.fail(open.test, open.failure) }
    open = nil
  }
}
