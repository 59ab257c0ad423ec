/// How a command of the harness ended, as scripts see it.
public struct ExitStatus: RawRepresentable, Sendable, Hashable {
  /// The process's exit status.
  public let rawValue: Int32

  /// Makes a status of its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// All is well.
  public static let success = ExitStatus(rawValue: 0)
  /// What was asked for failed.
  public static let failure = ExitStatus(rawValue: 1)
  /// The command line is wrong (`EX_USAGE` of sysexits).
  public static let usage = ExitStatus(rawValue: 64)
  /// Something that is needed is missing (`EX_UNAVAILABLE`).
  public static let missing = ExitStatus(rawValue: 69)
}
