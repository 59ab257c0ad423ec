/// How long things take.
enum Stopwatch {
  /// The time that a piece of work takes, in milliseconds.
  static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return start.duration(to: .now).milliseconds
  }
}
