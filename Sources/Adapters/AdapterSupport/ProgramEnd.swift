import SystemShims

/// The end of a program in words.
public enum ProgramEnd {
  /// Returns what has happened, as the rest of a sentence that begins with the program.
  ///
  /// - Parameters:
  ///   - status: The status with which it has exited.
  ///   - signal: The signal that has ended it; nil if it has exited.
  public static func words(_ status: Int32, _ signal: Int32?) -> String {
    guard let signal else { return "exited with status \(status)" }
    return "was ended by \(SignalName.name(of: signal) ?? "signal \(signal)")"
  }
}
