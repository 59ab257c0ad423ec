import Synchronization

@testable import AppDriving

/// The figures of a machine whose time a test advances by hand.
final class FakeSleepFigures: SleepFigures {
  private struct State {
    var now = ContinuousClock.now
    var thread = 0
    var uses: [Int: ThreadFigures.Use] = [:]
    var requestTime: [Int: Duration] = [:]
    var requestTimeOfAll = Duration.zero
    var computed = Duration.zero
    var waited = Duration.zero
    /// The time that the thread waits for a processor right after the next reading.
    var interruption = Duration.zero

    var use: ThreadFigures.Use { uses[thread] ?? ThreadFigures.Use(running: .zero) }

    mutating func compute(_ length: Duration) {
      now += length
      uses[thread] = ThreadFigures.Use(running: use.running + length, waiting: use.waiting)
      computed += length
    }

    mutating func wait(_ length: Duration) {
      now += length
      uses[thread] = ThreadFigures.Use(running: use.running, waiting: use.waiting + length)
      waited += length
    }
  }

  private struct Thread: SleepThread {
    let figures: FakeSleepFigures
    let number: Int

    var isOfThisThread: Bool { figures.state.withLock { $0.thread == number } }

    var use: ThreadFigures.Use {
      figures.state.withLock { state in
        defer {
          state.wait(state.interruption)
          state.interruption = .zero
        }
        return state.use
      }
    }
  }

  private let state = Mutex(State())

  var now: ContinuousClock.Instant { state.withLock { $0.now } }
  var requestTime: RequestTimer.Sums {
    state.withLock {
      RequestTimer.Sums(thread: $0.requestTime[$0.thread] ?? .zero, process: $0.requestTimeOfAll)
    }
  }
  var computedByProcess: Duration { state.withLock { $0.computed } }
  var waitedByProcess: Duration { state.withLock { $0.waited } }

  func lookAtThread() -> any SleepThread {
    Thread(figures: self, number: state.withLock { $0.thread })
  }

  func sleep(_ length: Duration) { state.withLock { $0.now += length } }

  func compute(_ length: Duration) { state.withLock { $0.compute(length) } }

  func waitForProcessor(_ length: Duration) { state.withLock { $0.wait(length) } }

  func waitForApp(_ length: Duration) {
    state.withLock { state in
      state.now += length
      state.requestTime[state.thread, default: .zero] += length
      state.requestTimeOfAll += length
    }
  }

  /// Lets other threads compute while the test does something else.
  func letOthersCompute(_ length: Duration) { state.withLock { $0.computed += length } }

  /// Continues on another thread, as a task may.
  func changeThread() { state.withLock { $0.thread += 1 } }

  /// Makes the thread wait for a processor in the middle of the next measurement.
  func interruptNextLook(for length: Duration) { state.withLock { $0.interruption = length } }
}
