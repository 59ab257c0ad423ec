import Foundation

/// A metric for physical memory.
open class XCTMemoryMetric: NSObject, XCTMetric {
  private let process: MeasuredProcess
  private var first: MeasuredProcess.Reading?

  /// Creates a metric for this process.
  public override init() { process = .own }

  package init(_ process: MeasuredProcess) { self.process = process }

  /// Returns a copy of the metric.
  open func copy(with zone: NSZone? = nil) -> Any { XCTMemoryMetric(process) }

  /// Starts measuring.
  open func willBeginMeasuring() { first = process.reading(Self.read) }

  /// Returns the growth of the used memory, and its peak, in kilobytes.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let (first, last) = try process.latest(Self.read, since: first)
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical",
        doubleValue: (last.values[0] - first.values[0]) / 1000, unitSymbol: "kB"),
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical_peak",
        displayName: "Memory Peak Physical", doubleValue: last.values[1] / 1000, unitSymbol: "kB"),
    ]
  }

  private static func read(_ process: pid_t) throws -> MeasuredProcess.Reading {
    let figures = try ProcessFigures("status", of: process)
    let values = [try figures.value("VmRSS"), try figures.value("VmHWM")]
    return MeasuredProcess.Reading(process: process, values: values.map(Double.init))
  }
}
