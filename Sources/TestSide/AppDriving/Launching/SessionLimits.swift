/// The limits of a session on real time, output and memory.
public struct SessionLimits: Sendable, Hashable {
  /// The real time that an app may take from its start to its answer to `initialize`.
  public var launch = Duration.seconds(10)
  /// The real time to allow for an answer beyond the call's own timeout.
  ///
  /// For example, a call that waits five seconds of app time fails after five seconds plus this limit.
  public var answer = Duration.seconds(10)
  /// The number of bytes that an app may write to its standard output and error while a request is
  /// pending.
  public var outputByteCount = 16_000_000
  /// The longest line read from an app, in bytes.
  public var lineByteCount = 64 * 1024 * 1024
  /// The number of lines of the app's log that are kept; older lines are dropped.
  public var logLineCount = 200
  /// The number of bytes of the app's log that are kept.
  public var logByteCount = 64 * 1024
  /// The number of lines of the transcript that are kept; older lines are dropped.
  public var transcriptLineCount = 400
  /// The number of bytes of the transcript that are kept.
  public var transcriptByteCount = 256 * 1024

  /// Creates the default limits.
  public init() {}

  /// The limits for an adapter.
  ///
  /// An adapter applies shorter limits to its program, which a launch can raise, and reports a hang in
  /// more detail than the session could.
  public static let adapter: SessionLimits = {
    var limits = SessionLimits()
    limits.launch = .seconds(60)
    limits.answer = .seconds(120)
    return limits
  }()
}
