import Foundation
import SystemShims

/// The activity of a program's processes at one moment, as the kernel reports it.
enum ProgramActivity: Hashable, Sendable {
  /// A thread computes or waits for something other than input.
  case working
  /// The program waits for input, but something else may wake it, such as a timeout.
  case waiting
  /// Nothing but input can wake the program.
  case resting

  /// Checks a process and its descendants.
  ///
  /// - Parameters:
  ///   - process: The process that was started in the terminal.
  ///   - terminal: The path of the terminal's device.
  init(of process: pid_t, terminal: String) {
    var hasReader = false
    var rests = true
    var processes = [process]
    var seen = 0
    while let next = processes.popLast(), seen < Self.processLimit {
      seen += 1
      processes += ProcessFamily.children(of: next)
      for thread in ProcessFamily.threads(of: next) {
        let folder = "/proc/\(next)/task/\(thread)"
        switch ProcessFamily.state(ofTask: folder) {
        case "S": break
        case "R", "D":
          self = .working
          return
        case "T", "t":
          // The thread has been stopped, and may be continued.
          hasReader = true
          rests = false
          continue
        default: continue
        }
        switch Self.wait(ofTask: folder, process: next, terminal: terminal) {
        case .input: hasReader = true
        case .inputOrTime:
          hasReader = true
          rests = false
        case .nothing:
          self = .working
          return
        case .child: break
        case .other: rests = false
        }
      }
    }
    self = hasReader ? (rests ? .resting : .waiting) : .working
  }

  private enum Wait { case input, inputOrTime, child, other, nothing }

  private static let processLimit = 1000

  private static func wait(ofTask folder: String, process: pid_t, terminal: String) -> Wait {
    let words = text("\(folder)/syscall").split(whereSeparator: \.isWhitespace)
    // Without permission to read the file, a sleeping thread counts as waiting for input or a time; this
    // is checked only when the program has read all of its input.
    guard let first = words.first else { return .inputOrTime }
    // The kernel writes "running", or -1 and two registers, for a thread outside any system call.
    guard let number = Int(first), words.count > 6 else { return .nothing }
    let arguments = words[1...6].map { UInt64($0.dropFirst(2), radix: 16) ?? 0 }
    if number == SystemCallNumber.read {
      let file = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(process)/fd/\(arguments[0])")
      return file == terminal || file == "/dev/tty" ? .input : .other
    }
    if number == SystemCallNumber.wait4 { return .child }
    if let index = SystemCallNumber.milliseconds[number] {
      let isEndless = Int32(truncatingIfNeeded: arguments[index]) < 0
      return isEndless && number == SystemCallNumber.poll && arguments[1] == 1
        ? .input : .inputOrTime
    }
    return SystemCallNumber.selects.contains(number) ? .inputOrTime : .other
  }

  private static func text(_ path: String) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
