import Gherkin
import Testing
import Traces

@testable import HarnessRunner

@Suite struct ShardPartsTests {
  private func part(
    _ path: String, _ shard: RunRecord.Shard?, _ names: String..., started: Double = 1
  ) -> ShardParts.Part {
    var run = RunRecord(started: started)
    run.shard = shard
    run.scenarios = names.map {
      ScenarioRecord(
        id: "1", uri: "a.feature", location: SourceLocation(line: 1), feature: "A", rule: nil,
        name: $0, tags: [])
    }
    return ShardParts.Part(path: path, run: run)
  }

  /// A shard of a deal.
  private func shard(
    _ index: Int, of count: Int, _ deal: String = "a", scenarios: Int = 1
  ) -> RunRecord.Shard {
    .init(index: index, count: count, deal: ShardDeal(scenarios: scenarios, digest: deal))
  }

  private func problem(of parts: ShardParts.Part...) -> String? {
    do {
      let whole = ShardParts(parts: parts)
      try whole.check()
      return whole.missing.map { "69 " + $0 }
    } catch let error as MissingResource {
      return "69 " + error.message
    } catch {
      return "64 " + ((error as? UsageError)?.message ?? "\(error)")
    }
  }

  @Test func `all shards make a complete run, in any order and with an empty one`() {
    #expect(
      problem(
        of: part("b", shard(2, of: 2)), part("a", shard(1, of: 2), "One"))
        == nil)
    #expect(problem(of: part("a", nil, "One"), part("b", nil, "Two")) == nil)
  }

  @Test func `missing shards are named`() {
    #expect(
      problem(of: part("a", shard(2, of: 3), "One"))
        == "69 parts 1, 3 of 3 are missing: the results of their scenarios aren't known.")
    #expect(
      problem(of: part("a", shard(1, of: 2), "One"))?.hasPrefix("69 part 2 of 2 is")
        == true)
    #expect(
      problem(of: part("a", shard(1, of: .max), "One"))?
        .contains(", 11 and \(Int.max - 11) more of \(Int.max)") == true)
  }

  @Test func `a duplicate shard is named with both paths`() {
    #expect(
      problem(
        of: part("a", shard(1, of: 2), "One"), part("b", shard(2, of: 2)),
        part("c", shard(1, of: 2), "One", started: 9))
        == "64 a and c are both part 1 of 2; name one of them.")
    #expect(problem(of: part("a", nil, "One"), part("a", nil, "One"))?.contains("same run") == true)
  }

  @Test func `a duplicate scenario is named with both paths`() {
    let twice = "64 “One” (a.feature:1) is in a and in b, and would count twice; name one of them."
    // A repeated run, and a complete run beside a shard of it.
    #expect(problem(of: part("a", nil, "One"), part("b", nil, "One", started: 2)) == twice)
    #expect(problem(of: part("a", nil, "One"), part("b", shard(1, of: 1), "One")) == twice)
    // A shard that was run again after new durations were recorded.
    #expect(
      problem(
        of: part("a", shard(1, of: 2), "One", "Two"), part("b", shard(1, of: 2, "b"), "One"),
        part("c", shard(2, of: 2))) == twice)
    // Two scenarios in one result may have the same name.
    #expect(problem(of: part("a", nil, "One", "One"), part("b", nil, "Two")) == nil)
  }

  @Test func `shards of different runs are refused, even if their numbers are complete`() {
    #expect(
      problem(of: part("a", shard(1, of: 2), "One"), part("b", shard(2, of: 2, "b"), "Two"))
        == "64 a and b aren't parts of one run: their scenarios differ, or were distributed by different "
        + "records of durations (“--history”). Run both again with the same ones.")
    #expect(
      problem(
        of: part("a", shard(1, of: 3), "One"), part("b", shard(2, of: 3), "Two"),
        part("c", shard(3, of: 3, scenarios: 2), "Three"))?.hasPrefix("64 a and c aren't") == true)
  }

  @Test func `a shard without a record of its deal is refused`() {
    #expect(
      problem(of: part("a", .init(index: 1, count: 1), "One"))
        == "69 a was written by an early version and doesn't say how scenarios were distributed to "
        + "shards. Run that part again.")
  }

  @Test func `scenarios that were dealt out but have no result are reported`() {
    let first = part("a", shard(1, of: 2, scenarios: 3), "One")
    var last = part("b", shard(2, of: 2, scenarios: 3), "Two")
    #expect(
      problem(of: first, last)
        == "69 1 of 3 scenarios has no result, for an unknown reason.")
    // An interrupted run already reports that scenarios may be missing.
    last.run.isInterrupted = true
    #expect(problem(of: first, last) == nil)
  }

  @Test func `deals are equal only for the same scenarios in the same shards`() {
    let names = [["a", "One"], ["a", "Two"]]
    let deal = ShardDeal(of: names, to: [1, 2])
    #expect(deal == ShardDeal(of: names, to: [1, 2]) && deal.scenarios == 2)
    #expect(deal.digest == "7ce3ba0dd58c3cd4")
    let others = [
      ShardDeal(of: names, to: [2, 1]), ShardDeal(of: [["a", "One"]], to: [1]),
      ShardDeal(of: [["aOne"], ["a", "Two"]], to: [1, 2]),
      ShardDeal(of: names.reversed(), to: [1, 2]),
    ]
    #expect(Set([deal] + others).count == 5)
  }

  @Test func `shards of Swift suites and of features aren't duplicates of each other`() {
    let features = [part("a", shard(1, of: 2), "One"), part("b", shard(2, of: 2))]
    #expect(
      problem(
        of: features[0], features[1], part("c", shard(1, of: 2, "t"), "t1"),
        part("d", shard(2, of: 2, "t"))) == nil)
    #expect(
      problem(of: features[0], features[1], part("c", shard(1, of: 3, "t"), "t1"))?
        .contains("parts 2, 3 of 3") == true)
    // The missing shards of each run are named.
    #expect(
      problem(
        of: features[0], part("c", shard(1, of: 3, "t"), "t1"), part("d", shard(3, of: 3, "t")))
        == "69 part 2 of 2 (beside a) and part 2 of 3 (beside c) are missing: the results of their "
        + "scenarios aren't known.")
  }
}
