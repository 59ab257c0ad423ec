import AppDriving
import NetworkStubs
import XCUIAutomation

/// The network of an app under test: `app.network`.
public struct XCUINetwork {
  let app: XCUIApplication
  let part: NetworkPart

  /// The effect of an observation about the network on the test's result.
  public enum Policy: Sendable, Hashable {
    /// The test fails.
    case failure
    /// The test records a warning.
    case warning
    /// The observation has no effect.
    case ignored
  }

  /// The effect of refused requests and connections; a failure by default.
  ///
  /// They are reported before the app is ended or launched again, and at the end of the test.
  public var unexpectedRequests: Policy {
    get { part.settings.unexpectedRequests }
    nonmutating set { part.change { $0.unexpectedRequests = newValue } }
  }

  /// The effect of stubs that answered no request; a warning by default.
  ///
  /// Stubs from recordings and from the app's own code don't count.
  public var unusedStubs: Policy {
    get { part.settings.unusedStubs }
    nonmutating set { part.change { $0.unusedStubs = newValue } }
  }

  /// The requests of the running app.
  public var requests: XCUINetworkRequests { XCUINetworkRequests(app: app, pattern: nil) }

  /// Answers requests with the given answers, one after the other; the last one is repeated.
  ///
  /// The first stub that matches a request answers it. The test's stubs come before those in the app's
  /// code, and those before the ones in the launch arguments.
  ///
  /// - Parameters:
  ///   - pattern: The requests to answer.
  ///   - answers: The answers.
  ///   - limit: The number of requests after which the stub is used up, or `nil` for none.
  /// - Returns: The stub, which can be removed.
  @discardableResult
  public func stub(
    _ pattern: RequestPattern, _ answers: StubAnswer..., limit: Int? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> XCUINetworkStub {
    let stub = Stub(pattern, .answers(answers), limit: limit, origin: "\(fileID):\(line)")
    return add(stub, computing: nil)
  }

  /// Answers requests with the results of a closure.
  ///
  /// The closure runs on a new thread during a call to the app. It can't use the app, and must return
  /// within half of the app's answer limit, by default five seconds of real time. If it throws an error,
  /// the request is refused and the error is reported in the test's result. Issues that the closure
  /// records with a test library may not be attributed to this test.
  ///
  /// - Parameters:
  ///   - pattern: The requests to answer.
  ///   - limit: The number of requests after which the stub is used up, or `nil` for none.
  ///   - answer: A closure that computes the answer to a request.
  /// - Returns: The stub, which can be removed.
  @discardableResult
  public func stub(
    _ pattern: RequestPattern, limit: Int? = nil, fileID: String = #fileID, line: Int = #line,
    _ answer: @escaping @Sendable (NetworkRequest) throws -> StubAnswer
  ) -> XCUINetworkStub {
    let stub = Stub(pattern, .computed, limit: limit, origin: "\(fileID):\(line)")
    return add(stub, computing: answer)
  }

  private func add(_ stub: Stub, computing answer: NetworkPart.Computation?) -> XCUINetworkStub {
    if let problem = stub.problem { app.fail(problem.message) }
    let call = part.add(stub, computing: answer)
    if stub.problem == nil, app.runningSession === part.session { app.send(call) }
    return XCUINetworkStub(app: app, part: part, number: call.number)
  }
}

/// A stub of a test.
public struct XCUINetworkStub {
  let app: XCUIApplication
  let part: NetworkPart
  let number: Int

  /// Removes the stub, so that it answers no more requests and doesn't count as unused.
  public func remove() {
    part.remove(number)
    if app.runningSession === part.session { app.send(RemoveStubCall(number)) }
  }
}
