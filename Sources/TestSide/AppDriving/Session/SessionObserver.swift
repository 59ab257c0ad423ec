import AutomationProtocol

/// A function that is called after each request to an app has been answered.
///
/// It is called on the thread that made the request, in the order of the session.
public typealias SessionObserver = @Sendable (SessionStep) -> Void

/// A request to an app, and its outcome; secrets are hidden.
public struct SessionStep: Sendable {
  /// The app's name.
  public var app: String
  /// The method of the protocol.
  public var method: String
  /// The request in the words of XCUITest's log: `Tap "Login" Button`.
  public var sentence: String
  /// The elements of the request as a test would write them: `app.buttons["Login"]`.
  public var query: String?
  /// The real time that the request took.
  public var realTime = Duration.zero
  /// The app time, in seconds, that the request took, if it is one that can take app time.
  public var appTime: Double?
  /// The outcome of the request.
  public var outcome = Outcome.answered

  /// The outcome of a request.
  public enum Outcome: Sendable {
    /// The app answered with a result.
    case answered
    /// The app answered with a failure.
    case failed(AutomationFailure)
    /// The session broke.
    case broken(AppSessionError)

    init(_ error: any Error) {
      switch error {
      case let error as AppSessionError: self = .broken(error)
      case let failure as AutomationFailure: self = .failed(failure)
      default: self = .failed(.internalError("\(error)"))
      }
    }
  }
}

extension SessionStep {
  init(_ call: some AutomationCall, app: String) {
    self.init(
      app: app, method: type(of: call).method,
      sentence: call.sentence(application: app, hidesText: true),
      query: call.target?.swiftSource)
  }
}
