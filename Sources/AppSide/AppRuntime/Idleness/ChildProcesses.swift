import Foundation
import VirtualClock

/// The processes that this one has started and that still run.
///
/// What they write, and their end, can't be virtual.
enum ChildProcesses {
  /// Whether there may be any; one system call.
  private static var mayExist: Bool {
    var information = siginfo_t()
    return waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0
  }

  /// The names of those that run, as the kernel knows them.
  static var names: [String] {
    guard mayExist else { return [] }
    return numbers.compactMap(nameIfRunning)
  }

  /// The kernel keeps a list for each thread.
  private static var numbers: [Int32] {
    let folder = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.flatMap { thread in
      text(at: "\(folder)/\(thread)/children").split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// Returns a name, or nil for a process that has ended and nobody has asked about yet.
  private static func nameIfRunning(_ number: Int32) -> String? {
    // "NUMBER (name) STATE …", and the name may contain any character.
    let status = text(at: "/proc/\(number)/stat")
    guard let start = status.firstIndex(of: "("), let end = status.lastIndex(of: ")"), start < end
    else { return nil }
    let state = status[end...].dropFirst(2).first
    guard state != "Z", state != "X" else { return nil }
    return String(status[status.index(after: start)..<end])
  }

  private static func text(at path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
