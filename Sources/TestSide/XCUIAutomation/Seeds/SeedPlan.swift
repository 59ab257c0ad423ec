import LaunchDomain

/// The seeds that a test process launches its apps with.
enum SeedPlan: Equatable {
  /// Apps are launched as the tests say.
  case none
  /// Each app is launched with one seed.
  case one(Int)
  /// The process runs its tests under each of these seeds, until one fails.
  case many(ClosedRange<Int>)

  /// The reason the environment has no plan.
  enum Problem: Error, Equatable {
    case isNoSeed(String)
    case isNoCount(String)

    /// What is wrong, and what to do.
    var message: String {
      switch self {
      case .isNoSeed(let text): "\(SeedPlan.seedVariable) is '\(text)', which is no whole number."
      case .isNoCount(let text):
        "\(SeedPlan.countVariable) is '\(text)', which is neither a number of seeds from 1 nor a range of "
          + "seeds such as 100-150."
      }
    }
  }

  /// The environment variable with one seed.
  static let seedVariable = "UNDERSTUDY_SEED"
  /// The environment variable with the number of seeds to try, or with a range of them.
  static let countVariable = "UNDERSTUDY_SEEDS"

  /// Reads the variables of a test process.
  init(environment: [String: String]) throws(Problem) {
    if let text = environment[Self.seedVariable], !text.isEmpty {
      guard let seed = Int(text) else { throw .isNoSeed(text) }
      self = .one(seed)
    } else if let text = environment[Self.countVariable], !text.isEmpty {
      guard let seeds = SeedRange.seeds(text) else { throw .isNoCount(text) }
      self = .many(seeds)
    } else {
      self = .none
    }
  }

  /// The launch arguments of an app that is launched with others.
  func arguments(besides others: [String], key: String) -> [String] {
    guard case .one(let seed) = self, !others.contains(key) else { return [] }
    return [key, "\(seed)"]
  }
}
