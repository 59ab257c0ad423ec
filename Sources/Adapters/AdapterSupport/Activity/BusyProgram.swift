/// What a failure says of a program that was not at rest.
package enum BusyProgram {
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
