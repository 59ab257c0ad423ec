import AutomationProtocol

/// Told of everything that is asked of an app, once it is answered.
///
/// It is called on the thread that asked, in the order of the session.
public typealias SessionObserver = @Sendable (SessionStep) -> Void

/// Something that was asked of an app, and how it went; secrets are hidden.
public struct SessionStep: Sendable {
  /// The app's name.
  public var app: String
  /// The method of the protocol.
  public var method: String
  /// What was asked, in the words of XCUITest's log: `Tap "Login" Button`.
  public var sentence: String
  /// The elements it was about, as a test would write them: `app.buttons["Login"]`.
  public var query: String?
  /// How long it took in real time.
  public var realTime = Duration.zero
  /// How long it took in the app's time, in seconds, for what can take time there.
  public var appTime: Double?
  /// How it went.
  public var outcome = Outcome.answered

  /// How something went.
  public enum Outcome: Sendable {
    /// It was answered.
    case answered
    /// The app said why not.
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
