/// Real time that passes only by hand.
@MainActor
final class FakeRealTime {
  private(set) var now = ContinuousClock.now

  /// Lets time pass.
  func pass(_ length: Duration) { now += length }
}
