import Foundation
import SystemShims

/// What the processes of a program with windows do now, as the kernel says.
enum DesktopActivity: Hashable, Sendable {
  /// A thread computes.
  case working
  /// Every thread waits, the main thread for a moment that is near, as between two pictures.
  case drawing
  /// Every thread waits, one of them perhaps for a time.
  case waiting
  /// Nothing but input can wake the program.
  case resting

  /// Looks at processes and their descendants.
  ///
  /// - Parameters:
  ///   - program: The program's process.
  ///   - others: The processes that it speaks with, which must have nothing to do either.
  ///   - runs: How often each thread was given a processor, which is noted here: if that is what it was
  ///     at the last look, nothing has happened in between.
  init(of program: pid_t, with others: [pid_t], runs: inout [String]) {
    var rests = true
    var draws = false
    runs = others.map { Self.text("/proc/\($0)/schedstat") }
    var processes = [program]
    var seen = 0
    while let process = processes.popLast(), seen < Self.processLimit {
      seen += 1
      for thread in ProcessFamily.threads(of: process) {
        let folder = "/proc/\(process)/task/\(thread)"
        processes += Self.text(folder + "/children").split(separator: " ").compactMap { pid_t($0) }
        switch Self.state(ofTask: folder) {
        case "S": runs.append(Self.text(folder + "/schedstat"))
        case "R", "D":
          self = .working
          return
        case "T", "t":
          rests = false
          continue
        default: continue
        }
        switch Self.wait(ofTask: folder) {
        case .running:
          self = .working
          return
        case .endless: break
        case .short where thread == "\(process)": draws = true
        case .short, .timed: rests = false
        }
      }
    }
    for process in others where ["R", "D"].contains(Self.state(ofTask: "/proc/\(process)")) {
      self = .working
      return
    }
    self = draws ? .drawing : rests ? .resting : .waiting
  }

  private enum Wait { case running, endless, short, timed }

  private static let processLimit = 1000
  /// In milliseconds: two pictures of a movement follow one another faster.
  private static let shortTime: Int32 = 34

  private static func state(ofTask folder: String) -> Character? {
    let stat = text("\(folder)/stat")
    guard let end = stat.lastIndex(of: ")") else { return nil }
    return stat[end...].dropFirst(2).first
  }

  private static func wait(ofTask folder: String) -> Wait {
    let words = text("\(folder)/syscall").split(whereSeparator: \.isWhitespace)
    // Without the permission to look, a sleeping thread counts as one that waits for a time.
    guard let first = words.first else { return .timed }
    // The kernel writes “running”, or -1 and two registers, for a thread that is in no system call.
    guard let number = Int(first), words.count > 6 else { return .running }
    let arguments = words[1...6].map { UInt64($0.dropFirst(2), radix: 16) ?? 0 }
    if let index = SystemCallNumber.milliseconds[number] {
      let time = Int32(truncatingIfNeeded: arguments[index])
      return time < 0 ? .endless : time < shortTime ? .short : .timed
    }
    if number == SystemCallNumber.futex {
      // The fourth argument points to a time.
      return arguments[3] == 0 ? .endless : .timed
    }
    if let index = SystemCallNumber.times[number] {
      return arguments[index] == 0 ? .endless : .timed
    }
    return SystemCallNumber.pauses.contains(number) ? .timed : .endless
  }

  /// Reads a file of the kernel's, which is made while it is read.
  private static func text(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : ""
    }
  }
}
