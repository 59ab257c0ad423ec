import Foundation
import XCTest

extension XCTestCase {
  /// What is measured where a test does not say: the time.
  ///
  /// On Linux a suite cannot override it.
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// How is measured where a test does not say.
  ///
  /// On Linux a suite cannot override it.
  public class var defaultMeasureOptions: XCTMeasureOptions { .default }

  /// Measures a block: how long it takes, with XCTest's own means.
  @_disfavoredOverload
  public func measure(
    _ block: () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    // Without its label the argument is what Apple's method takes, and Linux's does not.
    measure(file: file, line: Int(clamping: line), block: block)
  }

  /// Measures a block, five times after once that does not count, and writes the figures to the
  /// log.
  ///
  /// - Parameters:
  ///   - metrics: What is measured.
  ///   - file: The file that measures.
  ///   - line: The line that measures.
  ///   - block: What is measured.
  public func measure(
    metrics: [any XCTMetric], file: StaticString = #filePath, line: UInt = #line,
    block: () -> Void
  ) {
    measure(
      metrics: metrics, options: Self.defaultMeasureOptions, file: file, line: line, block: block)
  }

  /// Measures how long a block takes, and writes the figures to the log.
  ///
  /// - Parameters:
  ///   - options: How it is measured.
  ///   - file: The file that measures.
  ///   - line: The line that measures.
  ///   - block: What is measured.
  public func measure(
    options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line,
    block: () -> Void
  ) {
    measure(metrics: Self.defaultMetrics, options: options, file: file, line: line, block: block)
  }

  /// Measures a block and writes the figures to the log.
  ///
  /// The block runs once more than the options say, since the first run does not count. When the
  /// test fails in the block, that is the end of it.
  ///
  /// - Parameters:
  ///   - metrics: What is measured; a metric that cannot be makes the test fail.
  ///   - options: How it is measured.
  ///   - file: The file that measures.
  ///   - line: The line that measures.
  ///   - block: What is measured.
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

  /// Begins to measure, in a block that is measured with `manuallyStart`.
  public func startMeasuring() {
    control("startMeasuring()", { iteration throws(MeasurementError) in try iteration.start() }) {
      startMeasuring(file: #file, line: #line)
    }
  }

  /// Ends measuring, in a block that is measured with `manuallyStop`.
  public func stopMeasuring() {
    control("stopMeasuring()", { iteration throws(MeasurementError) in try iteration.stop() }) {
      stopMeasuring(file: #file, line: #line)
    }
  }

  private func control(
    _ call: String, _ ours: (MeasurementIteration) throws(MeasurementError) -> Void,
    toolchains: () -> Void
  ) {
    if let iteration = TestLifetimes.update(self, { $0.measurement }) ?? nil {
      do throws(MeasurementError) {
        try ours(iteration)
      } catch {
        recordMisuse(error, at: .current)
      }
    } else if isMeasuredByToolchain {
      toolchains()
    } else {
      recordMisuse(MeasurementError(.notMeasuring, call), at: .current)
    }
  }

  // `measureMetrics` of the toolchain's XCTest keeps what it is doing to itself, but it can be
  // looked at.
  private var isMeasuredByToolchain: Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      let meter = current.children.first { $0.label == "_performanceMeter" }?.value
      if let meter { return !Mirror(reflecting: meter).children.isEmpty }
      mirror = current.superclassMirror
    }
    return false
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
  /// Whether the test has called something that it should not have called.
  fileprivate var isMisuse: Bool {
    switch code {
    case .unknownFigure, .appNotRunning, .noLaunch, .noSignposts, .noFrames: false
    default: true
    }
  }
}
