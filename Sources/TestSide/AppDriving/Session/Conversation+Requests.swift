import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

extension Conversation {
  /// Sends a call and waits for its answer.
  ///
  /// First, the time that the test has slept since the last answer passes in the app.
  func ask<Call: AutomationCall>(_ call: Call, timeout: TimeInterval) throws -> Call.Result {
    try driving {
      try exchange.withLock { try ask(call, &$0, timeout: timeout) }
    }
  }

  /// Makes a call of the harness itself, which a trace leaves out.
  func askAside<Call: AutomationCall>(_ call: Call) throws -> Call.Result {
    try driving {
      try exchange.withLock { exchange in
        let count = memory.withLock(\.requestCount)
        defer {
          memory.withLock { if $0.requestCount > count { $0.transcript.setLastAside() } }
        }
        return try ask(call, &exchange, timeout: 0)
      }
    }
  }

  private func ask<Call: AutomationCall>(
    _ call: Call, _ exchange: inout Exchange, timeout: TimeInterval
  ) throws -> Call.Result {
    guard memory.withLock({ !$0.hasEnded }) else {
      throw notRunning
    }
    // A timeout may be infinite or not a number; neither is a usable time.
    let limit = answerLimit + .seconds(timeout > 0 ? min(timeout, 1e9) : 0)
    let sleeps = takeSleeps()
    do {
      for sleep in sleeps {
        _ = try roundTrip(sleep, &exchange, by: .now + limit + .seconds(sleep.seconds))
      }
      return try roundTrip(call, &exchange, by: .now + limit)
    } catch let problem as TransportProblem {
      throw remembering(broken(by: problem, after: limit))
    } catch let problem as DecodingProblem {
      throw remembering(broken(by: problem))
    } catch let problem as FloodProblem {
      throw remembering(flooded(problem.flood))
    }
  }

  /// Returns the calls for the time that the test has slept since the last answer and resets that time; empty
  /// if it hasn't slept.
  func takeSleeps() -> [PassTimeCall] {
    let (waited, slept) = memory.withLock { memory in
      defer { (memory.waited, memory.slept) = (.zero, .zero) }
      return (memory.waited, memory.slept)
    }
    var calls: [PassTimeCall] = []
    if waited > .zero { calls.append(PassTimeCall(seconds: waited.seconds, hasPassed: true)) }
    if slept > .zero { calls.append(PassTimeCall(seconds: slept.seconds)) }
    return calls
  }

  /// Remembers the error at which the app was ended, for later requests.
  ///
  /// They may come from another thread, and the caller that gets the error may drop it.
  private func remembering(_ error: AppSessionError) -> AppSessionError {
    memory.withLock { $0.fault = error }
    return error
  }

  /// Sends one request and returns its answer.
  ///
  /// - Throws: `TransportProblem`, `DecodingProblem`, `FloodProblem`, `AutomationFailure`, or
  ///   `AppSessionError` for a call that cannot be written.
  func roundTrip<Call: AutomationCall>(
    _ call: Call, _ exchange: inout Exchange, by deadline: ContinuousClock.Instant
  ) throws -> Call.Result {
    let line = try send(call, &exchange, by: deadline)
    do {
      let result = try answer(as: Call.Result.self, &exchange, by: deadline)
      // A failure thrown below must not show the text.
      if let call = call as? PerformCall, let result = result as? PerformCall.Result {
        hideSecureText(of: result, to: call, in: exchange)
      }
      if let flood = process?.endRequest() { throw FloodProblem(flood: flood) }
      remember(call, result, line: line)
      return result
    } catch let failure as AutomationFailure {
      let shown = memory.withLock { memory in
        memory.isLastAnswered = true
        return memory.endTyping(failure)
      }
      if let flood = process?.endRequest() { throw FloodProblem(flood: flood) }
      throw shown
    }
  }

  private func send<Call: AutomationCall>(
    _ call: Call, _ exchange: inout Exchange, by deadline: ContinuousClock.Instant
  ) throws -> Data {
    exchange.lastNumber += 1
    let line: Data
    let shown: Data?
    do {
      line = try exchange.coder.encode(call, id: exchange.lastNumber)
      shown = try call.withoutSecrets.map { try exchange.coder.encode($0, id: exchange.lastNumber) }
    } catch {
      throw AppSessionError.cannotAsk(
        request: call.sentence(application: launch.name, hidesText: true), reason: "\(error)")
    }
    // The number must grow before the app can act on the call.
    if !call.onlyReads { memory.withLock { $0.drivingCalls += 1 } }
    process?.beginRequest(outputLimit: memory.withLock { $0.outputLimit })
    try transport.send(line, by: deadline)
    memory.withLock { memory in
      memory.transcript.add(shown ?? line, .sent)
      memory.beginTyping(call)
      memory.lastCall = call
      memory.requestCount += 1
      memory.hidesLastText = memory.textBeingTyped != nil
      memory.isLastAnswered = false
    }
    return line
  }

