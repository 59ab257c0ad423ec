/// The descriptions of a busy program in failures.
package enum BusyProgram {
  /// The description of a stopped process, as the rest of a sentence that begins with its name.
  package static let stopped =
    "has been stopped, as by SIGSTOP, and does nothing until it is continued"

  /// Returns a sentence that describes the activity of a program.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - isWorking: Whether it computes; otherwise it waits, but not for input alone.
  package static func sentence(_ name: String, isWorking: Bool) -> String {
    isWorking
      ? "\(name) is working"
      : "\(name) may continue without input, as it waits for a time, a file or another program"
  }
}
