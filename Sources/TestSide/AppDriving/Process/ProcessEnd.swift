import Foundation

/// How a process ended.
public enum ProcessEnd: Sendable, Hashable {
  /// The process exited with a status.
  case exited(status: Int32)
  /// The process was ended by a signal that it did not handle.
  case signalled(Int32)

  init(_ process: Process) {
    self =
      process.terminationReason == .uncaughtSignal
      ? .signalled(process.terminationStatus) : .exited(status: process.terminationStatus)
  }

  /// The end in words.
  ///
  /// For example: `exited with status 3`,
  /// `was ended by SIGSEGV (it used memory that is not its own)`.
  public var text: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signalled(let number):
      switch Self.signals[number] {
      case (let name, let meaning?)?: "was ended by \(name) (\(meaning))"
      case (let name, nil)?: "was ended by \(name)"
      case nil: "was ended by signal \(number)"
      }
    }
  }

  /// Whether the end indicates a fault in the program, as opposed to a request to end.
  public var isCrash: Bool {
    switch self {
    case .exited: false
    case .signalled(let number): ![SIGTERM, SIGINT, SIGHUP, SIGKILL].contains(number)
    }
  }

  private static let signals: [Int32: (name: String, meaning: String?)] = [
    SIGABRT: ("SIGABRT", "it called abort(), as after a failed check"),
    SIGBUS: ("SIGBUS", "it used memory that does not exist"),
    SIGFPE: ("SIGFPE", "its arithmetic had no result, such as a division by 0"),
    SIGILL: ("SIGILL", "a Swift runtime check failed, such as a nil that was unwrapped"),
    SIGTRAP: ("SIGTRAP", "a Swift runtime check failed, such as a nil that was unwrapped"),
    SIGSEGV: ("SIGSEGV", "it used memory that is not its own"),
    SIGKILL: ("SIGKILL", "from outside, or the memory ran out"),
    SIGTERM: ("SIGTERM", nil), SIGINT: ("SIGINT", nil), SIGHUP: ("SIGHUP", nil),
    SIGQUIT: ("SIGQUIT", nil), SIGPIPE: ("SIGPIPE", "it wrote to a pipe without a reader"),
    SIGALRM: ("SIGALRM", nil), SIGSYS: ("SIGSYS", "a system call that is not allowed"),
    SIGXCPU: ("SIGXCPU", "its processor time was up"),
    SIGXFSZ: ("SIGXFSZ", "a file became too large"),
  ]
}
