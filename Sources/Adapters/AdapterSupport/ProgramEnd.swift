import Foundation

/// The end of a program in words.
public enum ProgramEnd {
  /// Returns what has happened, as the rest of a sentence that begins with the program.
  ///
  /// - Parameters:
  ///   - status: The status with which it has exited.
  ///   - signal: The signal that has ended it; nil if it has exited.
  public static func words(_ status: Int32, _ signal: Int32?) -> String {
    signal.map { "was ended by \(names[$0] ?? "signal \($0)")" } ?? "exited with status \(status)"
  }

  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV",
    SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU",
    SIGXFSZ: "SIGXFSZ", SIGSYS: "SIGSYS",
  ]
}
