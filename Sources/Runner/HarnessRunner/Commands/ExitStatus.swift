/// The exit status of a harness command, for scripts.
public struct ExitStatus: RawRepresentable, Sendable, Hashable {
  /// The process's exit status.
  public let rawValue: Int32

  /// Makes a status from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The command succeeded.
  public static let success = ExitStatus(rawValue: 0)
  /// The command failed.
  public static let failure = ExitStatus(rawValue: 1)
  /// The command line is invalid (`EX_USAGE` of sysexits).
  public static let usage = ExitStatus(rawValue: 64)
  /// A required resource is missing (`EX_UNAVAILABLE`).
  public static let missing = ExitStatus(rawValue: 69)
  /// The user interrupted the command; the status that shells report (128 plus the signal's number).
  public static let interrupted = ExitStatus(rawValue: 130)
  /// The reader of the command's output has closed it; the status that shells report (128 plus the signal's
  /// number).
  public static let readerGone = ExitStatus(rawValue: 141)
}
