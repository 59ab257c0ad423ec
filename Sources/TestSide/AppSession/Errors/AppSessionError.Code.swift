extension AppSessionError {
  /// The kind of an error, for those who want to tell one from another.
  public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The name.
    public let rawValue: String

    /// Makes a code of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No executable of that name.
    public static let noSuchApp = Code(rawValue: "noSuchApp")
    /// No executable that links the agent.
    public static let noAppToTest = Code(rawValue: "noAppToTest")
    /// More than one executable that links the agent.
    public static let severalApps = Code(rawValue: "severalApps")
    /// No file at the path.
    public static let noSuchFile = Code(rawValue: "noSuchFile")
    /// A folder where a file is wanted.
    public static let isFolder = Code(rawValue: "isFolder")
    /// A file that may not be executed.
    public static let notExecutable = Code(rawValue: "notExecutable")
    /// The system could not start it.
    public static let cannotStart = Code(rawValue: "cannotStart")
    /// It ended before it answered for the first time.
    public static let endedAtLaunch = Code(rawValue: "endedAtLaunch")
    /// It writes something else than the protocol.
    public static let notTheProtocol = Code(rawValue: "notTheProtocol")
    /// It speaks another version of the protocol.
    public static let unsupportedVersion = Code(rawValue: "unsupportedVersion")
    /// It does not run.
    public static let notRunning = Code(rawValue: "notRunning")
    /// It has ended while it was used.
    public static let ended = Code(rawValue: "ended")
    /// It does not answer.
    public static let noAnswer = Code(rawValue: "noAnswer")
    /// It answers what cannot be read.
    public static let malformedAnswer = Code(rawValue: "malformedAnswer")
    /// It answers more than is read.
    public static let answerTooLong = Code(rawValue: "answerTooLong")
    /// Its launch arguments do not fit.
    public static let launchArguments = Code(rawValue: "launchArguments")
    /// It cannot be asked that.
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
    case .noSuchFile: .noSuchFile
    case .isFolder: .isFolder
    case .notExecutable: .notExecutable
    case .cannotStart: .cannotStart
    case .endedAtLaunch: .endedAtLaunch
    case .notTheProtocol: .notTheProtocol
    case .unsupportedVersion: .unsupportedVersion
    case .notRunning, .replaced: .notRunning
    case .ended: .ended
    case .noAnswer: .noAnswer
    case .malformedAnswer: .malformedAnswer
    case .answerTooLong: .answerTooLong
    case .launchArguments: .launchArguments
    case .cannotAsk: .cannotAsk
    }
  }

  /// What is known about the app, for the errors of one that was started.
  public var circumstances: Circumstances? {
    switch self {
    case .endedAtLaunch(_, let known), .notTheProtocol(_, let known), .ended(_, let known),
      .noAnswer(_, let known), .malformedAnswer(_, let known), .answerTooLong(_, _, let known):
      known
    default: nil
    }
  }
}
