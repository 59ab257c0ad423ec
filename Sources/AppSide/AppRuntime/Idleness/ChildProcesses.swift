import Foundation
import SystemShims

/// The processes that this one has started and that still run.
///
/// What they write, and their end, can't be virtual.
enum ChildProcesses {
  /// Whether there may be any, or one that has ended and nobody has asked about yet; one system call.
  static var mayExist: Bool {
    var information = siginfo_t()
    return waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0
  }

  /// The names of those that run, as the kernel knows them.
  ///
  /// This visits all threads of the process; ask `mayExist` first.
  static var names: [String] {
    ProcessFamily.children(of: getpid()).compactMap(nameIfRunning)
  }

  /// Returns a name, or nil for a process that has ended and nobody has asked about yet.
  private static func nameIfRunning(_ number: pid_t) -> String? {
    let folder = "/proc/\(number)"
    guard let state = ProcessFamily.state(ofTask: folder), state != "Z", state != "X" else {
      return nil
    }
    let name = FileManager.default.contents(atPath: "\(folder)/comm") ?? Data()
    return String(decoding: name, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
