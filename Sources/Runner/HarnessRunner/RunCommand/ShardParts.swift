import Gherkin
import Traces

/// The results that are joined to one run, checked for parts of it that are missing or there twice, and for
/// parts of other runs.
struct ShardParts {
  /// Results, and the path that names them.
  struct Part {
    var path: String
    var run: RunRecord
  }

  let parts: [Part]

  /// Makes sure that the parts belong together.
  ///
  /// Parts of something else that was dealt out, such as Swift suites beside features, are a whole of their
  /// own.
  ///
  /// - Throws: `MissingResource` if a shard doesn't say what was dealt out; `UsageError` if shards are of
  ///   different runs, so that scenarios may be missing, or a scenario is there twice.
  func check() throws {
    try checkVersions()
    try checkParts()
    try checkMixture(of: deals.filter { !$0.missing.isEmpty })
    try checkScenarios()
  }

  /// What is missing to make the parts a whole; `nil` if nothing is.
  var missing: String? {
    let deals = deals
    return Self.missing(from: deals.filter { !$0.missing.isEmpty }) ?? lost(from: deals)
  }

  private func checkVersions() throws {
    guard let old = parts.first(where: { $0.run.shard.map { $0.deal == nil } ?? false }) else {
      return
    }
    throw MissingResource(
      message: "\(old.path) doesn't say what was dealt out to its shards, as an early version has "
        + "written it: nobody knows what it is a part of. Run that part again.")
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

  /// Whether two results are the same part, or one run.
  private static func areSame(_ first: RunRecord, _ second: RunRecord) -> Bool {
    guard first.shard == nil else { return first.shard == second.shard }
    guard second.shard == nil, first.started == second.started else { return false }
    let known = Set(first.scenarios.map(Identity.init))
    return second.scenarios.contains { known.contains(Identity($0)) }
  }

  /// Refuses parts that complete each other by their numbers, and not by their scenarios.
  private func checkMixture(of incomplete: [Deal]) throws {
    for (position, deal) in incomplete.enumerated() {
      guard
        let other = incomplete[..<position].first(where: {
          $0.count == deal.count && $0.present.isDisjoint(with: deal.present)
        })
      else { continue }
      throw UsageError(
        message: "\(other.first.path) and \(deal.first.path) are no parts of one run: what was "
          + "dealt out isn't the same, or isn't dealt out by the same record of durations "
          + "(“--history”). Run both again with the same.")
    }
  }

  /// Refuses a scenario that is in several results.
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

  /// What was dealt out, and the parts that are there.
  private struct Deal {
    /// The number of parts.
    var count: Int
    /// The first result of it.
    var first: Part
    /// The numbers of the parts that are there.
    var present: Set<Int>

    /// The numbers of the first parts that are missing, and how many are.
    var missing: (named: [Int], count: Int, isEmpty: Bool) {
      let all = 1...max(1, count)
      let number = all.count - present.count { all.contains($0) }
      // A file may claim to be one of any number of parts.
      let named = Array(all.lazy.filter { !present.contains($0) }.prefix(ShardParts.mostNamed))
      return (named, number, number <= 0)
    }
  }

  /// What was dealt out, in the order of the results.
  private var deals: [Deal] {
    var deals: [Deal] = []
    var positions: [RunRecord.Shard: Int] = [:]
    for part in parts {
      guard var shard = part.run.shard else { continue }
      let index = shard.index
      // All that the parts of a deal share.
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

  /// Says which parts are missing; `nil` if none is.
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
    return "\(lists.joined(separator: " and ")) \(isOne ? "is" : "are") missing: nobody knows how "
      + "the scenarios there ended."
  }

  /// Says how many scenarios of complete parts have no result, and no reason why; `nil` if all have one.
  private func lost(from deals: [Deal]) -> String? {
    // An interruption and a failure may end a run before its last scenario, and say so.
    guard parts.allSatisfy(\.run.isSuccessful) else { return nil }
    let dealt = deals.reduce(0) { $0 + ($1.first.run.shard?.deal?.scenarios ?? 0) }
    let present = parts.reduce(0) { $0 + ($1.run.shard == nil ? 0 : $1.run.scenarios.count) }
    guard present < dealt else { return nil }
    return "of \(dealt) scenarios that were dealt out, \(dealt - present) "
      + "\(dealt - present == 1 ? "has" : "have") no result: nobody knows how they ended."
  }

  /// What tells a scenario from the others of a run.
  private struct Identity: Hashable {
    var key: ScenarioKey
    var repetition: Int?
    /// The identifier of a test of a Swift suite: several may have one name.
    var test: String?

    init(_ scenario: ScenarioRecord) {
      key = scenario.key(in: "")
      repetition = scenario.repetition
      // Those of features are numbers, which each run gives anew.
      test = scenario.location.line == 0 ? scenario.id : nil
    }
  }

  /// How many missing parts a message names.
  fileprivate static let mostNamed = 10
}
