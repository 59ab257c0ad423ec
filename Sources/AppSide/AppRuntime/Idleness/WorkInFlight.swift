import Foundation
import Synchronization

/// Work that cannot be virtual, such as a request on a real socket, counted from its start to its end.
///
/// While any is in flight, app time passes at the pace of real time, and a wait that runs out says what
/// it was. It can begin and end on any thread.
public final class WorkInFlight: Sendable {
  /// One piece of work, from its start to its end.
  public final class Activity: Sendable {
    /// What kind of work it is, in a word or two.
    public let name: String
    /// What it is doing, as a sentence.
    public let sentence: String
    private let onEnd: Mutex<(@Sendable () -> Void)?>

    init(name: String, sentence: String, onEnd: @escaping @Sendable () -> Void) {
      self.name = name
      self.sentence = sentence
      self.onEnd = Mutex(onEnd)
    }

    deinit { end() }

    /// Says that the work has ended; a second call does nothing.
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

  /// Makes a count of zero.
  public init() {}

  /// Whether nothing is in flight.
  public var isIdle: Bool { state.withLock { $0.sentences.isEmpty } }

  /// What is in flight, oldest first.
  public var descriptions: [(name: String, sentence: String)] {
    state.withLock { state in state.sentences.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Begins a piece of work.
  ///
  /// - Parameters:
  ///   - name: What kind of work it is, in a word or two: `"network"`.
  ///   - sentence: What it is doing: `"waiting for the answer to POST /login"`.
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
    // The main loop sleeps until something happens on the main queue: this happens.
    DispatchQueue.main.async {}
  }
}
