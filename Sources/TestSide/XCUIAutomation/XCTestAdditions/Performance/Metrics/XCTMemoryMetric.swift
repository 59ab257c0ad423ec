import Foundation

/// Measures how much physical memory is used.
open class XCTMemoryMetric: NSObject, XCTMetric {
  private let process: MeasuredProcess
  private var first: MeasuredProcess.Reading?

  /// Makes a metric of this process.
  public override init() { process = .own }

  /// Makes a metric of an app.
  public init(application: XCUIApplication) { process = MeasuredProcess(application) }

  private init(_ process: MeasuredProcess) { self.process = process }

  /// Makes the same metric once more.
  open func copy(with zone: NSZone? = nil) -> Any { XCTMemoryMetric(process) }

  /// Begins to measure.
  open func willBeginMeasuring() { first = process.reading(Self.read) }

  /// How much more memory is used than before, and the most that was ever used, in kilobytes.
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
