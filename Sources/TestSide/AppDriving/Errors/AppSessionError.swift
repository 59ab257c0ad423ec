import AutomationProtocol
import LaunchDomain

/// The reason why an app could not be found, started or asked.
///
/// Each case holds facts and has a code; `AppSessionError+Message.swift` is the one place that
/// turns them into English. If an app answers that it can't carry out a request, that is an
/// `AutomationFailure`, not an error of the session.
public enum AppSessionError: Error, Sendable, Hashable {
  /// The folder contains no executable with the given name.
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
  /// No file exists at the path.
  case noSuchFile(path: String, nearest: [String])
  /// The path leads to a folder.
  case isFolder(path: String)
  /// The file isn't executable.
  case notExecutable(path: String)
  /// The system could not start the app.
  case cannotStart(app: String, reason: String)
  /// The app or the adapter's program could not start, and gave a reason.
  case refusedToStart(reason: String, Circumstances)
  /// The app ended before it answered `initialize`.
  case endedAtLaunch(ProcessEnd?, Circumstances)
  /// The first output of the app was not a message of the protocol.
  case notTheProtocol(output: [String], Circumstances)
  /// The app speaks a version of the protocol that this module does not understand.
  case unsupportedVersion(requested: ProtocolVersion, supported: ProtocolVersion, app: String)
  /// The app was never launched, or has ended.
  ///
  /// It may have been killed because of an earlier request, whose error, if any, is `fault`.
  indirect case notRunning(
    app: String, before: ProcessEnd?, isKilledHere: Bool = false, fault: AppSessionError? = nil)
  /// The app was launched by another test; this test must launch it first.
  case launchedByOtherTest(app: String, test: String)
  /// The app was ended because the test launched another one in its own process.
  case replaced(app: String, by: String)
  /// The app ended during a request or before it.
  case ended(ProcessEnd?, Circumstances)
  /// The app wrote too much output before it answered, and was killed.
  case flooded(OutputFlood, Circumstances)
  /// The app did not answer in time and was killed.
  case noAnswer(after: Duration, Circumstances)
  /// The app's answer was not a message of the protocol, so the app was killed.
  case malformedAnswer(DecodingProblem, Circumstances)
  /// The app's answer was longer than the limit, so the app was killed.
  case answerTooLong(byteCount: Int, limit: Int, Circumstances)
  /// The app was launched with arguments that do not fit what it declares.
  case launchArguments(app: String, problems: [LaunchDomainError])
  /// The app was to be launched with a time zone, locale or language that doesn't exist.
  case invalidSetting(app: String, InvalidLaunchSetting)
  /// The request cannot be written as JSON.
  case cannotAsk(request: String, reason: String)

  /// The known facts about an app after an error, with secrets hidden.
  public struct Circumstances: Sendable, Hashable {
    /// The app's name.
    public var app: String
    /// The adapter that drives the app, or `nil` for an app that links the agent.
    public var adapter: String?
    /// Whether the session attached to an app that was already running.
    public var isAttached = false
    /// The identifier of the process that ran the app.
    public var processIdentifier: Int32?
    /// The last request, in the words of XCUITest's log.
    public var lastRequest: String?
    /// Whether the app had answered the last request.
    public var isAnswered: Bool
    /// The main thread's stack when the app didn't answer, innermost first; empty if unknown.
    public var mainThread: [String]
    /// The process that didn't answer because it was stopped, as by SIGSTOP, or `nil`.
    public var stopped: String?
    /// The last known screen, as text.
    public var screen: String?
    /// The last lines of its log.
    public var log: [String]
    /// The number of earlier log lines that were dropped.
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
