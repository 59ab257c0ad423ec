import AutomationProtocol
import LaunchDomain

/// Why an app could not be found, started, or asked: the facts, each kind with a code.
///
/// `AppSessionError+Message.swift` is the one place that says them in English. What an app answers
/// that it cannot do is no session's error but an `AutomationFailure`.
public enum AppSessionError: Error, Sendable, Hashable {
  /// No executable of that name lies in the folder.
  case noSuchApp(name: String, folder: String, nearest: [String])
  /// Nothing says which app is meant, and no executable in the folder links the agent.
  case noAppToTest(folder: String, executables: [String])
  /// Nothing says which app is meant, and several executables link the agent.
  case severalApps(folder: String, executables: [String])
  /// There is no file at the path.
  case noSuchFile(path: String, nearest: [String])
  /// The path leads to a folder.
  case isFolder(path: String)
  /// The file may not be executed.
  case notExecutable(path: String)
  /// The system could not start it.
  case cannotStart(app: String, reason: String)
  /// The app ended before it answered `initialize`.
  case endedAtLaunch(ProcessEnd?, Circumstances)
  /// What came first on the app's standard output was no message of the protocol.
  case notTheProtocol(output: [String], Circumstances)
  /// The app speaks a version of the protocol that this module does not understand.
  case unsupportedVersion(requested: ProtocolVersion, supported: ProtocolVersion, app: String)
  /// The app was never launched, or has ended before.
  case notRunning(app: String, before: ProcessEnd?)
  /// The app was ended because the test has launched another one in its own process.
  case replaced(app: String, by: String)
  /// The app ended while it was asked something, or before.
  case ended(ProcessEnd?, Circumstances)
  /// The app has not answered in time and was killed.
  case noAnswer(after: Duration, Circumstances)
  /// What the app answered was no message of the protocol, so that it was killed.
  case malformedAnswer(DecodingProblem, Circumstances)
  /// The app's answer was longer than the limit, so that it was killed.
  case answerTooLong(byteCount: Int, limit: Int, Circumstances)
  /// The app was launched with arguments that do not fit what it declares.
  case launchArguments(app: String, problems: [LaunchDomainError])
  /// What should be asked cannot be written as JSON.
  case cannotAsk(method: String, reason: String)

  /// What is known about an app when something has gone wrong with it; secrets are hidden.
  public struct Circumstances: Sendable, Hashable {
    /// The app's name.
    public var app: String
    /// The process that ran it.
    public var processIdentifier: Int32?
    /// What it was asked last, in the words of XCUITest's log.
    public var lastRequest: String?
    /// Whether it had answered that before it went wrong.
    public var isAnswered: Bool
    /// Its screen as text, the last that is known.
    public var screen: String?
    /// The last lines of its log.
    public var log: [String]

    /// Makes circumstances.
    public init(
      app: String, processIdentifier: Int32? = nil, lastRequest: String? = nil,
      isAnswered: Bool = false, screen: String? = nil, log: [String] = []
    ) {
      self.app = app
      self.processIdentifier = processIdentifier
      self.lastRequest = lastRequest
      self.isAnswered = isAnswered
      self.screen = screen
      self.log = log
    }
  }
}
