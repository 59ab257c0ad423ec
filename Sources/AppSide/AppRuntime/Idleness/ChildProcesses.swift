import Foundation
import SystemShims

/// The processes that this one has started and that are still running.
///
/// Their output and their exit can't be virtual.
enum ChildProcesses {
  /// Whether child processes may exist, including any that have ended but haven't been waited for.
  ///
  /// This takes one system call.
  static var mayExist: Bool {
    var information = siginfo_t()
    return waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0
  }

  /// The names of the running child processes, as the kernel reports them.
  ///
  /// This visits all threads of the process; check `mayExist` first.
  static var names: [String] {
    ProcessFamily.children(of: getpid()).compactMap(nameIfRunning)
  }

  /// Returns the name of a process, or `nil` if it has ended but hasn't been waited for.
  private static func nameIfRunning(_ number: pid_t) -> String? {
    let folder = "/proc/\(number)"
    guard let state = ProcessFamily.state(ofTask: folder), state != "Z", state != "X" else {
      return nil
    }
    let name = FileManager.default.contents(atPath: "\(folder)/comm") ?? Data()
    return String(decoding: name, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
