import Foundation

/// A metric for processor time.
///
/// Apple's metric also counts cycles and instructions, which Linux does not make available to every
/// process.
open class XCTCPUMetric: NSObject, XCTMetric {
  private enum Subject {
    case process(MeasuredProcess)
    case currentThread
  }

  private let subject: Subject
  private var first: MeasuredProcess.Reading?
  private var threadTimes: (first: UInt64?, last: UInt64?)

  /// Creates a metric for this process.
  public override init() { subject = .process(.own) }

  /// Creates a metric for this process, or for the thread that measures.
  public init(limitingToCurrentThread limitToCurrentThread: Bool) {
    subject = limitToCurrentThread ? .currentThread : .process(.own)
  }

  package init(_ process: MeasuredProcess) { subject = .process(process) }

  private init(_ subject: Subject) { self.subject = subject }

  /// Returns a copy of the metric.
  open func copy(with zone: NSZone? = nil) -> Any { XCTCPUMetric(subject) }

  /// Starts measuring.
  open func willBeginMeasuring() {
    switch subject {
    case .process(let process): first = process.reading(Self.read)
    case .currentThread: threadTimes.first = ProcessorClock.now(CLOCK_THREAD_CPUTIME_ID)
    }
  }

  /// Stops measuring.
  open func didStopMeasuring() {
    if case .currentThread = subject {
      threadTimes.last = ProcessorClock.now(CLOCK_THREAD_CPUTIME_ID)
    }
  }

  /// Returns the processor time, in seconds.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time",
        doubleValue: try seconds(), unitSymbol: "s")
    ]
  }

  private func seconds() throws -> Double {
    switch subject {
    case .process(let process):
      let (first, last) = try process.latest(Self.read, since: first)
      return zip(last.values, first.values).reduce(0) { $0 + $1.0 - $1.1 }
    case .currentThread:
      guard let first = threadTimes.first, let last = threadTimes.last else {
        throw MeasurementError(.unknownFigure, "The processor time of a thread")
      }
      return (Double(last) - Double(first)) / 1e9
    }
  }

  private static func read(_ process: pid_t) throws -> MeasuredProcess.Reading {
    guard let time = ProcessorClock.processorTime(of: process) else {
      throw MeasurementError(.unknownFigure, "The processor time of process \(process)")
    }
    return MeasuredProcess.Reading(process: process, values: [Double(time) / 1e9])
  }
}
