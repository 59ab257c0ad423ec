import AdapterSupport
import AppRuntime
import AutomationAgent
import Foundation
import SystemShims

/// A program with windows, as the adapter drives it.
@MainActor
public final class DesktopApp: AdaptedApp, IdleSource {
  /// The program's name.
  let programName: String
  let loop: EventLoop
  let session: DesktopSession
  private let process: ProgramProcess
  /// The program's time, if the launch asks for it to be virtual.
  private var time: ProgramTime?
  private let endReport: @MainActor () -> Void
  /// How much virtual time has passed until its first window, in seconds.
  private var startTime: TimeInterval = 0
  private var isOver = false
  /// Whether the program has not come to rest in time since its last input, and isn't waited for again.
  private var isRestless = false
  /// What the test writes to, which hangs up when the test has gone.
  private let testInput = StandardStreams.taken?.input ?? -1
  private lazy var desktopTree = DesktopTree(app: self)

  /// The longest time that a program gets to show a window, in real seconds.
  private static let startLimit: TimeInterval = 20
  /// The longest time that a program gets to come to rest, in real seconds.
  private static let settlingLimit: TimeInterval = 2
  /// How long a program may take to end after it was asked to, in real seconds.
  private static let patience: TimeInterval = 0.3
  /// How long a killed process may take to be gone, in real seconds.
  private static let killingLimit: TimeInterval = 1

  /// Starts the program of a launch and waits until it has shown a window.
  ///
  /// - Throws: `AdapterError`, also when the program has ended at once or shows no window.
  public convenience init(
    _ launch: AdapterLaunch, in program: AdapterProgram
  ) throws(AdapterError) {
    try self.init(launch, loop: program.loop) { program.session.reportScreen() }
  }

