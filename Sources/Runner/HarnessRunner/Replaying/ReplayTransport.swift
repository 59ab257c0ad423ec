import AppDriving
import Foundation
import NetworkStubs
import Synchronization
import Traces

/// A transport on which a recorded session plays the app.
///
/// The requests of the test must be those of the trace, but for their numbers and for what records the
/// screen; the answers are the recorded ones.
final class ReplayTransport: Transport {
  private struct State {
    var position = 0
    /// The numbers of the test's requests by those of the trace.
    var numbers: [Int: Int] = [:]
    /// The answers to requests that the trace doesn't have.
    var ownAnswers: [Data] = []
    var problem: ReplayProblem?
  }

  private let messages: [TraceMessage]
  private let app: String
  private let state = Mutex(State())

  init(_ session: SessionRecord) {
    messages = session.lines.compactMap(TraceMessage.init)
    app = session.launch.app
  }

  /// Where the test and the trace have parted; `nil` if they haven't.
  var problem: ReplayProblem? { state.withLock { $0.problem } }

  func send(_ line: Data, by deadline: ContinuousClock.Instant) throws(TransportProblem) {
    guard let value = try? JSONValue(parsing: line) else {
      throw .failed("a request that can't be read")
    }
    let request = TraceMessage(isSent: true, value: value)
    try state.withLock { (state) throws(TransportProblem) in
      guard let index = next(for: request, state) else {
        if request.isRecording {
          // The test is recorded now and wasn't then.
          let answer =
            "{\"id\":\(request.number ?? 0),\"jsonrpc\":\"2.0\",\"result\":{\"version\":0}}"
          state.ownAnswers.append(Data(answer.utf8))
          return
        }
        state.problem = .beyondTheEnd(app: app, method: request.method ?? "an answer")
        throw .closed(unfinished: Data())
      }
      let recorded = messages[index]
      if let difference = MessageDifference.between(
        recorded.value, value, ignoring: Self.ignored)
      {
        state.problem = .differs(app: app, method: request.method ?? "an answer", difference)
        throw .closed(unfinished: Data())
      }
      if let old = recorded.number, let new = request.number { state.numbers[old] = new }
      state.position = index + 1
    }
  }

  /// Returns the position of the recorded request that must be this one.
  private func next(for request: TraceMessage, _ state: State) -> Int? {
    let next = messages[state.position...].firstIndex { message in
      message.isSent && (request.isRecording || !message.isRecording)
    }
    guard let next, request.isRecording == messages[next].isRecording else { return nil }
    return next
  }

  func receive(by deadline: ContinuousClock.Instant) throws(TransportProblem) -> Data {
    try state.withLock { (state) throws(TransportProblem) in
      if !state.ownAnswers.isEmpty { return state.ownAnswers.removeFirst() }
      while state.position < messages.count {
        let message = messages[state.position]
        guard !message.isSent || message.isRecording else { break }
        state.position += 1
        if message.isSent { continue }
        guard let number = message.number, message.method == nil else {
          return message.value.data
        }
        // The answer to a request that the test hasn't made recorded the screen.
        if let own = state.numbers[number] { return message.line(number: own).dropLast() }
      }
      throw .closed(unfinished: Data())
    }
  }

  func close() {}

  /// What differs from run to run: numbers, and who asks.
  private static let ignored: Set<String> = ["id", "client", "screens"]
}
