import SystemShims

/// The description of a program's end.
public enum ProgramEnd {
  /// Returns how a program ended, as the rest of a sentence that begins with the program.
  ///
  /// - Parameters:
  ///   - status: The exit status.
  ///   - signal: The signal that ended it, or `nil` if it exited.
  public static func words(_ status: Int32, _ signal: Int32?) -> String {
    guard let signal else { return "exited with status \(status)" }
    return "was ended by \(SignalName.name(of: signal) ?? "signal \(signal)")"
  }
}
