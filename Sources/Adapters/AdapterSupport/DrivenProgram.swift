import AppRuntime
import AutomationAgent
import Foundation
import SystemShims

/// A program that an adapter drives as its child: its process, its time and its end.
@MainActor
public final class DrivenProgram {
  /// The program's name.
  public let name: String
  /// The adapter's loop.
  public let loop: EventLoop
  /// The program's process.
  public let process: ProgramProcess
  /// The program's virtual time, if the launch asks for it.
  public let time: ProgramTime?
  /// Waits for the program to come to rest after its time has advanced.
  public var settle: @MainActor () -> Void = {}
  /// Whether the adapter has ended the program, or cleaned up after its end.
  public private(set) var isOver = false
  /// Whether the program hasn't come to rest since its last input, and isn't waited for in full again.
  public var isRestless = false

  /// Whether the program still worked when the last wait for it reached its limit.
  private var hasWorkedWithoutEnd = false

  /// Begins to wait for the program to come to rest.
  ///
  /// A program may compute for long after it was given input, but gets less time if it was still working
  /// when the last wait ended. With virtual time, a restless program is looked at again; as long as it seems
  /// to work, each wait takes real time.
  ///
  /// - Parameters:
  ///   - watch: The watch of the program.
  ///   - limit: The longest time for a program that came to rest before, in real seconds.
  public func beginSettling(with watch: ActivityWatch, upTo limit: TimeInterval) -> Patience {
    Patience(
      with: watch,
      .program(
        upTo: isRestless ? min(limit, Self.secondLook) : limit,
        mayCompute: time == nil && !hasWorkedWithoutEnd))
  }

  /// Records how a wait for the program has ended.
  ///
  /// - Parameter rests: Whether it has come to rest.
  public func endSettling(rests: Bool) {
    isRestless = !rests
    hasWorkedWithoutEnd = !rests
  }

  /// The limit for a restless program, in real seconds.
  private static let secondLook: TimeInterval = 0.05
  private let endReport: @MainActor () -> Void
  private var readers: [Int32] = []
  /// The descriptor of the test's requests, which hangs up when the test has gone.
  private let testInput = StandardStreams.taken?.input ?? -1

  /// The time that a program gets to end when it was asked to, in real seconds.
  private static let patience: TimeInterval = 0.3
  /// The time that killed processes get to disappear, in real seconds.
  private static let killingLimit: TimeInterval = 1

