import Foundation

/// The values of one figure in several runs of a block, with their text in XCTest's log.
struct MeasurementSummary: Sendable, Hashable {
  var identifier: String
  var displayName: String
  var unitSymbol: String
  var polarity: XCTPerformanceMeasurement.Polarity
  var values: [Double]

  /// Combines the figures of several runs, in the order of the first run.
  static func summaries(of runs: [[XCTPerformanceMeasurement]]) -> [MeasurementSummary] {
    var summaries: [MeasurementSummary] = []
    for measurement in runs.joined() {
      if let index = summaries.firstIndex(where: { $0.identifier == measurement.identifier }) {
        summaries[index].values.append(measurement.doubleValue)
      } else {
        summaries.append(
          MeasurementSummary(
            identifier: measurement.identifier, displayName: measurement.displayName,
            unitSymbol: measurement.unitSymbol, polarity: measurement.polarity,
            values: [measurement.doubleValue]))
      }
    }
    return summaries
  }

  var average: Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }

  /// The standard deviation in percent of the average, or 0 if the average is 0.
  var relativeStandardDeviation: Double {
    let average = average
    guard average != 0 else { return 0 }
    let squares = values.map { ($0 - average) * ($0 - average) }
    // Like XCTest, this treats the runs as the whole population, not as a sample.
    return (squares.reduce(0, +) / Double(values.count)).squareRoot() / abs(average) * 100
  }

  /// The text after `measured` in XCTest's log, with XCTest's limits for the case without a
  /// baseline.
  var line: String {
    let values = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    let preference =
      switch polarity {
      case .prefersSmaller: "prefers smaller"
      case .prefersLarger: "prefers larger"
      case .unspecified: "unspecified"
      }
    return "[\(displayName), \(unitSymbol)] average: \(String(format: "%.3f", average)), "
      + "relative standard deviation: \(String(format: "%.3f", relativeStandardDeviation))%, "
      + "values: [\(values)], performanceMetricID:\(identifier), baselineName: \"\", "
      + "baselineAverage: , polarity: \(preference), maxPercentRegression: 10.000%, "
      + "maxPercentRelativeStandardDeviation: 10.000%, maxRegression: 0.000, "
      + "maxStandardDeviation: 0.000"
  }
}
