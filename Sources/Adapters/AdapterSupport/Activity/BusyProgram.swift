/// What a failure says of a program that was not at rest.
package enum BusyProgram {
  /// What has happened to a process that was stopped, as the rest of a sentence that begins with it.
  package static let stopped =
    "has been stopped, as SIGSTOP does, and does nothing until it is continued"

  /// Returns what the program does, as a sentence.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - isWorking: Whether it computes. Otherwise it waits, but not for input alone.
  package static func sentence(_ name: String, isWorking: Bool) -> String {
    isWorking
      ? "\(name) is working"
      : "\(name) may go on without input, as it waits for a time, a file or another program"
  }
}
