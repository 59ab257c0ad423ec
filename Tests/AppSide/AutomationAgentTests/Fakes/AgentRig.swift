import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

/// An agent over a fake tree that exchanges lines with the test as over a pipe.
@MainActor
final class AgentRig {
  let tree: FakeTree
  let clock: AppClock
  let realTime = FakeRealTime()
  let loop: EventLoop
  let connection = FakeConnection()
  let session: AgentSession
  let coder = AutomationCoder()
  private(set) var isDisconnected = false
  private var lastNumber = 1

  init(_ children: [FakeElement] = [], isAdapter: Bool = false) throws {
    tree = FakeTree(children)
    clock = AppClock(mode: .virtual)
    loop = EventLoop(clock: clock, watchesProcess: false) { [realTime] in realTime.now }
    session = AgentSession(
      name: "Fake", connection: connection, loop: loop, isAdapter: isAdapter)
    let line = try coder.encode(InitializeCall(client: "rig"), id: 1)
    connection.waiting = [.line(line)]
    _ = try #require(session.awaitInitialize())
    session.begin(tree: tree) { [weak self] in self?.isDisconnected = true }
  }

  /// Sends a call without waiting for its answer; returns its number.
  @discardableResult
  func send(_ call: some AutomationCall) throws -> Int {
    lastNumber += 1
    connection.receiver?(.line(try coder.encode(call, id: lastNumber)))
    return lastNumber
  }

  func sendLine(_ text: String) { connection.receiver?(.line(Data(text.utf8))) }

  func disconnect() { connection.receiver?(nil) }

  /// Sends a call and returns its result, which must be available at once.
  func call<Call: AutomationCall>(_ call: Call) throws -> Call.Result {
    let id = try send(call)
    return try result(of: call, id: id)
  }

  /// Runs the app's loop until a number of lines has been sent in all.
  func run(untilSent count: Int) {
    guard connection.sent.count < count else { return }
    connection.onSend = { [weak self] in
      if let self, connection.sent.count >= count { loop.stop() }
    }
    loop.run()
  }

  func result<Call: AutomationCall>(of call: Call, id: Int) throws -> Call.Result {
    let line = try #require(connection.sent.last)
    switch try coder.decodeAnswer(line, as: Call.Result.self) {
    case .result(let result, let answered):
      #expect(answered == id)
      return result
    case .failure(let failure, _): throw failure
    case .log(let log): throw AutomationFailure.internalError("a log line: \(log.message)")
    case .screen(let screen): throw AutomationFailure.internalError("a screen: \(screen.text)")
    case .question(let question):
      throw AutomationFailure.internalError("a question: \(question.method)")
    }
  }

  /// Returns the failure of a call that must fail.
  func failure(of call: some AutomationCall) throws -> AutomationFailure {
    do {
      _ = try self.call(call)
    } catch let failure as AutomationFailure {
      return failure
    }
    throw AutomationFailure.internalError("\(call) succeeded.")
  }
}

extension ElementQuery {
  static func one(_ type: ElementType, _ name: String) -> ElementQuery {
    ElementQuery(steps: [.descendants(type), .matching(.identified(by: name))])
  }
}
