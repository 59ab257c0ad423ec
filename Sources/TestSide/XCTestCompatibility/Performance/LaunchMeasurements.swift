import Synchronization

/// Reports the launch times of apps to the listening metrics.
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

  /// Launches an app and measures the time until it is ready.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - launch: A block that launches the app; if it throws, nothing is reported.
  /// - Returns: The value that the block returns.
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
  /// - Returns: The identifier of the listener, for `end(_:)`.
  static func begin() -> Int {
    state.withLock { state in
      state.nextListener += 1
      state.launches[state.nextListener] = []
      return state.nextListener
    }
  }

  /// Stops listening.
  ///
  /// - Returns: The launches since `begin()`.
  static func end(_ listener: Int) -> [Launch] {
    state.withLock { $0.launches.removeValue(forKey: listener) ?? [] }
  }
}
