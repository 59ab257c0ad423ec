import AppDriving
import AutomationProtocol
import Foundation
import NetworkStubs

extension ScenarioWorld {
  /// Adds a stub for the method and URL in a step.
  func stub(_ input: StepInput, _ answer: StubAnswer) throws {
    try stub(Self.pattern(input.text(0), input.text(1)), answer)
  }

  /// Adds a stub for the running app and for apps that are launched later in the scenario.
  ///
  /// - Throws: `StepError` for an invalid pattern, or for an app that doesn't link `AppNetwork`.
  func stub(_ pattern: RequestPattern, _ answer: StubAnswer) throws {
    let stub = Stub(pattern, answer, origin: "a step of the scenario")
    if let problem = stub.problem { throw StepError.other(problem.message) }
    // The first matching stub answers, so a new stub must replace an earlier one for the same requests.
    for earlier in pending.stubs where earlier.stub.pattern == pattern {
      if let app = runningApp { _ = try app.call(RemoveStubCall(earlier.number)) }
    }
    pending.stubs.removeAll { $0.stub.pattern == pattern }
    pending.lastStub += 1
    let call = AddStubCall(stub, number: pending.lastStub)
    if let app = runningApp {
      try checkNetwork(of: app)
      _ = try app.call(call)
    }
    pending.stubs.append(call)
  }

  /// Returns the stubs as a value for the environment of a launch, or `nil` if there aren't any.
  func launchStubs() throws -> String? {
    guard !pending.stubs.isEmpty else { return nil }
    let data = try JSONEncoder().encode(LaunchStubs(stubs: pending.stubs))
    return String(decoding: data, as: UTF8.self)
  }

  /// Checks that an app answers calls about the network.
  func checkNetwork(of app: AppSession) throws(StepError) {
    guard !app.initialization.capabilities.contains(AddStubCall.method) else { return }
    throw .other("\(app.name) doesn't link AppNetwork, which answers its requests")
  }

  /// Expects a request, waiting for it up to the expectations' timeout.
  func expectRequest(_ method: String, _ url: String) throws {
    let app = try app
    try checkNetwork(of: app)
    let pattern = Self.pattern(method, url)
    let found = try app.call(
      RequestsCall(pattern, count: 1, timeout: timeout), timeout: timeout)
    guard found.records.isEmpty else { return }
    let all = try app.call(RequestsCall()).records.map(\.request.shownTitle)
    throw StepError.expectation(
      .init(
        subject: "a request \(pattern.code)", expected: "",
        actual: all.isEmpty ? "the app has made none" : "there were \(all.joined(separator: ", "))",
        waited: found.elapsed))
  }

  /// Returns the refused interaction with the requests that weren't answered, as an element may be missing
  /// because of them.
  func refusal(
    _ failure: AutomationFailure, verb: String, of element: ElementPhrase
  ) -> RefusedStep {
    var step = RefusedStep(
      failure: failure, verb: verb, element: element.text, query: element.query)
    guard case .noMatches = failure, let app = runningApp,
      app.initialization.capabilities.contains(RequestsCall.method),
      let records = try? app.call(RequestsCall()).records
    else { return step }
    var titles: [String] = []
    for title in records.filter(\.isUnexpected).map(\.request.shownTitle)
    where !titles.contains(title) { titles.append(title) }
    step.missedRequests = titles.prefix(3).map { "nothing answered the request \($0)" }
    return step
  }

  /// Calls a command of the app.
  func carryOut(command: String, payload: String?) throws {
    do {
      _ = try app.call(
        CommandCall(command, payload: payload, timeout: Self.commandTimeout),
        timeout: Self.commandTimeout)
    } catch let failure as AutomationFailure {
      throw StepError.other(failure.message)
    }
  }

  private static func pattern(_ method: String, _ url: String) -> RequestPattern {
    RequestPattern(method == "ANY" ? nil : method, url)
  }

  /// The timeout for a command, in seconds of app time; the same as the default in a Swift test.
  private static let commandTimeout = 10.0
}
