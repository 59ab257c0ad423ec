import Gherkin
import Traces

/// The results to merge into one run, checked for missing and duplicate parts, and for parts of other runs.
struct ShardParts {
  /// The results of a part, and their path.
  struct Part {
    var path: String
    var run: RunRecord
  }

  let parts: [Part]

  /// Checks that the parts belong together.
  ///
  /// Parts with another distribution, such as Swift suites beside features, form a whole of their own.
  ///
  /// - Throws: `MissingResource` if a shard has no digest of its distribution; `UsageError` if shards
  ///   belong to different runs, so that scenarios may be missing, or if a scenario occurs twice.
  func check() throws {
    try checkVersions()
    try checkParts()
    try checkMixture(of: deals.filter { !$0.missing.isEmpty })
    try checkScenarios()
  }

  /// A sentence about the missing parts or scenarios, or `nil` if the results are complete.
  var missing: String? {
    let deals = deals
    return Self.missing(from: deals.filter { !$0.missing.isEmpty }) ?? lost(from: deals)
  }

  private func checkVersions() throws {
    guard let old = parts.first(where: { $0.run.shard.map { $0.deal == nil } ?? false }) else {
      return
    }
    throw MissingResource(
      message: "\(old.path) was written by an early version and doesn't say how scenarios were "
        + "distributed to shards. Run that part again.")
  }

  private func checkParts() throws {
    for (position, part) in parts.enumerated() {
      guard let other = parts[..<position].first(where: { Self.areSame($0.run, part.run) })
      else { continue }
      throw UsageError(
        message: "\(other.path) and \(part.path) are both "
          + (part.run.shard.map { "part \($0.index) of \($0.count)" } ?? "the same run")
          + "; name one of them.")
    }
  }

  /// Returns whether two results are the same part or the same run.
  private static func areSame(_ first: RunRecord, _ second: RunRecord) -> Bool {
    guard first.shard == nil else { return first.shard == second.shard }
    guard second.shard == nil, first.started == second.started else { return false }
    let known = Set(first.scenarios.map(Identity.init))
    return second.scenarios.contains { known.contains(Identity($0)) }
  }

  /// Refuses parts whose numbers form a whole but whose distributions differ.
  private func checkMixture(of incomplete: [Deal]) throws {
    for (position, deal) in incomplete.enumerated() {
      guard
        let other = incomplete[..<position].first(where: {
          $0.count == deal.count && $0.present.isDisjoint(with: deal.present)
        })
      else { continue }
      throw UsageError(
        message:
          "\(other.first.path) and \(deal.first.path) aren't parts of one run: their scenarios "
          + "differ, or were distributed by different records of durations (“--history”). Run both again "
          + "with the same ones.")
    }
  }

  /// Refuses a scenario that occurs in several results.
  private func checkScenarios() throws {
    var owners: [Identity: Int] = [:]
    for (position, part) in parts.enumerated() {
      for scenario in part.run.scenarios {
        let identity = Identity(scenario)
        guard let owner = owners[identity], owner != position else {
          owners[identity] = position
          continue
        }
        throw UsageError(
          message: "“\(scenario.name)” (\(scenario.place)) is in \(parts[owner].path) and in "
            + "\(part.path), and would count twice; name one of them.")
      }
    }
  }

  /// A distribution of scenarios, with the parts that are present.
  private struct Deal {
    /// The number of parts.
    var count: Int
    /// The first result of the distribution.
    var first: Part
    /// The numbers of the parts that are present.
    var present: Set<Int>

    /// The numbers of the first missing parts, and the total number of missing parts.
    var missing: (named: [Int], count: Int, isEmpty: Bool) {
      let all = 1...max(1, count)
      let number = all.count - present.count { all.contains($0) }
      // A file may claim any number of parts.
      let named = Array(all.lazy.filter { !present.contains($0) }.prefix(ShardParts.mostNamed))
      return (named, number, number <= 0)
    }
  }

  /// The distributions, in the order of the results.
  private var deals: [Deal] {
    var deals: [Deal] = []
    var positions: [RunRecord.Shard: Int] = [:]
    for part in parts {
      guard var shard = part.run.shard else { continue }
      let index = shard.index
      // Without its index, the shard equals the other parts of its distribution.
      shard.index = 0
      if let position = positions[shard] {
        deals[position].present.insert(index)
      } else {
        positions[shard] = deals.count
        deals.append(Deal(count: shard.count, first: part, present: [index]))
      }
    }
    return deals
  }

  /// Returns a sentence about missing parts, or `nil` if there aren't any.
  private static func missing(from incomplete: [Deal]) -> String? {
    let lists = incomplete.map { deal in
      let missing = deal.missing
      let named = missing.named.map(String.init).joined(separator: ", ")
      let more = missing.count > mostNamed ? " and \(missing.count - mostNamed) more" : ""
      return "\(missing.count == 1 ? "part" : "parts") \(named)\(more) of \(deal.count)"
        + (incomplete.count > 1 ? " (beside \(deal.first.path))" : "")
    }
    guard !lists.isEmpty else { return nil }
    let isOne = incomplete.count == 1 && incomplete[0].missing.count == 1
    return "\(lists.joined(separator: " and ")) \(isOne ? "is" : "are") missing: the results of "
      + "their scenarios aren't known."
  }

  /// Returns a sentence about scenarios without a result in complete parts, or `nil` if there aren't any.
  private func lost(from deals: [Deal]) -> String? {
    // A run that was interrupted or failed may end before its last scenario, and says so.
    guard parts.allSatisfy(\.run.isSuccessful) else { return nil }
    let dealt = deals.reduce(0) { $0 + ($1.first.run.shard?.deal?.scenarios ?? 0) }
    let present = parts.reduce(0) { $0 + ($1.run.shard == nil ? 0 : $1.run.scenarios.count) }
    guard present < dealt else { return nil }
    return "\(dealt - present) of \(dealt) scenarios "
      + "\(dealt - present == 1 ? "has" : "have") no result, for an unknown reason."
  }

  /// The identity of a scenario within a run.
  private struct Identity: Hashable {
    var key: ScenarioKey
    var repetition: Int?
    /// The identifier of a test of a Swift suite, as several may have the same name.
    var test: String?

    init(_ scenario: ScenarioRecord) {
      key = scenario.key(in: "")
      repetition = scenario.repetition
      // The identifiers of features' scenarios are numbers that differ from run to run.
      test = scenario.location.line == 0 ? scenario.id : nil
    }
  }

  /// The maximum number of missing parts that a message names.
  fileprivate static let mostNamed = 10
}