  private func answer<Result: Codable & Sendable>(
    as type: Result.Type, _ exchange: inout Exchange, by deadline: ContinuousClock.Instant
  ) throws -> Result {
    var waited: Duration?
    while true {
      let line = try receive(by: deadline, processorWaitBefore: &waited)
      memory.withLock { $0.transcript.add(line, .received) }
      if takeRecord(line, &exchange) { continue }
      switch try exchange.coder.decodeAnswer(line, as: type) {
      case .log(let notification): log.append(line: notification.message)
      case .screen(let notification): memory.withLock { $0.screen = notification.text }
      case .question(let question): try reply(to: question, by: deadline)
      case .failure(let failure, let number)
      where number ?? exchange.lastNumber == exchange.lastNumber:
        throw failure
      case .result(let result, let number) where number == exchange.lastNumber: return result
      case .failure(_, let number), .result(_, let number as Int?):
        throw DecodingProblem(
          reason:
            "It answers request \(number ?? 0), but the request was \(exchange.lastNumber).",
          line: line)
      }
    }
  }

  /// Receives a line.
  ///
  /// Time that the app's main thread waited for a processor doesn't count against the deadline.
  ///
  /// - Parameter waited: That time at the beginning of the wait for the answer; `nil` until the answer is late,
  ///   because asking the kernel takes as long as a tenth of a request.
  private func receive(
    by deadline: ContinuousClock.Instant, processorWaitBefore waited: inout Duration?
  ) throws(TransportProblem) -> Data {
    let soon = ContinuousClock.now + Self.usualAnswer
    if waited == nil, soon < deadline {
      do {
        return try transport.receive(by: soon)
      } catch .timedOut {
        // The answer is late, and a part of it isn't lost.
      }
    }
    let waitedBefore = waited ?? transport.processorWait
    waited = waitedBefore
    var counted = Duration.zero
    var end = deadline
    while true {
      do {
        return try transport.receive(by: end)
      } catch .timedOut(let unfinished) {
        let wait = transport.processorWait - waitedBefore
        guard wait > counted else { throw .timedOut(unfinished: unfinished) }
        end = .now + (wait - counted)
        counted = wait
      }
    }
  }

  /// The real time after which an answer is late.
  private static let usualAnswer = Duration.milliseconds(20)

  private func remember<Call: AutomationCall>(_ call: Call, _ result: Call.Result, line: Data) {
    memory.withLock { memory in
      memory.isLastAnswered = true
      switch (call, result) {
      case (let call as PerformCall, let result as PerformCall.Result):
        memory.endTyping(result, line: line)
        memory.noteKeys(of: call, result)
      case (let call as CaptureCall, let result as CaptureCall.Result):
        if call == CaptureCall(.text) {
          memory.screen = String(decoding: result.data, as: UTF8.self)
        }
      case (_, let result as InitializeCall.Result):
        memory.canPassTime = result.capabilities.contains(PassTimeCall.method)
      default: return
      }
    }
  }
}

extension AutomationCall {
  /// A copy of the call that may be shown, or `nil` if there is nothing to hide.
  fileprivate var withoutSecrets: Self? {
    switch self {
    case var call as InitializeCall where !call.secrets.isEmpty || !call.environment.isEmpty:
      call.secrets = call.secrets.mapValues { _ in SecretRedactor.marker }
      call.environment = call.environment.mapValues { _ in SecretRedactor.marker }
      return call as? Self
    case var call as PerformCall where call.interaction.typed != nil:
      // Only the answer tells whether the field is a secure one.
      switch call.interaction {
      case .typeText: call.interaction = .typeText(SecretRedactor.marker)
      case .typeKey(_, let modifiers):
        call.interaction = .typeKey(SecretRedactor.marker, modifiers: modifiers)
      default: return nil
      }
      return call as? Self
    default: return nil
    }
  }
}
