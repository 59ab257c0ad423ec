import Foundation
import Testing

@testable import XCTestCompatibility

@Suite struct MeasurementSummaryTests {
  private func summary(_ values: [Double]) -> MeasurementSummary {
    MeasurementSummary(
      identifier: "id", displayName: "Name", unitSymbol: "s", polarity: .unspecified,
      values: values)
  }

  // These are rounded figures from logs on Apple's platforms.
  @Test(arguments: [
    ([0.001145, 0.001175, 0.001194, 0.001126, 0.001069], 0.0011, 3.802),
    ([23085.728, 23102.112, 23102.112, 23151.264, 23200.416], 23128.326, 0.183),
    ([0, 0, 0, 0, 0], 0, 0),
    ([], 0, 0),
  ])
  func `average and deviation match XCTest's`(
    values: [Double], average: Double, deviation: Double
  ) {
    let summary = summary(values)
    #expect(abs(summary.average - average) <= max(0.0001, average * 1e-7))
    #expect(abs(summary.relativeStandardDeviation - deviation) < 0.01)
  }

  @Test func `figures of several runs are combined in the order of the first run`() {
    func figure(_ identifier: String, _ value: Double) -> XCTPerformanceMeasurement {
      XCTPerformanceMeasurement(
        identifier: identifier, displayName: identifier, doubleValue: value, unitSymbol: "u")
    }
    let summaries = MeasurementSummary.summaries(of: [
      [figure("b", 1), figure("a", 10)], [figure("a", 20), figure("b", 2)],
    ])
    #expect(summaries.map(\.identifier) == ["b", "a"])
    #expect(summaries.map(\.values) == [[1, 2], [10, 20]])
  }

  @Test func `a measurement has a unit`() {
    let measurement = XCTPerformanceMeasurement(
      identifier: "i", displayName: "n", value: Measurement(value: 2, unit: Unit(symbol: "kB")))
    #expect(measurement.unitSymbol == "kB")
    #expect(measurement.value.value == 2)
    #expect(measurement.polarity == .prefersSmaller)
  }
}
