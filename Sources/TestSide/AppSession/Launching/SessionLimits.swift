/// How much real time and memory a session may take before it gives up.
public struct SessionLimits: Sendable, Hashable {
  /// How long an app may take from its start to its answer to `initialize`, in real time.
  public var launch = Duration.seconds(10)
  /// How long an answer may take beyond the time that the call itself may wait, in real time.
  ///
  /// A call that waits five seconds of app time is given up after five seconds and this.
  public var answer = Duration.seconds(10)
  /// The longest line read from an app, in bytes.
  public var lineByteCount = 64 * 1024 * 1024
  /// How many lines of the app's log are kept, the last ones.
  public var logLineCount = 200
  /// How many bytes of the app's log are kept.
  public var logByteCount = 64 * 1024
  /// How many lines of the conversation are kept, the last ones.
  public var transcriptLineCount = 400
  /// How many bytes of the conversation are kept.
  public var transcriptByteCount = 256 * 1024

  /// Makes the limits that suit an app on this machine.
  public init() {}
}
