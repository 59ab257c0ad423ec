import AppDriving
import Foundation
import NetworkStubs
import Synchronization
import Traces

/// A transport on which a recorded session stands in for the app.
///
/// The requests of the test must match those of the trace, except for their numbers and requests to record
/// the screen. The answers are the recorded ones.
final class ReplayTransport: Transport {
  private struct State {
    var position = 0
    /// The numbers of the test's requests, by the numbers in the trace.
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

  /// The first difference between the test and the trace, or `nil`.
  var problem: ReplayProblem? { state.withLock { $0.problem } }

  func send(_ line: Data, by deadline: ContinuousClock.Instant) throws(TransportProblem) {
    guard let value = try? JSONValue(parsing: line) else {
      throw .failed("a request that can't be read")
    }
    let request = TraceMessage(isSent: true, value: value)
    try state.withLock { (state) throws(TransportProblem) in
      guard let index = next(for: request, state) else {
        if request.isRecording {
          // The current run records screens, but the trace has none.
          let answer =
            "{\"id\":\(request.number ?? 0),\"jsonrpc\":\"2.0\",\"result\":{\"version\":0}}"
          state.ownAnswers.append(Data(answer.utf8))
          return
        }
        state.problem = .beyondTheEnd(app: app, method: request.method ?? "an answer")
        throw .closed(unfinished: Data())
      }
      let recorded = messages[index]
      // If the trace hides a field's text, the number of keys that clear it may differ.
      let actual =
        answers(before: index).last?.value.holdsMarker == true
        ? value.clearing(asIn: recorded.value) : value
      if let difference = MessageDifference.between(
        recorded.value, actual, ignoring: Self.ignored)
      {
        state.problem = .differs(app: app, method: request.method ?? "an answer", difference)
        throw .closed(unfinished: Data())
      }
      if let old = recorded.number, let new = request.number { state.numbers[old] = new }
      state.position = index + 1
    }
  }

  /// Returns the position of the next recorded request, which must match this one.
  private func next(for request: TraceMessage, _ state: State) -> Int? {
    let next = messages[state.position...].firstIndex { message in
      message.isSent && (request.isRecording || !message.isRecording)
    }
    guard let next, request.isRecording == messages[next].isRecording else { return nil }
    return next
  }

  /// Returns the answers to the test before a position of the trace.
  private func answers(before index: Int) -> some BidirectionalCollection<TraceMessage> {
    let records = Set(messages[..<index].lazy.filter(\.isRecording).compactMap(\.number))
    return messages[..<index].lazy.filter { message in
      guard !message.isSent, message.method == nil, let number = message.number else {
        return false
      }
      return !records.contains(number)
    }
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
        // Skip the answers to requests that only recorded the screen.
        if let own = state.numbers[number] { return message.line(number: own).dropLast() }
      }
      throw .closed(unfinished: Data())
    }
  }

  func close() {}

  /// The members that differ from run to run: numbers, and the client.
  private static let ignored: Set<String> = ["id", "client", "screens"]
}

extension JSONValue {
  /// Returns the request with the clearing keys of another one, if both only clear a field.
  fileprivate func clearing(asIn other: JSONValue) -> JSONValue {
    guard let keys = other.typedText, let own = typedText, keys.onlyClears, own.onlyClears else {
      return self
    }
    return mapTexts { $0 == own ? keys : $0 }
  }

  /// The text that a request types.
  private var typedText: String? {
    guard case .string(let text)? = self["params"]?["interaction"]?["typeText"]?["text"] else {
      return nil
    }
    return text
  }
}

extension String {
  /// Whether the text consists only of keys that delete.
  fileprivate var onlyClears: Bool {
    !isEmpty && allSatisfy { ["\u{8}", "\u{F728}"].contains($0) }
  }
}
