import Dispatch
import Foundation

/// Keeps this process, and those that it starts, on one processor while something is measured.
///
/// On several the kernel wakes an idle one for each line that is sent, or does not: on a virtual machine
/// that takes longer than all that is measured, and hits one program and not the other.
enum OneProcessor {
  /// Runs a body on the first processor that there is; on any where that cannot be chosen.
  static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let all = allowed, let first = all.split(whereSeparator: { ",-".contains($0) }).first,
      choose(String(first))
    else { return try body() }
    defer { _ = choose(all) }
    return try body()
  }

  /// The processors that this process may run on, such as `0-3,8`, as the kernel lists them.
  private static var allowed: String? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
    return line?.split(separator: "\t").last.map(String.init)
  }

  private static func choose(_ processors: String) -> Bool {
    let taskset = Process()
    taskset.executableURL = URL(fileURLWithPath: "/usr/bin/taskset")
    let identifier = ProcessInfo.processInfo.processIdentifier
    taskset.arguments = ["--all-tasks", "--cpu-list", "--pid", processors, "\(identifier)"]
    taskset.standardOutput = FileHandle.nullDevice
    taskset.standardError = FileHandle.nullDevice
    let hasEnded = DispatchSemaphore(value: 0)
    taskset.terminationHandler = { _ in hasEnded.signal() }
    guard (try? taskset.run()) != nil else { return false }
    hasEnded.wait()
    return taskset.terminationStatus == 0
  }
}
