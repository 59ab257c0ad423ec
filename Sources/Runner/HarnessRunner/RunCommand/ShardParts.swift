import Traces

/// The results that are joined to one run, checked for parts of it that are missing or there twice.
struct ShardParts {
  /// Results, and the path that names them.
  struct Part {
    var path: String
    var run: RunRecord
  }

  let parts: [Part]

  /// Makes sure that the parts are a whole.
  ///
  /// Results of another number of parts are those of other tests, such as Swift suites beside features, and
  /// are a whole of their own.
  ///
  /// - Throws: `MissingResource` if a shard is missing, `UsageError` if one is there twice: its scenarios
  ///   would count twice.
  func check() throws {
    for (position, part) in parts.enumerated() {
      guard let other = parts[..<position].first(where: { Self.areSame($0.run, part.run) })
      else { continue }
      throw UsageError(
        message: "\(other.path) and \(part.path) are both "
          + (part.run.shard.map { "part \($0.index) of \($0.count)" } ?? "the same run")
          + "; name one of them.")
    }
    let shards = Dictionary(grouping: parts.compactMap(\.run.shard), by: \.count)
    for (count, present) in shards.sorted(by: { $0.key < $1.key }) {
      let known = Set(present.map(\.index))
      let all = 1...max(1, count)
      let missing = all.count - known.count { all.contains($0) }
      guard missing > 0 else { continue }
      // A file may claim to be one of any number of parts.
      let named = all.lazy.filter { !known.contains($0) }.prefix(Self.mostNamed).map(String.init)
        .joined(separator: ", ")
      let more = missing > Self.mostNamed ? " and \(missing - Self.mostNamed) more" : ""
      throw MissingResource(
        message: "\(missing == 1 ? "part" : "parts") \(named)\(more) of \(count) "
          + "\(missing == 1 ? "is" : "are") missing: nobody knows how the scenarios there ended."
      )
    }
  }

  /// Whether two results are the same part of the same scenarios.
  private static func areSame(_ first: RunRecord, _ second: RunRecord) -> Bool {
    guard first.shard == second.shard, first.shard != nil || first.started == second.started
    else { return false }
    let known = Set(first.scenarios.map(Identity.init))
    return second.scenarios.contains { known.contains(Identity($0)) }
  }

  /// What tells a scenario from the others of a run.
  private struct Identity: Hashable {
    var key: ScenarioKey
    var repetition: Int?

    init(_ scenario: ScenarioRecord) {
      key = scenario.key(in: "")
      repetition = scenario.repetition
    }
  }

  /// How many missing parts a message names.
  private static let mostNamed = 10
}