  /// Starts the program of a launch.
  ///
  /// - Parameters:
  ///   - launch: The launch.
  ///   - loop: The adapter's loop.
  ///   - endReport: Called when the program has ended, before the adapter does.
  ///   - start: Starts the process; gets a function that adds the variables of virtual time.
  /// - Throws: `AdapterError`.
  public init(
    _ launch: AdapterLaunch, loop: EventLoop, endReport: @escaping @MainActor () -> Void,
    start: (_ variables: ([String: String]) -> [String: String]) throws(AdapterError) ->
      ProgramProcess
  ) throws(AdapterError) {
    name = launch.name
    self.loop = loop
    self.endReport = endReport
    // The adapter ends when the test disconnects, which leaves time to end the program. A signal that
    // ended the adapter at once would leave the program behind.
    signal(SIGTERM, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    let holder = Holder()
    let time =
      launch.asksForVirtualClock
      ? try ProgramTime(for: launch.subject) { holder.program?.settle() } : nil
    self.time = time
    process = try start { time?.variables(with: $0) ?? $0 }
    holder.program = self
  }

  /// Follows a program that is already running.
  ///
  /// - Parameters:
  ///   - launch: The launch that names the process.
  ///   - process: The process.
  ///   - loop: The adapter's loop.
  ///   - endReport: Called when the program has ended, before the adapter does.
  /// - Throws: `AdapterError` if the launch asks for something that only a new process can be given.
  public init(
    _ launch: AdapterLaunch, attachedTo process: ProgramProcess, loop: EventLoop,
    endReport: @escaping @MainActor () -> Void
  ) throws(AdapterError) {
    if launch.asksForVirtualClock {
      throw .cannotStart(
        reason: "its time can't be virtual, because a program takes the clock only at its start")
    }
    if let argument = launch.arguments.first {
      throw .cannotStart(
        reason: "it is already running, so it can't be given the argument \(argument)")
    }
    name = launch.name
    self.loop = loop
    self.endReport = endReport
    time = nil
    signal(SIGTERM, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    self.process = process
  }

  /// The program, for a closure that is created before it.
  @MainActor
  private final class Holder { weak var program: DrivenProgram? }

  /// Checks that a program with virtual time has taken the clock.
  ///
  /// - Throws: `AdapterError.cannotStart`.
  public func checkTime() throws(AdapterError) {
    time?.acceptProcesses()
    guard let time, !time.isTaken else { return }
    throw .cannotStart(
      reason:
        "its time can't be virtual: it has started without taking the clock, perhaps from a "
        + "process in a sandbox")
  }

  /// Connects the program to the loop.
  ///
  /// - Parameters:
  ///   - source: The idle source for the program.
  ///   - descriptors: The descriptors that are readable when the program has sent something.
  ///   - read: Reads what the program has sent.
  ///   - checkForEnd: Called when the process may have ended.
  public func follow(
    as source: any IdleSource, reading descriptors: [Int32],
    _ read: @escaping @MainActor () -> Void,
    checkForEnd: @escaping @MainActor () -> Void
  ) {
    loop.addIdleSource(source)
    for descriptor in descriptors { add(descriptor, read) }
    add(process.descriptor, checkForEnd)
    guard let time else { return }
    add(time.descriptor) { [weak time] in time?.acceptProcesses() }
    loop.clock.follower = time
  }

  private func add(_ descriptor: Int32, _ body: @escaping @MainActor () -> Void) {
    readers.append(descriptor)
    loop.addReader(descriptor, body)
  }

  /// Waits for an event or for the end of a pause.
  ///
  /// The kernel doesn't report when a process begins to wait, so callers check repeatedly, with pauses that
  /// grow with the time waited; an event ends a pause.
  ///
  /// - Parameters:
  ///   - entries: Descriptors whose events end the pause.
  ///   - pause: The longest time to wait, in nanoseconds.
  /// - Returns: Whether the test has gone, so that waiting is pointless.
  public func wait(for entries: [pollfd], upTo pause: Int) -> Bool {
    var entries = entries
    // An ended process is always readable.
    let ending = process.hasEnded ? -1 : process.descriptor
    entries.append(pollfd(fd: ending, events: Int16(POLLIN), revents: 0))
    entries.append(pollfd(fd: testInput, events: 0, revents: 0))
    RealTime.inside { _ = DescriptorWait.poll(&entries, upTo: pause) }
    return entries[entries.count - 1].revents & Int16(POLLHUP) != 0
  }

  /// Whether the program has been stopped, as by SIGSTOP.
  public var isStopped: Bool { ProcessFamily.isStopped(process.identifier) }

  // MARK: The end

  /// Ends the adapter in the way the program has ended, if it has.
  ///
  /// - Parameter end: Ends everything beside the program.
  public func endAdapterIfOver(_ end: @MainActor () -> Void) {
    guard !isOver, process.hasEnded, let ending = process.end else { return }
    endReport()
    end()
    AdapterProgram.end(status: ending.status, signal: ending.signal)
  }

  /// Ends the adapter because something that it needs has ended.
  ///
  /// - Parameters:
  ///   - problem: A sentence about it for the log.
  ///   - end: Ends the program and everything beside it.
  public func endAdapter(because problem: String, _ end: @MainActor () -> Void) -> Never {
    let adapter = (CommandLine.arguments.first as NSString?)?.lastPathComponent ?? ""
    FileHandle.standardError.write(Data("\(adapter): \(problem)\n".utf8))
    endReport()
    end()
    exit(EXIT_FAILURE)
  }

  /// Ends the program and everything that it has started.
  ///
  /// - Parameters:
  ///   - signal: The signal that asks the program to end.
  ///   - free: Ends everything beside the program, before the remaining processes are killed.
  public func end(with signal: Int32, _ free: @MainActor () -> Void = {}) {
    guard !isOver else { return }
    isOver = true
    for descriptor in readers { loop.removeReader(descriptor) }
    time?.end()
    process.end(with: signal, waitingUpTo: Self.patience)
    free()
    ProgramProcess.killAll(upTo: Self.killingLimit)
    process.closeDescriptor()
  }
}
