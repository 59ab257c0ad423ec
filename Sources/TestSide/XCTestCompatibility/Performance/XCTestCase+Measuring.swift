import Foundation
import XCTest

extension XCTestCase {
  /// The metrics for a test that doesn't specify any: the time.
  ///
  /// On Linux a test suite cannot override the property.
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// The options for a test that doesn't specify any.
  ///
  /// On Linux a test suite cannot override the property.
  public class var defaultMeasureOptions: XCTMeasureOptions { .default }

  /// Measures the time of a block with XCTest's own method.
  @_disfavoredOverload
  public func measure(
    _ block: () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    // Only the method of XCTest on Linux has the label `block`, so the call isn't recursive.
    measure(file: file, line: Int(clamping: line), block: block)
  }

  /// Measures a block and writes the figures to the log.
  ///
  /// The block runs five times, after one run that doesn't count.
  ///
  /// - Parameters:
  ///   - metrics: The metrics.
  ///   - file: The file that measures.
  ///   - line: The line that measures.
  ///   - block: The block to measure.
  public func measure(
    metrics: [any XCTMetric], file: StaticString = #filePath, line: UInt = #line,
    block: () -> Void
  ) {
    measure(
      metrics: metrics, options: Self.defaultMeasureOptions, file: file, line: line, block: block)
  }

  /// Measures the time of a block, and writes the figures to the log.
  ///
  /// - Parameters:
  ///   - options: The options of the measurement.
  ///   - file: The file that measures.
  ///   - line: The line that measures.
  ///   - block: The block to measure.
  public func measure(
    options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line,
    block: () -> Void
  ) {
    measure(metrics: Self.defaultMetrics, options: options, file: file, line: line, block: block)
  }

  /// Measures a block and writes the figures to the log.
  ///
  /// The block runs once more than the options specify, because the first run doesn't count. If the test
  /// fails in the block, the measurement ends.
  ///
  /// - Parameters:
  ///   - metrics: The metrics; the test fails if one isn't available.
  ///   - options: The options of the measurement.
  ///   - file: The file that measures.
  ///   - line: The line that measures.
  ///   - block: The block to measure.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions, file: StaticString = #filePath,
    line: UInt = #line, block: () -> Void
  ) {
    let site = CallSite(file, line)
    let run = MeasurementRun(testCase: self, metrics: metrics, options: options)
    do {
      for summary in try run.summaries(of: block) {
        StepLog.write(
          "\(site.path):\(site.line): Test Case '\(name)' measured \(summary.line)")
      }
    } catch {
      recordMisuse(error, at: site)
    }
  }

  /// Starts measuring, in a block that is measured with `manuallyStart`.
  public func startMeasuring() {
    guard let iteration = measuredIteration else {
      return startMeasuring(
        file: CallSite.unknownPath, line: InterceptingCaseRun.line(CallSite.searched, in: self))
    }
    control { () throws(MeasurementError) in try iteration.start() }
  }

  /// Stops measuring, in a block that is measured with `manuallyStop`.
  public func stopMeasuring() {
    guard let iteration = measuredIteration else {
      return stopMeasuring(
        file: CallSite.unknownPath, line: InterceptingCaseRun.line(CallSite.searched, in: self))
    }
    control { () throws(MeasurementError) in try iteration.stop() }
  }

  /// The iteration that this module measures, or `nil` if XCTest measures or nothing does.
  ///
  /// In the latter case, XCTest reports the misuse.
  private var measuredIteration: MeasurementIteration? {
    TestLifetimes.update(self) { $0.measurement } ?? nil
  }

  private func control(_ body: () throws(MeasurementError) -> Void) {
    do throws(MeasurementError) {
      try body()
    } catch {
      recordMisuse(error, at: .current)
    }
  }

  private func recordMisuse(_ error: any Error, at site: CallSite) {
    let text =
      (error as? MeasurementError)?.isMisuse == true ? "API violation - \(error)" : "\(error)"
    let issue = XCTIssue(
      type: .system, compactDescription: text, sourceCodeContext: .unlocated)
    IssueRecorder.record(issue, at: site, in: self)
  }
}

extension MeasurementError {
  /// Whether the error is the test's mistake.
  fileprivate var isMisuse: Bool {
    switch code {
    case .unknownFigure, .appNotRunning, .noLaunch, .noSignposts, .noFrames: false
    default: true
    }
  }
}
