import XCTest

/// The run of a test that contains others.
///
/// It fails if one of them fails, and they are counted in its place.
final class ScenarioGroupRun: XCTestCaseRun {
  private var runs: [XCTestRun] = []

  func add(_ run: XCTestRun) { runs.append(run) }

  override var executionCount: Int {
    runs.isEmpty ? super.executionCount : runs.reduce(0) { $0 + $1.executionCount }
  }

  override var testCaseCount: Int { max(1, runs.count) }

  override var skipCount: Int { runs.reduce(super.skipCount) { $0 + $1.skipCount } }

  override var failureCount: Int { runs.reduce(super.failureCount) { $0 + $1.failureCount } }

  override var unexpectedExceptionCount: Int {
    runs.reduce(super.unexpectedExceptionCount) { $0 + $1.unexpectedExceptionCount }
  }
}
