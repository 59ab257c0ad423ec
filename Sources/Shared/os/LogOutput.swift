import Foundation

/// The output of the log, which is standard error.
enum LogOutput {
  /// Whether the log is written.
  static let isOn = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] != "disable"

  /// Writes a line in one call, so that lines of several threads don't mix.
  ///
  /// - Parameters:
  ///   - text: The text, in which private values are hidden.
  ///   - word: The word before the text, such as the level.
  ///   - log: The log.
  static func write(_ text: String, as word: String?, to log: OSLog) {
    guard log.isWritten else { return }
    // A closed standard error must not end the app.
    try? FileHandle.standardError.write(contentsOf: Data(line(text, as: word, to: log).utf8))
  }

  /// Returns a line of the log, with its end.
  static func line(_ text: String, as word: String?, to log: OSLog) -> String {
    var line = log.label.map { "[\($0)] " } ?? ""
    if let word { line += "\(word): " }
    return line + text + "\n"
  }
}
