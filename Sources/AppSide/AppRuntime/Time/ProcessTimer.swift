import Dispatch
import Synchronization
import VirtualClock

/// A timer on the clock that drives the process, with a name for reports on what is due.
///
/// It fires on its own queue, so it works even while the main thread is blocked, unlike work on `AppClock`.
package final class ProcessTimer: Sendable {
  /// A timer that hasn't fired.
  struct Entry {
    var name: String
    /// The moment at which it is due, in nanoseconds of the process's clock.
    var moment: Int64
  }

  private struct State {
    var source: (any DispatchSourceTimer)?
    var isOver = false
  }

  /// Whether the app's clock drives the process, so that such timers are available.
  package static var isAvailable: Bool { virtual_clock_is_on() }

  private static let queue = DispatchQueue(label: "understudy.timers")
  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  private let state = Mutex(State())

  /// Sets a timer.
  ///
  /// - Parameters:
  ///   - seconds: The time until it fires, in seconds of app time; negative numbers and NaN count as zero.
  ///   - name: A description of what is due.
  ///   - action: The code to run once, unless the timer is cancelled before.
  package init(
    after seconds: Double, named name: String, _ action: @escaping @Sendable () -> Void
  ) {
    let length = Int64(((seconds > 0 ? min(seconds, Self.longest) : 0) * 1e9).rounded(.up))
    let entry = Entry(name: name, moment: virtual_clock_now() + length)
    state.withLock { state in
      let source = DispatchSource.makeTimerSource(queue: Self.queue)
      // The source retains the timer until it has ended.
      source.setEventHandler { [self] in if end() { action() } }
      source.schedule(deadline: .now() + .nanoseconds(Int(length)))
      source.activate()
      state.source = source
      Self.entries.withLock { $0[ObjectIdentifier(self)] = entry }
    }
  }

  /// Cancels the timer; has no effect if it has fired.
  package func cancel() { _ = end() }

  /// Ends the timer; returns whether it hadn't ended before.
  private func end() -> Bool {
    state.withLock { state in
      defer { state = State(source: nil, isOver: true) }
      state.source?.cancel()
      Self.entries.withLock { $0[ObjectIdentifier(self)] = nil }
      return !state.isOver
    }
  }

  /// The timers that haven't fired, soonest first.
  static var pending: [Entry] {
    entries.withLock { $0.values.sorted { ($0.moment, $0.name) < ($1.moment, $1.name) } }
  }

  /// The longest time, in seconds: a hundred years, which fits in a number of nanoseconds.
  private static let longest = 3.15576e9
}
