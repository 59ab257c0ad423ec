import AppDriving
import NetworkStubs
import XCUIAutomation

/// The network of an app under test: `app.network`.
public struct XCUINetwork {
  let app: XCUIApplication
  let part: NetworkPart

  /// What a fact about the network means for the test's result.
  public enum Policy: Sendable, Hashable {
    /// The test fails.
    case failure
    /// The test's result has a warning.
    case warning
    /// Nothing.
    case ignored
  }

  /// What a request or connection that was refused means for the test; a failure unless told.
  ///
  /// The app is asked before it is ended or launched again, and at the end of the test.
  public var unexpectedRequests: Policy {
    get { part.settings.unexpectedRequests }
    nonmutating set { part.change { $0.unexpectedRequests = newValue } }
  }

  /// What a stub that answered no request means for the test; a warning unless told.
  ///
  /// Stubs out of recordings and of the app's own code don't count.
  public var unusedStubs: Policy {
    get { part.settings.unusedStubs }
    nonmutating set { part.change { $0.unusedStubs = newValue } }
  }

  /// The requests of the running app.
  public var requests: XCUINetworkRequests { XCUINetworkRequests(app: app, pattern: nil) }

  /// Answers requests; of several answers each is given once, and the last is repeated.
  ///
  /// The first stub that matches a request answers it. Stubs of the test are asked before those of the
  /// app's code, and these before those of the launch arguments.
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

  /// Answers requests with what a closure computes.
  ///
  /// The closure runs on a thread of its own while a call to the app waits. It can't use the app, and
  /// has to return within half of the real time that the app has for an answer, five seconds unless
  /// told. If it throws an error, the request
  /// is refused and the error becomes part of the test's result; the issues of a test library that it
  /// records itself may not be counted as this test's.
  ///
  /// - Parameters:
  ///   - pattern: The requests to answer.
  ///   - limit: The number of requests after which the stub is used up, or `nil` for none.
  ///   - answer: Computes the answer to a request.
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
