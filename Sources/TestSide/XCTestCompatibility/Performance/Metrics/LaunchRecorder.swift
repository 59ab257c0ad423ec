/// Measures the launches between two moments.
final class LaunchRecorder {
  private var listener: Int?
  private var launches: [LaunchMeasurements.Launch] = []

  func begin() { listener = LaunchMeasurements.begin() }

  func end() {
    launches = listener.map(LaunchMeasurements.end) ?? []
    listener = nil
  }

  deinit { if let listener { _ = LaunchMeasurements.end(listener) } }

  /// Returns the total time of the launches.
  ///
  /// - Throws: An error if no app was launched.
  func measurement(for metric: String) throws(MeasurementError) -> XCTPerformanceMeasurement {
    guard !launches.isEmpty else { throw MeasurementError(.noLaunch, metric) }
    return XCTPerformanceMeasurement(
      identifier: "com.apple.dt.XCTMetric_ApplicationLaunch-AppLaunch.duration",
      displayName: "Duration (AppLaunch)",
      doubleValue: launches.reduce(0) { $0 + $1.duration / .seconds(1) }, unitSymbol: "s")
  }
}
