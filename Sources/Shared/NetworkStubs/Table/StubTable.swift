import LaunchDomain

/// The stubs of a launch and the outcome of each request.
///
/// The stubs of the running test are tried first, then those of the app's code, then those of the launch
/// arguments; within each, the first match wins.
public struct StubTable: Sendable {
  private struct Entry: Sendable {
    var number: Int
    var stub: Stub
    var source: StubSource
    var useCount = 0
    var isRemoved = false

    var isUsedUp: Bool { stub.limit.map { useCount >= $0 } ?? false }
    var order: (StubSource, Int) { (source, number) }
  }

  private var entries: [Entry] = []
  /// The stubs for each path without wildcards, so that a large recording takes no longer than a small one.
  private var byPath: [String: [Int]] = [:]
  private var withWildcards: [Int] = []

  /// The requests so far, oldest first.
  public private(set) var records: [RequestRecord] = []
  /// The number of requests so far, including those whose records were removed.
  public private(set) var requestCount = 0

  /// Makes an empty table.
  public init() {}

  /// The action for a request.
  public enum Decision: Sendable {
    /// Send this answer.
    case answer(StubAnswer, StubReference)
    /// Ask the test.
    case ask(StubReference)
    /// Refuse the request.
    case refuse(Refusal)
  }

  /// Adds a stub after those of the same source.
  ///
  /// - Returns: The stub's number.
  /// - Throws: `StubProblem` if the stub can't be used.
  @discardableResult
  public mutating func add(_ stub: Stub, from source: StubSource) throws(StubProblem) -> Int {
    if let problem = stub.problem { throw problem }
    let number = entries.count
    entries.append(Entry(number: number, stub: stub, source: source))
    if let path = stub.pattern.url.literalPath {
      byPath[path, default: []].append(number)
    } else {
      withWildcards.append(number)
    }
    return number
  }

  /// Removes a stub, which then answers no requests and doesn't count as unused.
  public mutating func remove(_ number: Int) {
    if entries.indices.contains(number) { entries[number].isRemoved = true }
  }

  /// Removes all stubs of a source.
  public mutating func removeAll(from source: StubSource) {
    for index in entries.indices where entries[index].source == source {
      entries[index].isRemoved = true
    }
  }

  /// Returns the action for a request, and counts the stub as used.
  public mutating func decide(_ request: NetworkRequest, caller: String? = nil) -> Decision {
    let parts = request.parts
    let matching = candidates(for: parts.path).map { entries[$0] }.filter {
      !$0.isRemoved && $0.stub.pattern.matches(request, parts)
    }.sorted { $0.order < $1.order }
    guard let entry = matching.first(where: { !$0.isUsedUp }) else {
      return .refuse(refusal(of: request, caller: caller, usedUp: matching.first))
    }
    entries[entry.number].useCount += 1
    let reference = StubReference(
      number: entry.number, pattern: entry.stub.pattern, origin: entry.stub.origin,
      laterMatches: matching.count { $0.number != entry.number && !$0.isUsedUp })
    switch entry.stub.response {
    case .computed: return .ask(reference)
    case .answers(let answers):
      return .answer(answers[min(entry.useCount, answers.count - 1)], reference)
    }
  }

  /// Records a request with its outcome; beyond a limit, the oldest records are removed.
  ///
  /// - Returns: The number of the request.
  @discardableResult
  public mutating func record(
    _ request: NetworkRequest, _ outcome: RequestRecord.Outcome, time: Double, caller: String?
  ) -> Int {
    requestCount += 1
    records.append(
      RequestRecord(
        number: requestCount, request: request, outcome: outcome, time: time, caller: caller))
    if records.count > 2 * Self.recordLimit {
      records.removeFirst(records.count - Self.recordLimit)
    }
    return requestCount
  }

  /// Records the answer to a request.
  public mutating func note(_ answer: RequestRecord.Answer, ofRequest number: Int) {
    // Numbers are consecutive, and answers mostly belong to recent requests.
    guard let index = records.lastIndex(where: { $0.number == number }) else { return }
    records[index].answer = answer
  }

  /// The stubs that have answered no request, in the order in which they are tried.
  public var unused: [StubReference] {
    entries.filter { $0.useCount == 0 && !$0.isRemoved }.sorted { $0.order < $1.order }.map {
      StubReference(
        number: $0.number, pattern: $0.stub.pattern, origin: $0.stub.origin, laterMatches: 0)
    }
  }

  /// The number of stubs.
  public var count: Int { entries.count { !$0.isRemoved } }

  private func candidates(for path: String) -> [Int] {
    guard let literal = byPath[path] else { return withWildcards }
    return literal + withWildcards
  }

  private func refusal(
    of request: NetworkRequest, caller: String?, usedUp: Entry?
  ) -> Refusal {
    Refusal(
      request: request, caller: caller, nearest: nearMisses(of: request),
      usedUp: usedUp.map {
        StubReference(
          number: $0.number, pattern: $0.stub.pattern, origin: $0.stub.origin, laterMatches: 0)
      }, stubCount: count)
  }

  /// Finds the stubs that differ from a request in a few ways, or whose path is similar.
  private func nearMisses(of request: NetworkRequest) -> [Refusal.NearMiss] {
    var ranked: [(rank: Int, miss: Refusal.NearMiss)] = []
    let path = request.path
    let near = Set(NearestName.suggestions(for: path, in: byPath.keys.sorted(), limit: 3))
    for entry in entries where !entry.isRemoved {
      let mismatches = entry.stub.pattern.mismatches(with: request)
      guard !mismatches.isEmpty else { continue }
      let hasOtherPath = mismatches.contains {
        if case .path = $0 { return true }
        return false
      }
      let isNear = entry.stub.pattern.url.literalPath.map(near.contains) ?? false
      guard !hasOtherPath || isNear else { continue }
      ranked.append(
        (
          mismatches.count * 2 + (hasOtherPath ? 1 : 0),
          Refusal.NearMiss(
            pattern: entry.stub.pattern, origin: entry.stub.origin, mismatches: mismatches)
        ))
    }
    return ranked.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .prefix(Self.nearMissLimit).map(\.element.miss)
  }

  private static let nearMissLimit = 3
  /// The minimum number of records to keep.
  private static let recordLimit = 5_000
}
