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
  /// The process that was started.
  public let process: ProgramProcess
  /// The program's time, if the launch asks for it to be virtual.
  public let time: ProgramTime?
  /// Lets the program come to rest, after a step of its time.
  public var settle: @MainActor () -> Void = {}
  /// Whether the program has ended or was ended, and the adapter ends with it.
  public private(set) var isOver = false
  /// Whether the program has not come to rest in time since its last input, and isn't waited for again.
  public var isRestless = false

  /// Whether the program worked until a limit the last time that it was waited for.
  private var hasWorkedWithoutEnd = false

  /// Begins to wait for the program to come to rest.
  ///
  /// One that has just been given input may compute for long; one that did so without end the last time
  /// is given less. With virtual time, one that did not rest is looked at again: as long as it seems to
  /// work, a wait takes real time.
  ///
  /// - Parameters:
  ///   - watch: What looks at the program.
  ///   - limit: The longest time for one that has come to rest before, in real seconds.
  public func beginSettling(with watch: ActivityWatch, upTo limit: TimeInterval) -> Patience {
    Patience(
      with: watch,
      .program(
        upTo: isRestless ? min(limit, Self.secondLook) : limit,
        mayCompute: time == nil && !hasWorkedWithoutEnd))
  }

  /// Notes how a wait for the program has ended.
  ///
  /// - Parameter rests: Whether it has come to rest.
  public func endSettling(rests: Bool) {
    isRestless = !rests
    hasWorkedWithoutEnd = !rests
  }

  /// In real seconds.
  private static let secondLook: TimeInterval = 0.05
  private let endReport: @MainActor () -> Void
  private var readers: [Int32] = []
  /// What the test writes to, which hangs up when the test has gone.
  private let testInput = StandardStreams.taken?.input ?? -1

  /// How long a program may take to end after it was asked to, in real seconds.
  private static let patience: TimeInterval = 0.3
  /// How long a killed process may take to be gone, in real seconds.
  private static let killingLimit: TimeInterval = 1

  /// Starts the program of a launch.
  ///
  /// - Parameters:
  ///   - launch: What to start.
  ///   - loop: The adapter's loop.
  ///   - endReport: Called when the program has ended, before the adapter does.
  ///   - start: Starts the process; it gets a function that adds the variables of virtual time to others.
  /// - Throws: `AdapterError`.
  public init(
    _ launch: AdapterLaunch, loop: EventLoop, endReport: @escaping @MainActor () -> Void,
    start: (_ variables: ([String: String]) -> [String: String]) throws(AdapterError) ->
      ProgramProcess
  ) throws(AdapterError) {
    name = launch.name
    self.loop = loop
    self.endReport = endReport
    // It ends when the test disconnects, with time to end the program, which would outlive it if a
    // signal ended this process.
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

  /// Follows a program that runs already.
  ///
  /// - Parameters:
  ///   - launch: What names its process.
  ///   - process: The process.
  ///   - loop: The adapter's loop.
  ///   - endReport: Called when the program has ended, before the adapter does.
  /// - Throws: `AdapterError` for what only a launch can give it.
  public init(
    _ launch: AdapterLaunch, attachedTo process: ProgramProcess, loop: EventLoop,
    endReport: @escaping @MainActor () -> Void
  ) throws(AdapterError) {
    if launch.asksForVirtualClock {
      throw .cannotStart(
        reason: "its time can't be virtual: it runs already, and takes the clock only at its start")
    }
    if let argument = launch.arguments.first {
      throw .cannotStart(reason: "it runs already, so it can't be given the argument \(argument)")
    }
    name = launch.name
    self.loop = loop
    self.endReport = endReport
    time = nil
    signal(SIGTERM, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    self.process = process
  }

  /// The program, for what is made before it.
  @MainActor
  private final class Holder { weak var program: DrivenProgram? }

  /// Checks that a program whose time is to be virtual has taken the clock.
  ///
  /// - Throws: `AdapterError.cannotStart`.
  public func checkTime() throws(AdapterError) {
    time?.acceptProcesses()
    guard let time, !time.isTaken else { return }
    throw .cannotStart(
      reason:
        "its time can't be virtual: it has begun without taking the clock, perhaps from a process "
        + "in a sandbox")
  }

  /// Lets the loop follow the program.
  ///
  /// - Parameters:
  ///   - source: What says whether the program is busy.
  ///   - descriptors: What is readable when the program has to say something.
  ///   - read: Reads that.
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

  /// Waits for what may change anything.
  ///
  /// The kernel doesn't report when a process begins to wait, so whoever calls this looks repeatedly, after
  /// pauses that grow with the time waited; an event ends a pause.
  ///
  /// - Parameters:
  ///   - entries: Descriptors whose events end the pause, too.
  ///   - pause: The longest time to wait, in nanoseconds.
  /// - Returns: Whether the test has gone, so that there is nobody left to wait for.
  public func wait(for entries: [pollfd], upTo pause: Int) -> Bool {
    var entries = entries
    // An ended process is always readable.
    let ending = process.hasEnded ? -1 : process.descriptor
    entries.append(pollfd(fd: ending, events: Int16(POLLIN), revents: 0))
    entries.append(pollfd(fd: testInput, events: 0, revents: 0))
    RealTime.inside { _ = DescriptorWait.poll(&entries, upTo: pause) }
    return entries[entries.count - 1].revents & Int16(POLLHUP) != 0
  }

  /// Whether somebody has stopped the program.
  public var isStopped: Bool { ProcessFamily.isStopped(process.identifier) }

  // MARK: The end

  /// Ends the adapter as the program has ended, if it has.
  ///
  /// - Parameter end: Ends what there is beside the program.
  public func endAdapterIfOver(_ end: @MainActor () -> Void) {
    guard !isOver, process.hasEnded, let ending = process.end else { return }
    endReport()
    end()
    AdapterProgram.end(status: ending.status, signal: ending.signal)
  }

  /// Ends the adapter because something else of it has ended.
  ///
  /// - Parameters:
  ///   - problem: What has ended, as a sentence for the log.
  ///   - end: Ends the program and what there is beside it.
  public func endAdapter(because problem: String, _ end: @MainActor () -> Void) -> Never {
    let adapter = (CommandLine.arguments.first as NSString?)?.lastPathComponent ?? ""
    FileHandle.standardError.write(Data("\(adapter): \(problem)\n".utf8))
    endReport()
    end()
    exit(EXIT_FAILURE)
  }

  /// Ends the program and all that it has started.
  ///
  /// - Parameters:
  ///   - signal: The signal by which it is asked to.
  ///   - free: Ends what there is beside the program, before what is left is killed.
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
