import Foundation
import Synchronization

/// One run of a measured block.
// Sendable is unchecked because of the metrics, which a test may implement; like XCTest, this class
// uses them on the thread that measures. The state is protected by a lock.
final class MeasurementIteration: @unchecked Sendable {
  private enum State {
    case waiting
    case measuring(XCTPerformanceMeasurementTimestamp)
    case done(XCTPerformanceMeasurementTimestamp, XCTPerformanceMeasurementTimestamp)
    case misused
  }

  private let metrics: [any XCTMetric]
  private let state = Mutex(State.waiting)

  init(_ metrics: [any XCTMetric]) throws(MeasurementError) {
    var copies: [any XCTMetric] = []
    for metric in metrics {
      guard let copy = metric.copy(with: nil) as? any XCTMetric else {
        throw MeasurementError(.copyIsNotAMetric, "\(type(of: metric))")
      }
      copies.append(copy)
    }
    self.metrics = copies
  }

  /// Starts measuring.
  func start() throws(MeasurementError) {
    guard case .waiting = state.withLock({ $0 }) else { throw misuse(.startedTwice) }
    for metric in metrics { metric.willBeginMeasuring() }
    state.withLock { $0 = .measuring(XCTPerformanceMeasurementTimestamp()) }
  }

  /// Stops measuring.
  func stop() throws(MeasurementError) {
    let end = XCTPerformanceMeasurementTimestamp()
    switch state.withLock({ $0 }) {
    case .waiting: throw misuse(.notStarted)
    case .done: throw misuse(.stoppedTwice)
    case .misused: return
    case .measuring(let start):
      for metric in metrics { metric.didStopMeasuring() }
      state.withLock { $0 = .done(start, end) }
    }
  }

  /// Whether the block misused the iteration, so that its figures are invalid.
  var isMisused: Bool {
    if case .misused = state.withLock({ $0 }) { true } else { false }
  }

  /// Stops measuring, unless the block has already done so.
  ///
  /// - Returns: The measurements of each metric.
  func finish() throws -> [[XCTPerformanceMeasurement]] {
    switch state.withLock({ $0 }) {
    case .waiting: throw misuse(.neverStarted)
    case .measuring: try stop()
    case .done, .misused: break
    }
    guard case .done(let start, let end) = state.withLock({ $0 }) else { return [] }
    return try metrics.map { try $0.reportMeasurements(from: start, to: end) }
  }

  private func misuse(_ code: MeasurementError.Code) -> MeasurementError {
    state.withLock { $0 = .misused }
    return MeasurementError(code)
  }
}
