extension RunRecord {
  /// The scenarios of a feature.
  package struct Suite: Sendable {
    package var name: String
    package var uri: String
    package var scenarios: [ScenarioRecord]
  }

  /// The scenarios grouped by feature, in order.
  package var suites: [Suite] {
    var suites: [Suite] = []
    var positions: [String: Int] = [:]
    for scenario in scenarios {
      if let position = positions[scenario.uri] {
        suites[position].scenarios.append(scenario)
      } else {
        positions[scenario.uri] = suites.count
        suites.append(Suite(name: scenario.feature, uri: scenario.uri, scenarios: [scenario]))
      }
    }
    return suites
  }
}
