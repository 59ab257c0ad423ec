import AutomationProtocol
import LaunchDomain

/// The reason why an app could not be found, started or asked.
///
/// Each case holds facts and has a code; `AppSessionError+Message.swift` is the one place that
/// turns them into English. When an app answers that it cannot carry out a request, that is an
/// `AutomationFailure` and not an error of the session.
public enum AppSessionError: Error, Sendable, Hashable {
  /// The folder contains no executable of that name.
  case noSuchApp(name: String, folder: String, nearest: [String])
  /// No app is in the foreground, so the springboard has no questions to show.
  case springboardWithoutApp
  /// The springboard can't be launched or ended.
  case springboardIsNoApp(verb: String)
  /// No app was named, and no executable in the folder links the agent.
  case noAppToTest(folder: String, executables: [String])
  /// No app was named, and several executables link the agent.
  case severalApps(folder: String, executables: [String])
  /// The folder contains no executable of an adapter.
  case noAdapter(name: String, folder: String)
  /// There is no file at the path.
  case noSuchFile(path: String, nearest: [String])
  /// The path leads to a folder.
  case isFolder(path: String)
  /// The file isn't executable.
  case notExecutable(path: String)
  /// The system could not start the app.
  case cannotStart(app: String, reason: String)
  /// The app, or what an adapter is to open, could not begin, and has said why.
  case refusedToStart(reason: String, Circumstances)
  /// The app ended before it answered `initialize`.
  case endedAtLaunch(ProcessEnd?, Circumstances)
  /// The first output of the app was not a message of the protocol.
  case notTheProtocol(output: [String], Circumstances)
  /// The app speaks a version of the protocol that this module does not understand.
  case unsupportedVersion(requested: ProtocolVersion, supported: ProtocolVersion, app: String)
  /// The app was never launched, or has already ended; it may have been killed because of an earlier request,
  /// whose error is known if it had one.
  indirect case notRunning(
    app: String, before: ProcessEnd?, isKilledHere: Bool = false, fault: AppSessionError? = nil)
  /// The app was launched by another test, and this one must launch it itself.
  case launchedByOtherTest(app: String, test: String)
  /// The app was ended because the test launched another one in its own process.
  case replaced(app: String, by: String)
  /// The app ended during a request or before it.
  case ended(ProcessEnd?, Circumstances)
  /// The app wrote very much output before it answered, and was killed.
  case flooded(OutputFlood, Circumstances)
  /// The app did not answer in time and was killed.
  case noAnswer(after: Duration, Circumstances)
  /// The app's answer was not a message of the protocol, so the app was killed.
  case malformedAnswer(DecodingProblem, Circumstances)
  /// The app's answer was longer than the limit, so the app was killed.
  case answerTooLong(byteCount: Int, limit: Int, Circumstances)
  /// The app was launched with arguments that do not fit what it declares.
  case launchArguments(app: String, problems: [LaunchDomainError])
  /// The request cannot be written as JSON.
  case cannotAsk(request: String, reason: String)

  /// What is known about an app after an error; secrets are hidden.
  public struct Circumstances: Sendable, Hashable {
    /// The app's name.
    public var app: String
    /// The program that drives the app; nil if the app speaks for itself.
    public var adapter: String?
    /// Whether somebody else has started the app.
    public var isAttached = false
    /// The identifier of the process that ran the app.
    public var processIdentifier: Int32?
    /// The last request, in the words of XCUITest's log.
    public var lastRequest: String?
    /// Whether the app had answered the last request.
    public var isAnswered: Bool
    /// Where the main thread was when the app didn't answer, innermost first; empty if it isn't known.
    public var mainThread: [String]
    /// The process that somebody had stopped, as SIGSTOP does, when there was no answer; nil if none was.
    public var stopped: String?
    /// The last known screen, as text.
    public var screen: String?
    /// The last lines of its log.
    public var log: [String]
    /// The number of lines of the log before these.
    public var droppedLogLineCount: Int

    /// Creates circumstances.
    public init(
      app: String, processIdentifier: Int32? = nil, lastRequest: String? = nil,
      isAnswered: Bool = false, mainThread: [String] = [], screen: String? = nil,
      log: [String] = [], droppedLogLineCount: Int = 0
    ) {
      self.app = app
      self.processIdentifier = processIdentifier
      self.lastRequest = lastRequest
      self.isAnswered = isAnswered
      self.mainThread = mainThread
      self.screen = screen
      self.log = log
      self.droppedLogLineCount = droppedLogLineCount
    }
  }
}
