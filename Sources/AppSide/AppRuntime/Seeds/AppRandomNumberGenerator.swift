import SystemShims

/// A random number generator with the seed of the launch, or the system's generator without one.
///
/// `Int.random(in:)` and `UUID()` depend on the seed as well. They share one sequence, so an additional draw
/// in one part of an app changes the numbers of all others, and threads that draw at the same time get theirs
/// in no certain order. A named generator has its own sequence:
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
