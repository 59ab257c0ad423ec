import AutomationProtocol
import CellRendering
import Foundation
import Synchronization

extension Conversation {
  /// Asks the app to record its screen, and returns without waiting for the answer.
  ///
  /// The answer comes before the answer to the next request, so it is in the transcript by then.
  ///
  /// - Returns: The number of the request, or `nil` if it wasn't sent.
  func record() -> Int? {
    exchange.withLock { exchange in
      let number = exchange.lastNumber + 1
      guard memory.withLock({ !$0.hasEnded }),
        let line = try? exchange.coder.encode(RecordCall(), id: number),
        (try? transport.send(line, by: .now + answerLimit)) != nil
      else { return nil }
      exchange.lastNumber = number
      exchange.recordNumbers.append(number)
      memory.withLock { $0.transcript.add(line, .sent) }
      return number
    }
  }

  /// Sends a line and returns the one that answers it.
  ///
  /// - Parameters:
  ///   - limit: The real time that the answer may take.
  ///   - line: Makes the line with the number that it must have.
  /// - Throws: `AppSessionError` if there is no answer.
  func answer(within limit: Duration, to line: (Int) -> Data) throws -> Data {
    try exchange.withLock { exchange in
      guard memory.withLock({ !$0.hasEnded }) else {
        throw notRunning
      }
      exchange.lastNumber += 1
      let deadline = ContinuousClock.now + limit
      do {
        try transport.send(line(exchange.lastNumber), by: deadline)
        while true {
          let answer = try transport.receive(by: deadline)
          if Self.answers(answer, exchange.lastNumber) { return answer }
        }
      } catch let problem as TransportProblem {
        throw broken(by: problem, after: limit)
      }
    }
  }

  /// Takes a line if it answers the oldest pending `record` request, and returns whether it does.
  func takeRecord(_ line: Data, _ exchange: inout Exchange) -> Bool {
    guard let number = exchange.recordNumbers.first, Self.answers(line, number) else {
      return false
    }
    exchange.recordNumbers.removeFirst()
    if Self.hasPicture(line) { memory.withLock { $0.recordedPicture = line } }
    return true
  }

  /// Returns whether a line has the number of a request.
  private static func answers(_ line: Data, _ number: Int) -> Bool {
    // Nearly every app writes the number first, and comparing bytes is faster than decoding.
    let beginning = "{\"id\":\(number),"
    if line.count >= beginning.utf8.count,
      zip(line, beginning.utf8).allSatisfy({ $0 == $1 })
    {
      return true
    }
    guard !line.prefix(usualBeginning.count).elementsEqual(usualBeginning) else { return false }
    struct Header: Decodable { var id: Int? }
    return (try? JSONDecoder().decode(Header.self, from: line))?.id == number
  }

  private static let usualBeginning = Array("{\"id\":".utf8)

  /// Returns whether a line may contain a picture, without the cost of decoding it.
  private static func hasPicture(_ line: Data) -> Bool {
    line.range(of: Data("\"picture\":".utf8)) != nil
  }

  /// Returns the screen as text from the answer to a `record` call, or `nil` if it contains none.
  static func text(ofRecord line: Data) -> String? {
    guard
      case .result(let result, _)? = try? AutomationCoder().decodeAnswer(
        line, as: RecordCall.Result.self), let picture = result.picture, picture.form == .commands,
      let list = DisplayList(commandText: picture.text, size: picture.size)
    else { return nil }
    return TextRenderer.plain(CellBuffer(list))
  }
}

extension AppSession {
  /// Asks the app to record its screen, and returns without waiting for the answer.
  ///
  /// The answer is in the transcript once the next request has been answered.
  ///
  /// - Returns: The number of the request, or `nil` if the app doesn't record.
  package func record() -> Int? {
    guard initialization.capabilities.contains(RecordCall.method) else { return nil }
    return conversation.record()
  }

  /// Sends a recorded request and returns the line that answers it, even if that is a failure.
  ///
  /// - Parameters:
  ///   - limit: The real time that the answer may take.
  ///   - line: Makes the request with the number that it must have.
  /// - Throws: `AppSessionError` if there is no answer; the app is no longer running then.
  package func answer(within limit: Duration, to line: (Int) -> Data) throws -> Data {
    try conversation.answer(within: limit, to: line)
  }

  /// All lines of a session that keeps them (`AppLaunch.keepsTranscript`).
  ///
  /// Text typed into secure fields is hidden in the requests, but not where the app shows it.
  package var transcriptLines: [Transcript.Line] {
    conversation.memory.withLock { $0.transcript.lines }
  }
}
