import Foundation

/// A metric for writes to storage.
///
/// On Linux these are the writes to disks caused by a process, in whole pages; writes to file systems in
/// memory, such as `/tmp` often is, don't count.
open class XCTStorageMetric: NSObject, XCTMetric {
  private let process: MeasuredProcess
  private var first: MeasuredProcess.Reading?

  /// Creates a metric for this process.
  public override init() { process = .own }

  package init(_ process: MeasuredProcess) { self.process = process }

  /// Returns a copy of the metric.
  open func copy(with zone: NSZone? = nil) -> Any { XCTStorageMetric(process) }

  /// Starts measuring.
  open func willBeginMeasuring() { first = process.reading(Self.read) }

  /// Returns the amount written, in kilobytes.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let (first, last) = try process.latest(Self.read, since: first)
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Disk.logical_writes",
        displayName: "Disk Logical Writes",
        doubleValue: (last.values[0] - first.values[0]) / 1000, unitSymbol: "kB")
    ]
  }

  private static func read(_ process: pid_t) throws -> MeasuredProcess.Reading {
    let figures = try ProcessFigures("io", of: process)
    return MeasuredProcess.Reading(
      process: process, values: [Double(try figures.value("write_bytes"))])
  }
}
