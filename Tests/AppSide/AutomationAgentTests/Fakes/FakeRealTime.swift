/// Real time that passes only when a test lets it.
@MainActor
final class FakeRealTime {
  private(set) var now = ContinuousClock.now

  /// Lets time pass.
  func pass(_ length: Duration) { now += length }
}
