/// Pauses that are too short to be a sleep by themselves, until they are one together.
struct ShortSleeps {
  private var sums: [SleepPause.Kind: Duration] = [:]

  /// For how long a test has slept if it pauses now: zero for what may have another reason.
  func slept(with pause: SleepPause) -> Duration {
    let isSleep = pause.counts || pause.countsWithOthers
    let sum = sums[pause.kind, default: .zero] + (isSleep ? pause.sleep : .zero)
    return pause.counts || sum >= pause.kind.minimum ? sum : .zero
  }

  /// Adds a pause.
  ///
  /// - Returns: For how long the test has slept; what was returned before is not in it.
  mutating func add(_ pause: SleepPause) -> Duration {
    let slept = slept(with: pause)
    if slept > .zero {
      sums[pause.kind] = nil
    } else if pause.countsWithOthers {
      sums[pause.kind, default: .zero] += pause.sleep
    }
    return slept
  }
}
