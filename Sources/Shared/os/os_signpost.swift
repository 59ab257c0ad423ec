// The functions have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// Writes a signpost to a log.
///
/// - Parameters:
///   - type: The kind of signpost.
///   - dso: Ignored.
///   - log: The log.
///   - name: The name of the event or interval.
///   - signpostID: The identifier that joins the beginning of an interval to its end.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  writeSignpost(type, log, name, signpostID, nil)
}

/// Writes a signpost to a log.
///
/// - Parameters:
///   - type: The kind of signpost.
///   - dso: Ignored.
///   - log: The log.
///   - name: The name of the event or interval.
///   - signpostID: The identifier that joins the beginning of an interval to its end.
///   - format: The format of the message, as of `os_log`.
///   - arguments: The values.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  writeSignpost(type, log, name, signpostID, LogFormat.text("\(format)", arguments))
}

/// Writes a line such as `signpost begin: Load (3): page 2`.
func writeSignpost(
  _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ identifier: OSSignpostID,
  _ text: String?
) {
  var line = "\(name)"
  if let word = identifier.word { line += " (\(word))" }
  if let text, !text.isEmpty { line += ": " + text }
  LogOutput.write(line, as: "signpost \(type.word)", to: log)
}
