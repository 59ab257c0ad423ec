import Synchronization

/// Tells the metrics that wait for it how long apps take to launch.
package enum LaunchMeasurements {
  /// One launch.
  struct Launch: Sendable, Hashable {
    var app: String
    var duration: Duration
  }

  private struct State {
    var launches: [Int: [Launch]] = [:]
    var nextListener = 0
  }

  private static let state = Mutex(State())

  /// Launches an app and takes the time until it is ready.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - launch: Launches it; what throws was no launch.
  /// - Returns: What the launch returns.
  package static func timing<Value, Failure: Error>(
    _ app: String, _ launch: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let start = ContinuousClock.now
    let value = try launch()
    let taken = Launch(app: app, duration: start.duration(to: .now))
    state.withLock { state in
      for listener in state.launches.keys { state.launches[listener]?.append(taken) }
    }
    return value
  }

  /// Begins to listen.
  ///
  /// - Returns: What to end it with.
  static func begin() -> Int {
    state.withLock { state in
      state.nextListener += 1
      state.launches[state.nextListener] = []
      return state.nextListener
    }
  }

  /// Ends listening.
  ///
  /// - Returns: The launches since it began.
  static func end(_ listener: Int) -> [Launch] {
    state.withLock { $0.launches.removeValue(forKey: listener) ?? [] }
  }
}
