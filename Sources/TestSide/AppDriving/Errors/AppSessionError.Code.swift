extension AppSessionError {
  /// The kind of an error, for code that distinguishes between errors.
  public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The name.
    public let rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No executable has the given name.
    public static let noSuchApp = Code(rawValue: "noSuchApp")
    /// No executable links the agent.
    public static let noAppToTest = Code(rawValue: "noAppToTest")
    /// Several executables link the agent.
    public static let severalApps = Code(rawValue: "severalApps")
    /// The adapter isn't beside the tests.
    public static let noAdapter = Code(rawValue: "noAdapter")
    /// No file exists at the path.
    public static let noSuchFile = Code(rawValue: "noSuchFile")
    /// The path leads to a folder instead of a file.
    public static let isFolder = Code(rawValue: "isFolder")
    /// The file isn't executable.
    public static let notExecutable = Code(rawValue: "notExecutable")
    /// The system could not start the app.
    public static let cannotStart = Code(rawValue: "cannotStart")
    /// The app ended before its first answer.
    public static let endedAtLaunch = Code(rawValue: "endedAtLaunch")
    /// The app's output isn't a message of the protocol.
    public static let notTheProtocol = Code(rawValue: "notTheProtocol")
    /// The app speaks another version of the protocol.
    public static let unsupportedVersion = Code(rawValue: "unsupportedVersion")
    /// The app was launched by another test.
    public static let launchedByOtherTest = Code(rawValue: "launchedByOtherTest")
    /// The app isn't running.
    public static let notRunning = Code(rawValue: "notRunning")
    /// The app ended during the session.
    public static let ended = Code(rawValue: "ended")
    /// The app did not answer in time.
    public static let noAnswer = Code(rawValue: "noAnswer")
    /// The app wrote too much output.
    public static let flooded = Code(rawValue: "flooded")
    /// The app's answer cannot be read.
    public static let malformedAnswer = Code(rawValue: "malformedAnswer")
    /// The app's answer is longer than the limit.
    public static let answerTooLong = Code(rawValue: "answerTooLong")
    /// The launch arguments don't fit what the app declares.
    public static let launchArguments = Code(rawValue: "launchArguments")
    /// The app's time zone, locale or language doesn't exist.
    public static let invalidSetting = Code(rawValue: "invalidSetting")
    /// The request cannot be written.
    public static let cannotAsk = Code(rawValue: "cannotAsk")

    /// The name.
    public var description: String { rawValue }
  }

  /// The kind of this error.
  public var code: Code {
    switch self {
    case .noSuchApp: .noSuchApp
    case .noAppToTest: .noAppToTest
    case .severalApps: .severalApps
    case .noAdapter: .noAdapter
    case .noSuchFile: .noSuchFile
    case .isFolder: .isFolder
    case .notExecutable: .notExecutable
    case .cannotStart, .refusedToStart: .cannotStart
    case .endedAtLaunch: .endedAtLaunch
    case .notTheProtocol: .notTheProtocol
    case .unsupportedVersion: .unsupportedVersion
    case .launchedByOtherTest: .launchedByOtherTest
    case .notRunning, .replaced, .springboardWithoutApp, .springboardIsNoApp: .notRunning
    case .ended: .ended
    case .flooded: .flooded
    case .noAnswer: .noAnswer
    case .malformedAnswer: .malformedAnswer
    case .answerTooLong: .answerTooLong
    case .launchArguments: .launchArguments
    case .invalidSetting: .invalidSetting
    case .cannotAsk: .cannotAsk
    }
  }

  /// The known facts about the app, for errors of an app that was started.
  public var circumstances: Circumstances? {
    switch self {
    case .endedAtLaunch(_, let known), .notTheProtocol(_, let known), .ended(_, let known),
      .flooded(_, let known), .noAnswer(_, let known), .malformedAnswer(_, let known),
      .answerTooLong(_, _, let known), .refusedToStart(_, let known):
      known
    default: nil
    }
  }
}
