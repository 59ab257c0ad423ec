import Foundation
import SystemShims

/// The end of a process.
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
      "was ended by \(SignalName.name(of: number) ?? "signal \(number)")"
        + (Self.meanings[number].map { " (\($0))" } ?? "")
    }
  }

  /// Whether the end indicates a fault in the program, as opposed to a request to end.
  public var isCrash: Bool {
    switch self {
    case .exited: false
    case .signalled(let number): ![SIGTERM, SIGINT, SIGHUP, SIGKILL].contains(number)
    }
  }

  /// The meanings of signals other than those that merely request the end.
  private static let meanings: [Int32: String] = [
    SIGABRT: "it called abort(), as after a failed check",
    SIGBUS: "it used memory that does not exist",
    SIGFPE: "its arithmetic had no result, such as a division by 0",
    SIGILL: "a Swift runtime check failed, such as a nil that was unwrapped",
    SIGTRAP: "a Swift runtime check failed, such as a nil that was unwrapped",
    SIGSEGV: "it used memory that is not its own",
    SIGKILL: "from outside, or the memory ran out",
    SIGPIPE: "it wrote to a pipe without a reader", SIGSYS: "a system call that is not allowed",
    SIGXCPU: "its processor time was up", SIGXFSZ: "a file became too large",
  ]
}
