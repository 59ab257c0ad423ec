import LaunchDomain

/// The seeds with which a test process launches its apps.
enum SeedPlan: Equatable {
  /// Apps get a seed only if the tests provide one.
  case none
  /// Each app is launched with one seed.
  case one(Int)
  /// The process runs its tests under each of these seeds, until one fails.
  case many(ClosedRange<Int>)

  /// The reason why the environment isn't a valid plan.
  enum Problem: Error, Equatable {
    case isNoSeed(String)
    case isNoCount(String)

    /// The problem and its remedy.
    var message: String {
      switch self {
      case .isNoSeed(let text): "\(SeedPlan.seedVariable) is '\(text)', which isn't a whole number."
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

  /// Returns the launch arguments to add to those of an app.
  func arguments(besides others: [String], key: String) -> [String] {
    guard case .one(let seed) = self, !others.contains(key) else { return [] }
    return [key, "\(seed)"]
  }
}
