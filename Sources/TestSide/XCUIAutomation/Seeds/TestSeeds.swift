import Foundation
import LaunchDomain

/// The seeds of this test process.
enum TestSeeds {
  /// The plan in the environment; an invalid one has already ended the process.
  private static let plan =
    (try? SeedPlan(environment: ProcessInfo.processInfo.environment)) ?? .none

  /// Returns the launch arguments that give an app the process's seed.
  static func arguments(besides others: [String]) -> [String] {
    plan.arguments(besides: others, key: "-" + LaunchKey.uiTestingSeed.name)
  }
}

#if os(Linux)
  // A process that tries many seeds doesn't run tests: it starts itself once for each seed, before any
  // test library begins.
  @section(".init_array") @used
  private let sweepAtLoadTime: @convention(c) () -> Void = {
    do throws(SeedPlan.Problem) {
      let plan = try SeedPlan(environment: ProcessInfo.processInfo.environment)
      guard case .many(let seeds) = plan,
        SeedSweep.runsTests(CommandLine.arguments.dropFirst())
      else { return }
      exit(SeedSweep(seeds: seeds).run())
    } catch {
      SeedSweep.say(error.message)
      exit(EX_USAGE)
    }
  }
#endif
