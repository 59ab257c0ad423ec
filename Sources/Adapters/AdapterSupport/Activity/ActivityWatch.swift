import SystemShims

/// Looks at what a program and what it speaks with do now, again and again.
@MainActor
public final class ActivityWatch {
  private let program: Int32
  /// The processes that the program speaks with, which must have nothing to do either.
  private let others: [ThreadWatch]
  private let otherProcesses: [Int32]
  private var processes: [Int32: [Int32: ThreadWatch]] = [:]
  /// How long each thread had run at the last look, in their order.
  public private(set) var runningTimes: [UInt64] = []

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - program: The program's process.
  ///   - others: The processes of its desktop, which have one thread each.
  public init(of program: Int32, with others: [Int32] = []) {
    self.program = program
    otherProcesses = others
    self.others = others.map { ThreadWatch($0, of: $0) }
  }

  /// Looks at the program and its descendants.
  ///
  /// If every thread waits and `runningTimes` are what they were at the look before, then nothing has
  /// happened in between.
  public func look() -> Activity {
    runningTimes.removeAll(keepingCapacity: true)
    // Mostly it's the main thread that works, which is then all there is to know.
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
          // Another may have begun in its place.
          processes[process] = nil
          continue
        }
        runningTimes.append(thread.runningTime)
      }
      // Only a thread that runs begins another.
      if hasRun, threads.count != threads[process]?.threadCount { processes[process] = nil }
    }
    if processes.count > seen.count { processes = processes.filter { seen.contains($0.key) } }
    guard isAlive else { return .ended }
    return draws ? .drawing : rests ? .resting : .waiting
  }

  /// How long each thread of the program, and of what it speaks with, has worked until now.
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
