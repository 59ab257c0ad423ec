import SystemShims

/// Checks repeatedly what a program, and the processes that it communicates with, are doing.
@MainActor
public final class ActivityWatch {
  private let program: Int32
  /// The main threads of the processes that the program communicates with, which must rest, too.
  private let others: [ThreadWatch]
  private let otherProcesses: [Int32]
  private var processes: [Int32: [Int32: ThreadWatch]] = [:]
  /// The running times of all waiting threads at the last look, in nanoseconds.
  public private(set) var runningTimes: [UInt64] = []

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - program: The program's process.
  ///   - others: The single-threaded processes of its desktop.
  public init(of program: Int32, with others: [Int32] = []) {
    self.program = program
    otherProcesses = others
    self.others = others.map { ThreadWatch($0, of: $0) }
  }

  /// Checks the program, its descendants and the other processes.
  ///
  /// If every thread waits and `runningTimes` are the same as at the previous look, then nothing has
  /// happened in between.
  public func look() -> Activity {
    runningTimes.removeAll(keepingCapacity: true)
    // Usually the main thread is the one that works, and then the others don't matter.
    if processes[program]?[program]?.isRunning == true { return .working }
    for other in others {
      if other.look() == .running { return .working }
      runningTimes.append(other.runningTime)
    }
    var isAlive = false
    var rests = true
    var draws = false
    var seen: [Int32] = []
    var next = [program]
    while let process = next.popLast(), seen.count < Self.processLimit {
      seen.append(process)
      let threads = processes[process] ?? threads(of: process)
      var hasRun = false
      for (identifier, thread) in threads {
        let wait = thread.look()
        hasRun = hasRun || thread.hasRun
        isAlive = isAlive || process == program && wait != .gone
        next += thread.startedProcesses
        switch wait {
        case .running: return .working
        case .endless: break
        case .short where identifier == process: draws = true
        case .short, .timed, .stopped: rests = false
        case .gone:
          // Another thread may have begun in its place.
          processes[process] = nil
          continue
        }
        runningTimes.append(thread.runningTime)
      }
      // Only a running thread can start another.
      if hasRun, threads.count != threads[process]?.threadCount { processes[process] = nil }
    }
    if processes.count > seen.count { processes = processes.filter { seen.contains($0.key) } }
    guard isAlive else { return .ended }
    return draws ? .drawing : rests ? .resting : .waiting
  }

  /// Reads the work so far of each thread of the program and of the processes it communicates with.
  func readWork() -> [Int32: ThreadWatch.Work] {
    var work: [Int32: ThreadWatch.Work] = [:]
    let family = [program] + ProcessFamily.descendants(of: program)
    for process in family.prefix(Self.processLimit) {
      for (identifier, thread) in processes[process] ?? threads(of: process) {
        work[identifier] = thread.readWork()
      }
    }
    for (identifier, other) in zip(otherProcesses, others) { work[identifier] = other.readWork() }
    return work
  }

  private static let processLimit = 1000

  /// Lists the threads of a process.
  private func threads(of process: Int32) -> [Int32: ThreadWatch] {
    var threads: [Int32: ThreadWatch] = [:]
    for identifier in ProcessFamily.threads(of: process).compactMap({ Int32($0) }) {
      threads[identifier] = ThreadWatch(identifier, of: process)
    }
    processes[process] = threads
    return threads
  }
}