  /// Starts a program on a loop.
  ///
  /// - Parameter endReport: Called when the program has ended, before the adapter does.
  init(
    _ launch: AdapterLaunch, loop: EventLoop, endReport: @escaping @MainActor () -> Void
  ) throws(AdapterError) {
    programName = launch.name
    self.loop = loop
    self.endReport = endReport
    // It ends when the test disconnects, with time to end the program, which would outlive it if a
    // signal ended this process.
    signal(SIGTERM, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    let holder = SettlingHolder()
    time =
      launch.asksForVirtualClock
      ? try ProgramTime(for: launch.subject) { holder.app?.settle() } : nil
    session = try DesktopSession(size: launch.screenSize ?? Self.screenSize)
    do {
      let variables = DesktopEnvironment.variables(
        display: session.displayNumber, buses: session.addresses)
      let words = EndingWithParent.command([launch.subject] + launch.arguments)
      process = try ProgramProcess(
        words[0], Array(words.dropFirst()),
        environment: time?.variables(with: variables) ?? variables, streams: .log(STDERR_FILENO))
    } catch {
      session.end()
      throw error
    }
    holder.app = self
    do throws(AdapterError) {
      try awaitWindow()
      if let time, !time.isTaken {
        throw .cannotStart(
          reason:
            "its time can't be virtual: it has shown a window without taking the clock, perhaps "
            + "from a process in a sandbox")
      }
    } catch {
      end()
      throw error
    }
    loop.addIdleSource(self)
    for descriptor in session.descriptors {
      loop.addReader(descriptor) { [weak self] in self?.exchange() }
    }
    loop.addReader(process.descriptor) { [weak self] in self?.endIfOver() }
    if let time {
      loop.addReader(time.descriptor) { [weak time] in time?.acceptProcesses() }
      loop.clock.follower = time
    }
  }

  /// The app, for what is made before it.
  @MainActor
  private final class SettlingHolder { weak var app: DesktopApp? }

  /// In points.
  private static let screenSize = CGSize(width: 1280, height: 800)

  /// The elements of the program's windows.
  public var tree: any ElementTree { desktopTree }

  // MARK: The start

  private func awaitWindow() throws(AdapterError) {
    let end = RealTime.now.advanced(by: .seconds(Self.startLimit))
    var pause = Self.shortestPause
    var quietSince: ContinuousClock.Instant?
    var announcements = 0
    while true {
      exchange()
      if !session.registry.programs.isEmpty {
        desktopTree.read()
        if !desktopTree.windows.isEmpty { break }
      }
      if process.hasEnded, ProcessFamily.descendants(of: getpid()).allSatisfy(session.owns),
        let end = process.end
      {
        throw .endedAtStart(how: ProgramEnd.words(end.status, end.signal), screen: "")
      }
      if let problem = session.problem { throw .cannotStart(reason: problem) }
      if isWaitingForInput {
        quietSince = quietSince ?? RealTime.now
        if passTimeToStart() { quietSince = nil }
      } else {
        quietSince = nil
      }
      let quietTime = quietSince.map { $0.duration(to: RealTime.now) } ?? .zero
      if quietTime > Self.quietLimit || RealTime.now >= end {
        throw .cannotStart(reason: reasonForNoWindow)
      }
      if quietTime > Self.quietLimit * 0.25 * (Double(announcements) + 1),
        session.registry.programs.isEmpty
      {
        announcements += 1
        session.registry.switchOn()
      }
      if wait(upTo: pause) { return }
      pause = min(pause * 2, Self.longestPause)
    }
    settle()
    desktopTree.read()
  }

  private var reasonForNoWindow: String {
    if session.display.shownWindowCount == 0 {
      return "it shows no window. Is it a program with windows?"
    }
    guard session.registry.programs.isEmpty else {
      return "it is accessible but has shown no window that could be read in "
        + "\(Int(Self.startLimit)) seconds"
    }
    return "it shows a window but tells nothing of it to the accessibility interface. "
      + "Does its toolkit support AT-SPI, and is NO_AT_BRIDGE or GTK_A11Y=none set?"
  }

  /// Whether the program will show nothing more by itself: it can't wake up, or has shown a window and
  /// does nothing.
  private var isWaitingForInput: Bool {
    switch activity {
    case .working, .drawing: false
    case .waiting: time != nil || session.display.shownWindowCount > 0
    case .resting: true
    }
  }

  /// Lets virtual time pass as long as the program starts, which waits for its timers.
  private func passTimeToStart() -> Bool {
    guard let time else { return false }
    time.noteActivity()
    guard let next = time.timeToDeadline, startTime + next < Self.startLimit else { return false }
    startTime += next
    time.advance(by: next)
    return true
  }

  /// For how long a program does nothing, in real time, before no window is expected of it.
  private static let quietLimit = Duration.seconds(1)

  // MARK: Rest

  /// Notes that the program was given input, so that it's waited for again.
  func noteInput() {
    isRestless = false
    desktopTree.needsPicture = false
    desktopTree.noteChange()
  }

  /// Hands on what the bus and the display have to say.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  func exchange() -> Bool {
    time?.acceptProcesses()
    let before = session.messageCount
    takeEvents()
    let hasWindows = session.display.followWindows()
    if hasWindows { desktopTree.needsPicture = true }
    defer { checkForEnd() }
    return hasWindows || session.messageCount != before
  }

  private func checkForEnd() {
    if session.problem != nil, !isOver { endIfOver() }
  }

  /// Takes the events of the program's objects.
  func takeEvents() {
    session.readMessages()
    for signal in session.bus.takeSignals() { desktopTree.take(signal) }
  }

