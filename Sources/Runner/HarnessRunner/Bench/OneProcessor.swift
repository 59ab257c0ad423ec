import Dispatch
import Foundation
import SystemShims

/// Confines this process and its children to one processor during a measurement.
///
/// With several processors, the kernel sometimes wakes an idle one for each line. On a virtual
/// machine this takes longer than the measured work, and affects one program but not the other.
enum OneProcessor {
  /// Runs a body on the first allowed processor, or on any if the choice isn't possible.
  static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let all = allowed, let first = all.split(whereSeparator: { ",-".contains($0) }).first,
      choose(String(first))
    else { return try body() }
    defer { _ = choose(all) }
    return try body()
  }

  /// The processors that this process may run on, in the kernel's notation, such as `0-3,8`.
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
    guard (try? ProcessStart.exclusively { try taskset.run() }) != nil else { return false }
    hasEnded.wait()
    return taskset.terminationStatus == 0
  }
}
