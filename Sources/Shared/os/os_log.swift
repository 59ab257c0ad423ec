// The functions have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a line of a log, in the format of `printf` with words in braces, such as `%{public}@`.
///
/// - Parameters:
///   - message: The format. Strings and objects are private unless it says `%{public}@`.
///   - dso: Ignored.
///   - log: The log.
///   - type: The level.
///   - args: The values.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  LogOutput.write(LogFormat.text("\(message)", args), as: type.word, to: log)
}

/// Writes a line of a log, in the format of `printf` with words in braces, such as `%{public}@`.
///
/// - Parameters:
///   - type: The level.
///   - dso: Ignored.
///   - log: The log.
///   - message: The format. Strings and objects are private unless it says `%{public}@`.
///   - args: The values.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  LogOutput.write(LogFormat.text("\(message)", args), as: type.word, to: log)
}

/// Writes a line of the default log, of the default level.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }

/// Writes a line of a log.
///
/// - Parameters:
///   - type: The level.
///   - log: The log.
///   - message: The message.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogOutput.write(message.text, as: type.word, to: log)
}
