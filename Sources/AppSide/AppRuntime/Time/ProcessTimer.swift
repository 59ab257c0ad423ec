import Dispatch
import Synchronization
import VirtualClock

/// A timer on the clock of everything in the process, with a name for reports on what is due.
///
/// It goes off on a queue of its own, so also while the main thread is blocked, which work on `AppClock`
/// can't.
package final class ProcessTimer: Sendable {
  /// A timer that hasn't gone off.
  struct Entry {
    var name: String
    /// The moment at which it is due, in nanoseconds of the process's clock.
    var moment: Int64
  }

  private struct State {
    var source: (any DispatchSourceTimer)?
    var isOver = false
  }

  /// Whether everything in the process has one clock, so that there can be such a timer.
  package static var isAvailable: Bool { virtual_clock_is_on() }

  private static let queue = DispatchQueue(label: "understudy.timers")
  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  private let state = Mutex(State())

  /// Sets a timer.
  ///
  /// - Parameters:
  ///   - seconds: The time until it goes off, in seconds of app time; negative numbers and NaN count as zero.
  ///   - name: What is due then.
  ///   - action: What it does; called once, unless the timer is cancelled before.
  package init(
    after seconds: Double, named name: String, _ action: @escaping @Sendable () -> Void
  ) {
    let length = Int64(((seconds > 0 ? min(seconds, Self.longest) : 0) * 1e9).rounded(.up))
    let entry = Entry(name: name, moment: virtual_clock_now() + length)
    state.withLock { state in
      let source = DispatchSource.makeTimerSource(queue: Self.queue)
      // The source keeps the timer until it is over.
      source.setEventHandler { [self] in if end() { action() } }
      source.schedule(deadline: .now() + .nanoseconds(Int(length)))
      source.activate()
      state.source = source
      Self.entries.withLock { $0[ObjectIdentifier(self)] = entry }
    }
  }

  /// Stops the timer; has no effect if it has gone off.
  package func cancel() { _ = end() }

  /// Returns whether the timer wasn't over before.
  private func end() -> Bool {
    state.withLock { state in
      defer { state = State(source: nil, isOver: true) }
      state.source?.cancel()
      Self.entries.withLock { $0[ObjectIdentifier(self)] = nil }
      return !state.isOver
    }
  }

  /// The timers that haven't gone off, soonest first.
  static var pending: [Entry] {
    entries.withLock { $0.values.sorted { ($0.moment, $0.name) < ($1.moment, $1.name) } }
  }

  /// In seconds, a hundred years; a longer time might be no number of nanoseconds.
  private static let longest = 3.15576e9
}
