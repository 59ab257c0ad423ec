import AppDriving
import AutomationProtocol
import Foundation
import NetworkStubs
import Synchronization
import XCUIAutomation

/// The part of an app's launches that adds the test's stubs and network settings.
final class NetworkPart: LaunchPart {
  typealias Computation = @Sendable (NetworkRequest) throws -> StubAnswer

  struct Settings: Sendable {
    var unexpectedRequests = XCUINetwork.Policy.failure
    var unusedStubs = XCUINetwork.Policy.warning
  }

  private struct State {
    var settings = Settings()
    var stubs: [AddStubCall] = []
    var computations: [Int: Computation] = [:]
    var lastNumber = 0
    /// The session of the app that uses the stubs.
    weak var session: AppSession?
  }

  private let state = Mutex(State())

  var settings: Settings { state.withLock(\.settings) }

  var session: AppSession? { state.withLock { $0.session } }

  func change(_ change: (inout Settings) -> Void) { state.withLock { change(&$0.settings) } }

  /// Keeps a stub for this launch and the following ones.
  func add(_ stub: Stub, computing answer: Computation?) -> AddStubCall {
    state.withLock { state in
      state.lastNumber += 1
      let call = AddStubCall(stub, number: state.lastNumber)
      // An invalid stub has already failed the test.
      if stub.problem == nil { state.stubs.append(call) }
      state.computations[call.number] = answer
      return call
    }
  }

  func remove(_ number: Int) {
    state.withLock { state in
      state.stubs.removeAll { $0.number == number }
      state.computations[number] = nil
    }
  }

  // MARK: LaunchPart

  func prepare(_ launch: inout AppLaunch) throws(AppSessionError) {
    let stubs = state.withLock(\.stubs)
    guard !stubs.isEmpty else { return }
    do {
      let text = try JSONEncoder().encode(LaunchStubs(stubs: stubs))
      launch.handshakeEnvironment[LaunchStubs.variable] = String(decoding: text, as: UTF8.self)
    } catch {
      throw .cannotStart(app: launch.name, reason: "its stubs can't be written as JSON: \(error)")
    }
  }

  func begin(with session: AppSession) throws(AppSessionError) {
    let isNeeded = state.withLock { state in
      state.session = session
      return !state.stubs.isEmpty
    }
    guard isNeeded, !session.initialization.capabilities.contains(AddStubCall.method) else {
      return
    }
    throw .cannotStart(
      app: session.name,
      reason:
        "the test has stubs for its requests, but it doesn't link AppNetwork, which answers them")
  }

  var answerer: QuestionAnswerer? { { try self.answer($0) } }

  private func answer(_ question: AppQuestion) throws -> Data {
    guard question.method == AnswerQuestion.method else {
      throw UnknownQuestion(method: question.method)
    }
    let asked = try AutomationCoder.parameters(AnswerQuestion.self, of: question)
    guard let computation = state.withLock({ $0.computations[asked.stub] }) else {
      throw RemovedStub()
    }
    do {
      // The test is another thread, and couldn't be failed from here.
      return try JSONEncoder().encode(try attempting { try computation(asked.request) })
    } catch let error as XCUIAutomationError {
      throw UsedApp(error: error)
    }
  }

  func findings(of session: AppSession, inFailedTest hasFailed: Bool) -> [LaunchFinding] {
    let settings = settings
    guard let report = session.networkReport() else { return [] }
    var findings: [LaunchFinding] = []
    if settings.unexpectedRequests != .ignored {
      // A failed test already has a more important failure.
      let isFailure = settings.unexpectedRequests == .failure && !hasFailed
      findings += Self.joined(report.refusalTexts(), isFailure: isFailure)
    }
    if settings.unusedStubs != .ignored, !hasFailed {
      let own = Set(state.withLock(\.stubs).compactMap(\.stub.origin))
      let texts = report.unusedStubs.filter { $0.origin.map(own.contains) ?? false }.map { stub in
        "The stub \(stub.pattern.code) at \(stub.origin ?? "?") answered no request."
      }
      findings += Self.joined(texts, isFailure: settings.unusedStubs == .failure)
    }
    return findings
  }

  private static func joined(_ texts: [String], isFailure: Bool) -> [LaunchFinding] {
    texts.isEmpty ? [] : [LaunchFinding(texts.joined(separator: "\n"), isFailure: isFailure)]
  }

  private struct UnknownQuestion: Error { var method: String }
  private struct RemovedStub: Error {}

  private struct UsedApp: Error, CustomStringConvertible {
    var error: XCUIAutomationError
    var description: String { "a use of the app, which waits for its answer: \(error)" }
  }
}
