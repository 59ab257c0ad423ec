import Foundation
import Synchronization

/// Work that can't be virtual, such as a request on a real socket, tracked from start to end.
///
/// While any is in flight, app time passes at the pace of real time, and a wait that times out
/// names the work. Work can begin and end on any thread.
public final class WorkInFlight: Sendable {
  /// A piece of work, from its start to its end.
  public final class Activity: Sendable {
    /// The kind of work, in a word or two.
    public let name: String
    /// The current state of the work, as a sentence.
    public let sentence: String
    private let onEnd: Mutex<(@Sendable () -> Void)?>

    init(name: String, sentence: String, onEnd: @escaping @Sendable () -> Void) {
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
  }

  private let state = Mutex(State())

  /// Makes a tracker with no work in flight.
  public init() {}

  /// Whether no work is in flight.
  public var isIdle: Bool { state.withLock { $0.sentences.isEmpty } }

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
    return Activity(name: name, sentence: sentence) { [weak self] in self?.end(number) }
  }

  private func end(_ number: Int) {
    state.withLock { _ = $0.sentences.removeValue(forKey: number) }
    // This wakes the main loop, which sleeps until there is work on the main queue.
    DispatchQueue.main.async {}
  }
}
