import Foundation

/// Measures how much is written to storage.
///
/// On Linux that is what a process has caused to be written to a disk, in whole pages; what is
/// written to memory, as `/tmp` often is, does not count.
open class XCTStorageMetric: NSObject, XCTMetric {
  private let process: MeasuredProcess
  private var first: MeasuredProcess.Reading?

  /// Makes a metric of this process.
  public override init() { process = .own }

  /// Makes a metric of an app.
  public init(application: XCUIApplication) { process = MeasuredProcess(application) }

  private init(_ process: MeasuredProcess) { self.process = process }

  /// Makes the same metric once more.
  open func copy(with zone: NSZone? = nil) -> Any { XCTStorageMetric(process) }

  /// Begins to measure.
  open func willBeginMeasuring() { first = process.reading(Self.read) }

  /// How much was written, in kilobytes.
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
