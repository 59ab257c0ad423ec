import Foundation
import Synchronization

/// Work that can't be virtual, such as a request on a real socket, tracked from start to end.
///
/// While any work is in flight, app time passes at the pace of real time, and a wait that times out
/// names the work. Work can begin and end on any thread.
public final class WorkInFlight: Sendable {
  /// A piece of work, from its start to its end.
  public final class Activity: Sendable {
    /// The kind of work, in a word or two.
    public let name: String
    /// The current state of the work, as a sentence.
    public let sentence: String
    let number: Int
    private let onEnd: Mutex<(@Sendable () -> Void)?>

    init(
      name: String, sentence: String, number: Int, onEnd: @escaping @Sendable () -> Void
    ) {
      self.number = number
      self.name = name
      self.sentence = sentence
      self.onEnd = Mutex(onEnd)
    }

    deinit { end() }

    /// Ends the work; further calls have no effect.
    public func end() {
      let body = onEnd.withLock { onEnd in
        defer { onEnd = nil }
        return onEnd
      }
      body?()
    }
  }

  private struct State {
    var nextNumber = 0
    var sentences: [Int: (name: String, sentence: String)] = [:]
    /// The work of the harness that is in flight.
    var harnessWork: Set<Int> = []
    /// The moment since which harness work has been in flight.
    var harnessStart = ContinuousClock.Instant.now
    /// The time for which harness work was in flight before `harnessStart`.
    var harnessTime = Duration.zero

    /// Returns the real time that harness work has taken up to a moment.
    func harnessTime(at moment: ContinuousClock.Instant) -> Duration {
      harnessWork.isEmpty ? harnessTime : harnessTime + harnessStart.duration(to: moment)
    }
  }

  private let state = Mutex(State())

  /// Makes a tracker with no work in flight.
  public init() {}

  /// Whether no work is in flight.
  public var isIdle: Bool { state.withLock { $0.sentences.isEmpty } }

  /// The number of pieces of work that have begun so far.
  var begunCount: Int { state.withLock(\.nextNumber) }

  /// The work in flight, oldest first.
  public var descriptions: [(name: String, sentence: String)] {
    state.withLock { state in state.sentences.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Begins a piece of work.
  ///
  /// - Parameters:
  ///   - name: The kind of work, in a word or two: `"network"`.
  ///   - sentence: The state of the work: `"waiting for the answer to POST /login"`.
  /// - Returns: The activity; the work ends with its `end()`, or with its last reference.
  public func begin(_ name: String, _ sentence: String) -> Activity {
    let number = state.withLock { state in
      state.nextNumber += 1
      state.sentences[state.nextNumber] = (name, sentence)
      return state.nextNumber
    }
    return Activity(name: name, sentence: sentence, number: number) { [weak self] in
      self?.end(number)
    }
  }

  /// Begins work that the app does only because it is under test.
  ///
  /// App time stands still meanwhile, so that the outcome of a test doesn't depend on how long the work
  /// takes.
  package func beginHarnessWork(_ name: String, _ sentence: String) -> Activity {
    let activity = begin(name, sentence)
    let moment = RealTime.now
    state.withLock { state in
      if state.harnessWork.isEmpty { state.harnessStart = moment }
      state.harnessWork.insert(activity.number)
    }
    return activity
  }

  /// The present moment in real time, without the time that harness work has taken.
  package var realTime: ContinuousClock.Instant {
    let moment = RealTime.now
    return state.withLock { moment.advanced(by: .zero - $0.harnessTime(at: moment)) }
  }

  private func end(_ number: Int) {
    let moment = RealTime.now
    state.withLock { state in
      state.sentences.removeValue(forKey: number)
      guard state.harnessWork.contains(number) else { return }
      state.harnessTime = state.harnessTime(at: moment)
      state.harnessStart = moment
      state.harnessWork.remove(number)
    }
    // This wakes the main loop, which sleeps until there is work on the main queue.
    DispatchQueue.main.async {}
  }
}
