import Testing

@testable import XCUIAutomation

@Suite struct SeedPlanTests {
  @Test(arguments: [
    ([:], SeedPlan.none), (["UNDERSTUDY_SEED": ""], .none), (["UNDERSTUDY_SEED": "7"], .one(7)),
    (["UNDERSTUDY_SEED": "-7"], .one(-7)), (["UNDERSTUDY_SEEDS": "50"], .many(1...50)),
    (["UNDERSTUDY_SEEDS": "100-150"], .many(100...150)),
    (["UNDERSTUDY_SEEDS": "50", "UNDERSTUDY_SEED": "7"], .one(7)),
  ])
  func `the environment selects the seeds`(
    environment: [String: String], plan: SeedPlan
  ) throws {
    #expect(try SeedPlan(environment: environment) == plan)
  }

  @Test(arguments: ["0", "-1", "many", "3-1", "1-2-3", "1.5", "99999999999999999999"])
  func `an invalid number of seeds is a problem`(text: String) {
    #expect(throws: SeedPlan.Problem.isNoCount(text)) {
      try SeedPlan(environment: ["UNDERSTUDY_SEEDS": text])
    }
  }

  @Test func `an app gets the seed unless its launch has another`() {
    let plan = SeedPlan.one(7)
    #expect(plan.arguments(besides: ["-a", "b"], key: "-seed") == ["-seed", "7"])
    #expect(plan.arguments(besides: ["-seed", "8"], key: "-seed") == [])
    #expect(SeedPlan.none.arguments(besides: [], key: "-seed") == [])
  }

  @Test func `a process that lists tests doesn't try seeds`() {
    #expect(!SeedSweep.runsTests(["--list-tests"]))
    #expect(!SeedSweep.runsTests(["--dump-tests-json"]))
    #expect(SeedSweep.runsTests(["--testing-library", "swift-testing"]))
    #expect(SeedSweep.runsTests([]))
  }

  @Test func `the summary shows how to repeat a failure`() {
    let sweep = SeedSweep(seeds: 1...50)
    #expect(
      sweep.summary(of: 7, status: 1)
        == "The tests fail with the seed 7, the first of 1 to 50 to fail. To repeat the failure: "
        + "UNDERSTUDY_SEED=7")
    #expect(sweep.summary(of: 50, status: 0) == "The tests pass with all 50 seeds, 1 to 50.")
  }
}
