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

  private func problem(of parts: ShardParts.Part...) -> String? {
    do {
      try ShardParts(parts: parts).check()
      return nil
    } catch let error as MissingResource {
      return "69 " + error.message
    } catch {
      return "64 " + ((error as? UsageError)?.message ?? "\(error)")
    }
  }

  @Test func `all parts are a whole, in any order and with an empty one`() {
    #expect(
      problem(
        of: part("b", .init(index: 2, count: 2)), part("a", .init(index: 1, count: 2), "One"))
        == nil)
    #expect(problem(of: part("a", nil, "One"), part("b", nil, "Two")) == nil)
  }

  @Test func `missing parts are named`() {
    #expect(
      problem(of: part("a", .init(index: 2, count: 3), "One"))
        == "69 parts 1, 3 of 3 are missing: nobody knows how the scenarios there ended.")
    #expect(
      problem(of: part("a", .init(index: 1, count: 2), "One"))?.hasPrefix("69 part 2 of 2 is")
        == true)
    #expect(
      problem(of: part("a", .init(index: 1, count: .max), "One"))?
        .contains(", 11 and \(Int.max - 11) more of \(Int.max)") == true)
  }

  @Test func `a part that is there twice is named with both paths`() {
    #expect(
      problem(
        of: part("a", .init(index: 1, count: 2), "One"), part("b", .init(index: 2, count: 2)),
        part("c", .init(index: 1, count: 2), "One", started: 9))
        == "64 a and c are both part 1 of 2; name one of them.")
    #expect(problem(of: part("a", nil, "One"), part("a", nil, "One"))?.contains("same run") == true)
    // A run that was made again is another one.
    #expect(problem(of: part("a", nil, "One"), part("b", nil, "One", started: 2)) == nil)
  }

  @Test func `shards of Swift suites beside those of features are no part twice`() {
    let shards = [1, 2].map { RunRecord.Shard(index: $0, count: 2) }
    #expect(
      problem(
        of: part("a", shards[0], "One"), part("b", shards[1], "Two"), part("c", shards[0], "t1"),
        part("d", shards[1], "t2")) == nil)
    #expect(
      problem(
        of: part("a", shards[0], "One"), part("b", shards[1], "Two"),
        part("c", .init(index: 1, count: 3), "t1"))?.contains("parts 2, 3 of 3") == true)
  }
}
