import AppDriving
import AutomationProtocol
import Foundation
import NetworkClient
import NetworkStubs

/// Launches of the app that fetches what its test requests.
enum Client {
  /// Launches the app with the test's stubs.
  static func launch(
    _ arguments: [String] = [], stubs: [AddStubCall] = [],
    limits: SessionLimits = SessionLimits(), answerer: QuestionAnswerer? = nil,
    environment: [String: String] = [:]
  ) throws -> AppSession {
    let executable = try AppLocator().locate(.identifier("NetworkClient"), testModule: nil)
    var launch = AppLaunch(
      executable: executable, arguments: ["-ui-testing", "YES"] + arguments)
    launch.limits = limits
    launch.environment = environment
    let text = try JSONEncoder().encode(LaunchStubs(stubs: stubs))
    launch.handshakeEnvironment[LaunchStubs.variable] = String(decoding: text, as: UTF8.self)
    return try AppLauncher(answerer: answerer).launch(launch)
  }

  /// Launches the app with one stub.
  static func launch(_ pattern: RequestPattern, _ answers: StubAnswer...) throws -> AppSession {
    try launch(stubs: [AddStubCall(Stub(pattern, .answers(answers)), number: 1)])
  }
}

extension AppSession {
  /// Fetches a URL.
  func fetch(
    _ url: String, _ change: (inout FetchCall) -> Void = { _ in }
  ) throws -> FetchCall.Result {
    var fetch = FetchCall(url)
    change(&fetch)
    return try call(fetch, timeout: 600)
  }
}
