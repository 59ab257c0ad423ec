import Foundation
import SystemShims

/// The kernel's information about one thread.
final class ThreadWatch {
  /// The ways in which a thread waits, and the states in which it doesn't.
  enum Wait: Hashable { case running, endless, short, timed, stopped, gone }

  private let status: KernelFile
  private let systemCall: KernelFile
  private let schedule: KernelFile
  private let children: KernelFile

  /// Opens the kernel's files about a thread.
  init(_ thread: Int32, of process: Int32) {
    let folder = "/proc/\(process)/task/\(thread)/"
    status = KernelFile(folder + "stat")
    systemCall = KernelFile(folder + "syscall")
    schedule = KernelFile(folder + "schedstat")
    children = KernelFile(folder + "children")
  }

  /// The result of the last `look()` at which the thread waited, and its running time then.
  private var known: (call: Wait, wait: Wait, runningTime: UInt64)?
  /// The processes that the thread had started by then.
  private(set) var startedProcesses: [Int32] = []
  /// Whether the thread ran between the last two calls of `look()`.
  private(set) var hasRun = true

  /// The thread's running time at the last look, in nanoseconds.
  var runningTime: UInt64 { known?.runningTime ?? 0 }

  /// Checks what the thread is waiting for now.
  func look() -> Wait {
    let wait = self.wait
    guard wait != .running else { return stateOfRunning }
    let time = readRunningTime()
    // A waiting thread that hasn't run since the last look is in the same state, and has started nothing.
    // It may run between the reads of the two files, so both are compared.
    if let known, known.call == wait, known.runningTime == time {
      hasRun = false
      return known.wait
    }
    hasRun = true
    let state = stateOfWaiting(wait)
    known = state == .running ? nil : (wait, state, time)
    startedProcesses = readStartedProcesses()
    return state
  }

  /// Whether the thread is computing now.
  var isRunning: Bool { wait == .running && stateOfRunning == .running }

  /// The wait of the thread according to its system call.
  private var wait: Wait { systemCall.read { Self.wait($0) } }

  /// The wait of a thread outside any system call, which may have ended without being reaped.
  private var stateOfRunning: Wait {
    switch state {
    case UInt8(ascii: "Z"), UInt8(ascii: "X"), nil: .gone
    default: .running
    }
  }

  /// Returns the wait of a thread in a system call, in which it may be stopped or wait for a disk.
  private func stateOfWaiting(_ wait: Wait) -> Wait {
    switch state {
    case UInt8(ascii: "S"): wait
    case UInt8(ascii: "R"), UInt8(ascii: "D"): .running
    case UInt8(ascii: "T"), UInt8(ascii: "t"): .stopped
    default: .gone
    }
  }

  /// The letter of the thread's state, or `nil` if the thread is gone.
  var state: UInt8? {
    status.read { bytes in
      var words = KernelWords(bytes)
      words.skipName()
      return words.next()?.first
    }
  }

  /// The number of threads in the thread's process.
  var threadCount: Int {
    status.read { bytes in
      var words = KernelWords(bytes)
      words.skipName()
      // The state is the third field, the count the twentieth (proc_pid_stat(5)).
      for _ in 3..<20 { _ = words.next() }
      return Int(words.number() ?? 0)
    }
  }

  private func readRunningTime() -> UInt64 {
    schedule.read { bytes in
      var words = KernelWords(bytes)
      return words.number() ?? 0
    }
  }

  /// Reads the thread's work until now; returns `nil` if the thread is gone.
  func readWork() -> Work? {
    schedule.read { bytes in
      var words = KernelWords(bytes)
      guard let running = words.number(), let waiting = words.number() else { return nil }
      return Work(
        running: Double(running) / 1_000_000_000, waiting: Double(waiting) / 1_000_000_000)
    }
  }

  private func readStartedProcesses() -> [Int32] {
    children.read { bytes in
      var words = KernelWords(bytes)
      var found: [Int32] = []
      while let number = words.number() { found.append(Int32(truncatingIfNeeded: number)) }
      return found
    }
  }

  private static func wait(_ bytes: UnsafeRawBufferPointer) -> Wait {
    // Without permission to read the file, a sleeping thread counts as waiting for a time.
    if bytes.isEmpty { return .timed }
    var words = KernelWords(bytes)
    // The kernel writes “running”, or -1 and two registers, for a thread outside any system call.
    guard let number = words.number().map({ Int(truncatingIfNeeded: $0) }) else { return .running }
    let arguments = [
      words.number(), words.number(), words.number(), words.number(), words.number(),
    ]
    .map { $0 ?? 0 }
    if let index = SystemCallNumber.milliseconds[number] {
      let time = Int32(truncatingIfNeeded: arguments[index])
      return time < 0 ? .endless : time < shortTime ? .short : .timed
    }
    if number == SystemCallNumber.futex {
      // The fourth argument points to the timeout.
      return arguments[3] == 0 ? .endless : .timed
    }
    if let index = SystemCallNumber.times[number] {
      return arguments[index] == 0 ? .endless : .timed
    }
    return SystemCallNumber.pauses.contains(number) ? .timed : .endless
  }

  /// The limit of a short wait, in milliseconds; the pictures of an animation are closer together.
  private static let shortTime: Int32 = 34
}

extension ThreadWatch {
  /// The time for which a thread has had a processor, and waited for one, in seconds since it began.
  struct Work {
    var running: TimeInterval
    var waiting: TimeInterval
  }
}
