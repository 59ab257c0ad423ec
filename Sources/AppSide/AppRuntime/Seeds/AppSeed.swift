import VirtualClock

/// The number from which everything random in an app follows while a test drives it.
///
/// Every launch with `-ui-testing.seed 7` draws the same random numbers and UUIDs, and runs work that is due
/// at the same moment in the same order. Another seed gives another order. If a test launches an app with a
/// seed, sets and dictionaries also have the same order each time. That order is the same for every seed,
/// because Swift's hashing can be made deterministic but takes no seed.
public enum AppSeed {
  /// The seed of the launch, or `nil` if it has none.
  public static var current: UInt64? {
    var seed: UInt64 = 0
    return virtual_clock_seed(&seed) ? seed : nil
  }

  /// Returns the rank of work among other work that is due at the same moment.
  ///
  /// - Parameters:
  ///   - number: The number of the work.
  ///   - seed: The seed.
  static func rank(of number: UInt64, seed: UInt64) -> UInt64 {
    SplitMix64.mix(number ^ SplitMix64.mix(seed))
  }
}
