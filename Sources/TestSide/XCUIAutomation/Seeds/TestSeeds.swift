import Foundation
import LaunchDomain

/// The seeds of this test process.
enum TestSeeds {
  /// What the environment says; nothing if it can't be read, which has ended the process before.
  private static let plan =
    (try? SeedPlan(environment: ProcessInfo.processInfo.environment)) ?? .none

  /// The launch arguments that give an app the process's seed.
  static func arguments(besides others: [String]) -> [String] {
    plan.arguments(besides: others, key: "-" + LaunchKey.uiTestingSeed.name)
  }
}

#if os(Linux)
  // A process that tries many seeds runs no test itself: it runs itself once for each seed, before any
  // test library has begun.
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
