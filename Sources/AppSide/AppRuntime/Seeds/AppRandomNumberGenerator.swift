import SystemShims

/// A source of random numbers that follows from the seed of the launch, or is the system's without one.
///
/// `Int.random(in:)` and `UUID()` follow from the seed as well. They share one sequence, so a draw more in
/// one part of an app changes what all others get, and threads that draw at once get their numbers in no
/// certain order. A generator has a sequence of its own:
///
/// ```swift
/// var generator = AppRandomNumberGenerator(stream: "particles")
/// let angle = Double.random(in: 0..<360, using: &generator)
/// ```
public struct AppRandomNumberGenerator: RandomNumberGenerator {
  private var seeded: SplitMix64?
  private var system = SystemRandomNumberGenerator()

  /// Makes a generator.
  ///
  /// - Parameter stream: The name of its sequence: generators with the same name draw the same numbers.
  public init(stream: String) { self.init(stream: stream, seed: AppSeed.current) }

  init(stream: String, seed: UInt64?) {
    seeded = seed.map { SplitMix64(state: SplitMix64.mix($0) ^ StableHash.value(of: stream)) }
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 { seeded?.next() ?? system.next() }
}