  /// Waits until the program has taken its input and waits for more.
  func settle() {
    guard !isOver else { return }
    guard !isRestless else {
      exchange()
      return
    }
    let end = RealTime.now.advanced(by: .seconds(Self.settlingLimit))
    var pause = Self.shortestPause
    session.display.synchronize()
    var lastRuns: [String]?
    var frames = 0
    while RealTime.now < end {
      if exchange() { lastRuns = nil }
      if process.hasEnded || session.problem != nil { return }
      var runs: [String] = []
      let isQuiet =
        switch look(&runs) {
        case .working: false
        case .drawing: !desktopTree.needsPicture
        case .waiting, .resting: true
        }
      // One that was looked at early may have been woken by one that was looked at late, or wait for the
      // answer of one that has just given it.
      if isQuiet, runs == lastRuns {
        time?.noteActivity()
        // What it has just said it may wait to be answered.
        if !exchange(), !passFrame(&frames) { return }
        lastRuns = nil
        continue
      }
      let isFirst = lastRuns == nil
      lastRuns = isQuiet ? runs : nil
      if isQuiet, isFirst { continue }
      if wait(upTo: pause) { return }
      pause = min(pause * 2, Self.longestPause)
    }
    isRestless = true
  }

  /// Lets a program with virtual time go on to its next picture, if it waits for that.
  ///
  /// - Parameter frames: How many it was let go on by before.
  /// - Returns: Whether there was something to wait for.
  private func passFrame(_ frames: inout Int) -> Bool {
    guard let time, desktopTree.needsPicture, frames < Self.frameLimit,
      let next = time.timeToDeadline, next < Self.frame
    else {
      return false
    }
    frames += 1
    time.advance(by: next)
    return true
  }

  /// In seconds: two pictures of a movement follow one another faster.
  private static let frame: TimeInterval = 0.034
  /// What moves for more than about a second is looked at while it moves.
  private static let frameLimit = 60

  /// Waits for what may change anything.
  ///
  /// The kernel doesn't report when a process begins to wait, so whoever calls this looks repeatedly,
  /// doubling the pause each time; an event ends a pause.
  ///
  /// - Returns: Whether the test has gone, so that there is nobody left to wait for.
  private func wait(upTo milliseconds: Int32) -> Bool {
    var entries = (session.descriptors + [process.descriptor]).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // An ended process is always readable.
    if process.hasEnded { entries[entries.count - 1].fd = -1 }
    entries.append(pollfd(fd: testInput, events: 0, revents: 0))
    _ = RealTime.inside { poll(&entries, nfds_t(entries.count), milliseconds) }
    return entries[entries.count - 1].revents & Int16(POLLHUP) != 0
  }

  /// In milliseconds.
  private static let shortestPause: Int32 = 1
  private static let longestPause: Int32 = 4

  private var activity: DesktopActivity {
    var runs: [String] = []
    return look(&runs)
  }

  private func look(_ runs: inout [String]) -> DesktopActivity {
    DesktopActivity(of: process.identifier, with: session.processes, runs: &runs)
  }

  private func endIfOver() {
    guard !isOver else { return }
    // A program that loses its display ends, too.
    let problem = session.problem
    if let problem { FileHandle.standardError.write(Data("understudy-desktop: \(problem)\n".utf8)) }
    if process.hasEnded, let end = process.end {
      endReport()
      self.end()
      AdapterProgram.end(status: end.status, signal: end.signal)
    }
    if problem != nil {
      endReport()
      self.end()
      exit(EXIT_FAILURE)
    }
  }

  // MARK: IdleSource

  /// Whether nothing but input can change the windows.
  public var isIdle: Bool {
    // Virtual time doesn't pass by itself.
    isOver || (time == nil ? activity == .resting : activity != .working)
  }
  /// The source's name in reports.
  public let name = "program"
  /// What the program does, as a sentence.
  public var busyDescription: String {
    activity == .working || activity == .drawing
      ? "\(programName) is working" : "\(programName) waits for input or for something else"
  }

  /// Ends the program, its display and its bus.
  public func end() {
    guard !isOver else { return }
    isOver = true
    for descriptor in session.descriptors + [process.descriptor] { loop.removeReader(descriptor) }
    if let time {
      loop.removeReader(time.descriptor)
      time.end()
    }
    process.end(with: SIGTERM, waitingUpTo: Self.patience)
    session.end()
    ProgramProcess.killAll(upTo: Self.killingLimit)
    process.closeDescriptor()
  }
}
