import Testing

@testable import XCTestCompatibility

@Suite struct LaunchMeasurementsTests {
  struct Refused: Error {}

  // Other tests may launch apps at the same time.
  private func launches(_ listener: Int) -> [String] {
    LaunchMeasurements.end(listener).map(\.app).filter { $0.hasPrefix("LaunchMeasurementsTests") }
  }

  @Test func `a listener is notified of launches until it ends`() throws {
    LaunchMeasurements.timing("LaunchMeasurementsTests.0") {}
    let listener = LaunchMeasurements.begin()
    let value = LaunchMeasurements.timing("LaunchMeasurementsTests.1") { 7 }
    #expect(value == 7)
    #expect(throws: Refused.self) {
      try LaunchMeasurements.timing("LaunchMeasurementsTests.2") { throw Refused() }
    }
    LaunchMeasurements.timing("LaunchMeasurementsTests.3") {}
    #expect(launches(listener) == ["LaunchMeasurementsTests.1", "LaunchMeasurementsTests.3"])
    LaunchMeasurements.timing("LaunchMeasurementsTests.4") {}
    #expect(launches(listener).isEmpty)
  }

  @Test func `launch metrics report the launches between start and end`() throws {
    for metric in [XCTApplicationLaunchMetric(), XCTOSSignpostMetric.applicationLaunch]
      as [any XCTMetric]
    {
      metric.willBeginMeasuring()
      LaunchMeasurements.timing("app") {}
      metric.didStopMeasuring()
      let now = XCTPerformanceMeasurementTimestamp()
      let measurement = try #require(try metric.reportMeasurements(from: now, to: now).first)
      #expect(measurement.displayName == "Duration (AppLaunch)")
      #expect(measurement.unitSymbol == "s")
      #expect(measurement.doubleValue > 0)
    }
  }
}
