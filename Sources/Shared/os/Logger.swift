/// A writer of log lines.
///
/// Dynamic strings and objects in a message are private: the log shows `<private>` in their place, unless
/// they have `privacy: .public`. Numbers and Booleans are public.
public struct Logger: Sendable {
  let handle: OSLog

  /// Creates a writer for the default log.
  public init() { handle = .default }

  /// Creates a writer for a log.
  public init(_ logObj: OSLog) { handle = logObj }

  /// Creates a writer with its own log.
  ///
  /// - Parameters:
  ///   - subsystem: The app or library, such as `com.example.app`.
  ///   - category: The part of it, such as `network`.
  public init(subsystem: String, category: String) {
    handle = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a line of the default level.
  public func log(_ message: OSLogMessage) { write(message, .default) }

  /// Writes a line.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }

  /// Writes a line of the level for debugging.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }

  /// Writes a line of the level for debugging.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }

  /// Writes a line of the level for information.
  public func info(_ message: OSLogMessage) { write(message, .info) }

  /// Writes a line of the default level.
  public func notice(_ message: OSLogMessage) { write(message, .default) }

  /// Writes a line of the level for errors.
  public func warning(_ message: OSLogMessage) { write(message, .error) }

  /// Writes a line of the level for errors.
  public func error(_ message: OSLogMessage) { write(message, .error) }

  /// Writes a line of the level for faults.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }

  /// Writes a line of the level for faults.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ level: OSLogType) {
    LogOutput.write(message.text, as: level.word, to: handle)
  }
}
