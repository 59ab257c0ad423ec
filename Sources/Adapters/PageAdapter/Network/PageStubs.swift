import AppRuntime
import AutomationAgent
import Foundation
import NetworkStubs

/// Answers the requests of a page from stubs, and refuses requests that may not be sent.
@MainActor
final class PageStubs {
  private let connection: DevToolsConnection
  private let clock: AppClock
  private let network: PageNetwork
  private let access: NetworkAccess
  private let log: PageLog
  /// The stubs, and the outcome of each request.
  private(set) var table: StubTable
  /// The test's numbers of its stubs, keyed by their numbers in the table.
  private var testNumbers: [Int: Int] = [:]
  /// Asks the test for answers that it computes.
  private let ask: AgentQuestion.Sender?
  /// Whether the first page is still being opened; the app's time doesn't pass meanwhile.
  var isOpening = true

  /// Creates the stubs of a launch.
  ///
  /// - Parameters:
  ///   - files: The recordings to answer from.
  ///   - calls: The stubs of the test.
  ///   - ask: Asks the test for answers that it computes, or `nil` without a test.
  /// - Throws: `PageAdapterError.stubs` for a recording or stub that can't be used.
  init(
    files: [String], calls: [AddStubCall], access: NetworkAccess, connection: DevToolsConnection,
    clock: AppClock, network: PageNetwork, log: PageLog, ask: AgentQuestion.Sender?
  ) throws(PageAdapterError) {
    self.ask = ask
    self.connection = connection
    self.clock = clock
    self.network = network
    self.access = access
    self.log = log
    table = StubTable()
    for file in files {
      do {
        for stub in try HARArchive(contentsOf: file).stubs(from: file) {
          try table.add(stub, from: .launch)
        }
      } catch let problem as HARError {
        throw .stubs(problem.message)
      } catch let problem as StubProblem {
        throw .stubs(problem.message)
      } catch {
        throw .stubs("\(error)")
      }
    }
    for call in calls {
      do {
        try add(call)
      } catch {
        throw .stubs(error.message)
      }
    }
  }

  /// Adds a stub of the test.
  ///
  /// - Throws: `StubProblem` if it can't be used.
  func add(_ call: AddStubCall) throws(StubProblem) {
    testNumbers[try table.add(call.stub, from: .test)] = call.number
  }

  /// Removes a stub of the test.
  func removeStub(numbered number: Int) {
    for (key, value) in testNumbers where value == number { table.remove(key) }
  }

  /// The request that makes the browser hold all requests, even those that may be sent, to
  /// list them for tests.
  let enabling: (method: String, parameters: JSON) = (
    "Fetch.enable",
    ["patterns": [["urlPattern": "http://*"], ["urlPattern": "https://*"]]]
  )

  /// Handles the event that announces a request.
  ///
  /// - Parameter session: The session of the page that makes the request.
  func take(_ event: JSON, session: String) {
    guard let paused = PausedRequest(event) else { return }
    let request = paused.request
    let mayLeave = access.allows(request.url)
    if paused.isPreflight, !mayLeave { return tell(paused.allowing, session) }
    switch table.decide(request) {
    case .answer(let answer, let stub): send(answer, of: stub, to: paused, session)
    case .ask(let stub): askTest(for: stub, paused, session)
    case .refuse(let refusal):
      if mayLeave {
        record(request, .passed)
        return tell(paused.passing, session)
      }
      refuse(paused, refusal, "\(refusal.facts) \(Self.advice)", session)
    }
  }

  private func record(_ request: NetworkRequest, _ outcome: RequestRecord.Outcome) {
    table.record(request, outcome, time: clock.now, caller: nil)
  }

  private func refuse(
    _ paused: PausedRequest, _ refusal: Refusal, _ sentence: String, _ session: String
  ) {
    record(paused.request, .refused(refusal))
    log.line(sentence)
    tell(paused.refusing, session)
  }

  private func refuse(
    _ paused: PausedRequest, because reason: String, _ stub: StubReference, _ session: String
  ) {
    var refusal = Refusal(request: paused.request)
    let origin = stub.origin.map { " at \($0)" } ?? ""
    refusal.failedStub = "the stub \(stub.pattern.code)\(origin) gave no answer: \(reason)"
    refuse(
      paused, refusal,
      "\(paused.request.shownTitle) was refused: a stub matches, but \(reason).", session)
  }

  /// Asks the test for the answer to a request, which is held until then.
  private func askTest(for stub: StubReference, _ paused: PausedRequest, _ session: String) {
    // Messages from the test aren't read until the launch is answered.
    guard !isOpening, let ask, let number = testNumbers[stub.number] else {
      return refuse(
        paused, because: "the test can't compute answers while the page opens", stub, session)
    }
    ask(AnswerQuestion.method, AnswerQuestion(stub: number, request: paused.request)) {
      [weak self] result in
      let answer = result.flatMap { data in
        Result { try JSONDecoder().decode(StubAnswer.self, from: data) }
          .mapError {
            AgentQuestion.AnswerProblem(reason: "the answer is not a valid StubAnswer: \($0)")
          }
      }
      switch answer {
      case .success(let answer):
        if let problem = answer.problem {
          self?.refuse(paused, because: problem.message, stub, session)
        } else {
          self?.send(answer, of: stub, to: paused, session)
        }
      case .failure(let problem):
        self?.refuse(paused, because: problem.reason, stub, session)
      }
    }
  }

  private func send(
    _ answer: StubAnswer, of stub: StubReference, to paused: PausedRequest, _ session: String
  ) {
    guard let body = answer.body.contents else {
      return refuse(paused, because: "its body can't be read: \(stub.origin ?? "")", stub, session)
    }
    record(paused.request, .answered(by: stub))
    send(answer, body, to: paused, session)
  }

  /// Sends an answer to the page, after its delay on the page's clock.
  private func send(
    _ answer: StubAnswer, _ body: Data, to paused: PausedRequest, _ session: String
  ) {
    let order = paused.answering(answer, body)
    let delay = Self.delay(of: answer, byteCount: body.count)
    guard delay > 0, !(isOpening && paused.isDocument) else { return tell(order, session) }
    network.postpone(paused.networkIdentifier)
    clock.schedule(after: delay, named: "the answer to \(paused.request.shownTitle)") {
      [weak self] in
      self?.network.resume(paused.networkIdentifier)
      self?.tell(order, session)
    }
  }

  private func tell(_ order: PausedRequest.Order, _ session: String) {
    connection.tell(order.method, session: session, order.parameters)
  }

  /// Returns the time, in seconds, until an answer is complete.
  private static func delay(of answer: StubAnswer, byteCount: Int) -> Double {
    if answer.fault == .timeout { return max(answer.delay, timeout) }
    let pacing = BodyPacing(byteCount: byteCount, bytesPerSecond: answer.bytesPerSecond)
    return max(0, answer.delay) + (pacing.parts.last?.time ?? 0)
  }

  /// The time, in seconds on the page's clock, after which a server that never answers is given up.
  private static let timeout = 60.0
  private static let advice = """
    To answer it, declare app.network.stub(…) or name a recording with -stubs FILE; to let it out, launch with \
    -ui-testing.network.hosts HOST.
    """
}

extension StubAnswer.Body {
  /// The bytes; `nil` if the file can't be read.
  fileprivate var contents: Data? {
    switch self {
    case .data(let data): data
    case .file(let path): FileManager.default.contents(atPath: path)
    }
  }
}
