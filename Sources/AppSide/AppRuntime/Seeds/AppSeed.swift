import VirtualClock

/// The number from which everything random in an app follows while a test drives it.
///
/// A launch with `-ui-testing.seed 7` draws the same random numbers and UUIDs as every other with that
/// seed, and runs work that is due at the same moment in the same order, which is another one for each seed.
/// A test that launches with a seed also gives sets and dictionaries the same order each time, which is the
/// same one for every seed: Swift's hashing can be fixed, and not set.
public enum AppSeed {
  /// The seed of the launch, or `nil` if it has none.
  public static var current: UInt64? {
    var seed: UInt64 = 0
    return virtual_clock_seed(&seed) ? seed : nil
  }

  /// Returns the place of work among other work that is due at the same moment.
  ///
  /// - Parameters:
  ///   - number: The number of the work.
  ///   - seed: The seed.
  static func rank(of number: UInt64, seed: UInt64) -> UInt64 {
    SplitMix64.mix(number ^ SplitMix64.mix(seed))
  }
}
