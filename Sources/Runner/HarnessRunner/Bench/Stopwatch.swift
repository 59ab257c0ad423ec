/// Measures durations.
enum Stopwatch {
  /// Returns the duration of a piece of work, in milliseconds.
  static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return start.duration(to: .now).milliseconds
  }
}
