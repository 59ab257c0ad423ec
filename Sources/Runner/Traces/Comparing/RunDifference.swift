/// The first difference between two runs of a scenario.
package struct RunDifference: Equatable, Sendable {
  /// The scenario: `file:line`, with its name.
  package var scenario: String
  /// The first step that differs; `nil` if the scenario is in only one run.
  package var step: String?
  /// The difference itself.
  package var reason: Reason

  /// A difference, with the values of the first run and of the second.
  package enum Reason: Equatable, Sendable {
    /// The scenario is missing in the first or in the second run.
    case missing(inFirst: Bool)
    /// The runs carried out different steps, or one ended earlier.
    case step(String?, String?)
    case status(RunStatus, RunStatus)
    case message(String?, String?)
    /// Lines of the element tree after the step differ.
    case elements(removed: [String], added: [String])
    /// The screens look different, though the elements are the same.
    case picture
  }

  /// Returns the first difference of each scenario, in the order of the first run.
  package static func differences(from first: RunRecord, to second: RunRecord) -> [RunDifference] {
    let others = Dictionary(
      second.scenarios.map { (Identity($0), $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(first.scenarios.map(Identity.init))
    var differences = first.scenarios.compactMap { scenario -> RunDifference? in
      guard let other = others[Identity(scenario)] else {
        return RunDifference(scenario: title(scenario), step: nil, reason: .missing(inFirst: false))
      }
      return difference(scenario, other)
    }
    for scenario in second.scenarios where !known.contains(Identity(scenario)) {
      differences.append(
        RunDifference(scenario: title(scenario), step: nil, reason: .missing(inFirst: true)))
    }
    return differences
  }

  /// The identity of a scenario in both runs.
  ///
  /// It doesn't include the line, which may have moved; the tests of a Swift suite have none.
  private struct Identity: Hashable {
    var key: ScenarioKey
    var repetition: Int?

    init(_ scenario: ScenarioRecord) {
      key = scenario.key(in: "")
      repetition = scenario.repetition
    }
  }

  private static func title(_ scenario: ScenarioRecord) -> String {
    "\(scenario.place) \(scenario.name)"
  }

  private static func difference(
    _ first: ScenarioRecord, _ second: ScenarioRecord
  ) -> RunDifference? {
    guard let one = first.attempts.last, let two = second.attempts.last else { return nil }
    for index in 0..<max(one.steps.count, two.steps.count) {
      let left = index < one.steps.count ? one.steps[index] : nil
      let right = index < two.steps.count ? two.steps[index] : nil
      guard let reason = reason(left, one, right, two) else { continue }
      let step = left ?? right
      return RunDifference(
        scenario: title(first), step: step.map { "\($0.place) \($0.keyword)\($0.text)" },
        reason: reason)
    }
    return nil
  }

  private static func reason(
    _ left: StepRecord?, _ one: AttemptRecord, _ right: StepRecord?, _ two: AttemptRecord
  ) -> Reason? {
    guard let left, let right, left.text == right.text else {
      return .step(left?.text, right?.text)
    }
    if left.status != right.status { return .status(left.status, right.status) }
    if left.message != right.message { return .message(left.message, right.message) }
    guard let before = screen(left, one), let after = screen(right, two) else { return nil }
    let changes = after.tree.difference(from: before.tree)
    if !changes.isEmpty {
      return .elements(
        removed: changes.removals.map(\.line), added: changes.insertions.map(\.line))
    }
    return before.svg == after.svg ? nil : .picture
  }

  private static func screen(_ step: StepRecord, _ attempt: AttemptRecord) -> ScreenRecord? {
    step.screen.flatMap { attempt.screens.indices.contains($0) ? attempt.screens[$0] : nil }
  }
}

extension CollectionDifference<String>.Change {
  /// The line that was removed or added, without its indentation.
  fileprivate var line: String {
    switch self {
    case .remove(_, let line, _), .insert(_, let line, _):
      String(line.drop { $0 == " " })
    }
  }
}
