import AdapterSupport
import AppRuntime
import AutomationAgent
import Foundation
import SystemShims

/// A program with windows, driven by the adapter.
@MainActor
public final class DesktopApp: AdaptedApp, IdleSource {
  let session: DesktopSession
  private let program: DrivenProgram
  private let watch: ActivityWatch
  /// The virtual time that has passed before its first window, in seconds.
  private var startTime: TimeInterval = 0
  /// The threads' running times when the program came to rest, or `nil` after new input.
  private var restingTimes: [UInt64]?
  private lazy var desktopTree = DesktopTree(app: self)

  /// The program's name.
  var programName: String { program.name }
  var loop: EventLoop { program.loop }
  private var process: ProgramProcess { program.process }
  private var time: ProgramTime? { program.time }

  /// The longest time for a program to show a window and to come to rest, in real seconds; shorter than the
  /// test's own wait for the launch.
  private static let startLimit: TimeInterval = 45
  /// The longest virtual time for a program to show a window, in seconds.
  private static let virtualStartLimit: TimeInterval = 20
  /// The longest time for a program to come to rest after input, in real seconds.
  private static let settlingLimit: TimeInterval = 2

  /// Starts the program of a launch, and waits until it has shown a window.
  ///
  /// - Throws: `AdapterError` if the program can't be started, ends at once or shows no window.
  public convenience init(
    _ launch: AdapterLaunch, in program: AdapterProgram
  ) throws(AdapterError) {
    try self.init(launch, loop: program.loop) { program.session.reportScreen() }
  }

  /// Starts a program on a loop, or attaches to a running one.
  ///
  /// - Parameter endReport: Called when the program has ended, before the adapter does.
  convenience init(
    _ launch: AdapterLaunch, loop: EventLoop, endReport: @escaping @MainActor () -> Void
  ) throws(AdapterError) {
    if let process = launch.process {
      let attached = try ProgramProcess(attachedTo: process)
      let program = try DrivenProgram(
        launch, attachedTo: attached, loop: loop, endReport: endReport)
      let session = try DesktopSession(of: try ProgramSession(of: process))
      try self.init(program, in: session)
      return
    }
    var started: DesktopSession?
    let program: DrivenProgram
    do {
      program = try DrivenProgram(launch, loop: loop, endReport: endReport) {
        variables throws(AdapterError) in
        let session = try DesktopSession(
          size: launch.screenSize ?? Self.screenSize, display: launch.display)
        started = session
        return try ProgramProcess(
          launch.subject, launch.arguments,
          environment: variables(
            DesktopEnvironment.variables(
              display: session.displayNumber, isGiven: launch.display != nil,
              buses: session.addresses)),
          streams: .log(STDERR_FILENO), isGuarded: true)
      }
    } catch {
      started?.end()
      started?.giveBack()
      throw error
    }
    guard let session = started else { throw .noSubject }
    try self.init(program, in: session)
  }

  private init(
    _ program: DrivenProgram, in session: DesktopSession
  ) throws(AdapterError) {
    self.session = session
    self.program = program
    watch = ActivityWatch(of: program.process.identifier, with: session.processes)
    program.settle = { [weak self] in self?.settle() }
    session.bus.watch = watch
    do throws(AdapterError) {
      try awaitWindow()
      try program.checkTime()
    } catch {
      end()
      throw error
    }
    program.follow(as: self, reading: session.descriptors) { [weak self] in
      self?.exchange()
    } checkForEnd: { [weak self] in
      self?.endIfOver()
    }
  }

  /// The default size of the screen, in points.
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
      session.registry.findPrograms()
      if !session.registry.programs.isEmpty {
        desktopTree.readWindows()
        if !desktopTree.windows.isEmpty { break }
      }
      if process.hasEnded, hasLeftNothing, let end = process.end {
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
      pause = min(pause * 3 / 2, Self.longestPause)
    }
    // A program that shows many rows takes a long time to lay them out. GTK may be busy without end
    // while its virtual time stands still, until the time advances.
    settle(
      upTo: time == nil
        ? max(Self.settlingLimit, RealTime.now.duration(to: end) / .seconds(1))
        : Self.settlingLimit)
    desktopTree.read()
  }

  /// Whether none of the processes that the program has started is left.
  private var hasLeftNothing: Bool {
    ProcessFamily.descendants(of: getpid()).allSatisfy {
      session.owns($0) || $0 == process.guardian
    }
  }

  private var reasonForNoWindow: String {
    if session.display.shownWindowCount == 0 {
      return "it shows no window. Is it a program with windows?"
    }
    guard session.registry.programs.isEmpty else {
      return "it is accessible, but its windows aren't. "
        + "Has it loaded two toolkits, such as GTK for dialogs in Qt?"
    }
    return "it shows a window but doesn't report it to the accessibility interface. "
      + "Does its toolkit support AT-SPI, and is NO_AT_BRIDGE or GTK_A11Y=none set?"
  }

  /// Whether the program will show nothing more without input: it can't wake up, or has shown a window
  /// and does nothing.
  private var isWaitingForInput: Bool {
    switch watch.look() {
    case .working, .drawing: false
    case .waiting: time != nil || session.display.shownWindowCount > 0
    case .resting, .ended: true
    }
  }

  /// Advances virtual time to the next timer of a program that is starting; returns whether it has one.
  private func passTimeToStart() -> Bool {
    guard let time else { return false }
    time.noteActivity()
    guard let next = time.timeToDeadline, startTime + next < Self.virtualStartLimit else {
      return false
    }
    startTime += next
    time.advance(by: next)
    return true
  }

  /// The real time without activity after which a program is no longer expected to show a window.
  private static let quietLimit = Duration.seconds(1)

  // MARK: Rest

  /// Records that the program was given input, so that the adapter waits for it again.
  func noteInput() {
    program.isRestless = false
    restingTimes = nil
    desktopTree.needsPicture = false
    desktopTree.noteChange()
  }

  /// Handles the events from the buses and the display.
  ///
  /// - Returns: Whether there were any.
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
    if session.problem != nil, !program.isOver { endIfOver() }
  }

  /// Handles the events of the program's objects.
  func takeEvents() {
    session.readMessages()
    for signal in session.bus.takeSignals() { desktopTree.take(signal) }
  }

  /// Waits until the program has handled its input and waits for more.
  func settle() { settle(upTo: Self.settlingLimit) }

  private func settle(upTo limit: TimeInterval) {
    guard !program.isOver else { return }
    guard !program.isRestless || time != nil else {
      exchange()
      return
    }
    if hasRested { return }
    var pause = Self.shortestPause
    session.display.synchronize()
    var lastRuns: [UInt64]?
    var frames = 0
    var patience = program.beginSettling(with: watch, upTo: limit)
    while !patience.isOver() {
      if exchange() { lastRuns = nil }
      if process.hasEnded || session.problem != nil { return }
      let isQuiet =
        switch watch.look() {
        case .working, .ended: false
        case .drawing: !desktopTree.needsPicture
        case .waiting, .resting: true
        }
      // A thread that was checked early may have been woken by one that was checked late, or may wait for an
      // answer that another has just given.
      if isQuiet, watch.runningTimes == lastRuns {
        time?.noteActivity()
        // The program may wait for an answer to its last message.
        if !exchange(), !passFrame(&frames) {
          desktopTree.noteLayout()
          program.endSettling(rests: true)
          restingTimes = watch.runningTimes
          return
        }
        lastRuns = nil
        continue
      }
      let isFirst = lastRuns == nil
      lastRuns = isQuiet ? watch.runningTimes : nil
      if isQuiet, isFirst { continue }
      if wait(upTo: pause) { return }
      pause = min(pause * 3 / 2, Self.longestPause)
    }
    program.endSettling(rests: false)
  }

  /// Waits longer for a program that doesn't yet show all of its input, as long as the shown text changes.
  ///
  /// A program may wait for something before it takes its next key, and seems to be at rest then.
  ///
  /// - Parameter shown: Returns what the program shows, or `nil` once nothing is missing.
  func settle(whileChanging shown: @MainActor () -> String?) {
    // Virtual time doesn't advance spontaneously, so nothing more would come.
    guard time == nil, var last = shown() else { return }
    let end = RealTime.now.advanced(by: Self.typingLimit)
    var patience = Patience(with: watch, Self.typingPatience)
    while RealTime.now < end {
      program.isRestless = false
      settle()
      desktopTree.read()
      guard let now = shown() else { return }
      if now != last {
        last = now
        patience = Patience(with: watch, Self.typingPatience)
      }
      if patience.isOver() || program.isOver { return }
      if wait(upTo: Int(min(patience.timeToLook, Self.longestSleep) * 1e9)) { return }
    }
  }

  /// The longest wait for a field, which may change endlessly without input.
  private static let typingLimit = Duration.seconds(30)
  /// The limits of the time for which a field may stay unchanged before the rest of the typed
  /// text is given up.
  private static let typingPatience = Patience.Limits(idle: 2, work: 8)
  /// The longest pause between checks, in seconds.
  private static let longestSleep = 0.5

  /// Whether nothing has happened since the program came to rest.
  private var hasRested: Bool {
    guard let restingTimes, !exchange() else { return false }
    return watch.look() != .working && watch.runningTimes == restingTimes
  }

  /// Advances virtual time to the program's next picture, if the program waits for it.
  ///
  /// - Parameter frames: The number of pictures so far.
  /// - Returns: Whether the time has advanced.
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

  /// The longest wait for a picture, in seconds; the pictures of a movement are closer together.
  private static let frame: TimeInterval = 0.034
  /// The maximum number of pictures; a movement of more than about a second is observed while it runs.
  private static let frameLimit = 60

  private func wait(upTo pause: Int) -> Bool {
    program.wait(
      for: session.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) },
      upTo: pause)
  }

  /// The shortest pause between checks, in nanoseconds.
  private static let shortestPause = 100_000
  private static let longestPause = 2_000_000

  private func endIfOver() {
    // A program that loses its display ends, too, and its end may be noticed first.
    if process.hasEnded {
      takeEvents()
      session.display.followWindows()
    }
    if let problem = session.problem, !program.isOver {
      program.endAdapter(because: problem) { self.end() }
    }
    program.endAdapterIfOver { self.end() }
  }

  // MARK: IdleSource

  /// Whether only input can change the windows.
  public var isIdle: Bool {
    if program.isOver { return true }
    if session.isForeign { return false }
    switch watch.look() {
    // The program's end is about to be reported, and no time may pass before.
    case .working, .ended: return false
    // Virtual time doesn't advance spontaneously.
    case .drawing, .waiting: return time != nil
    case .resting: return true
    }
  }
  /// The source's name in reports.
  public let name = "program"
  /// A sentence that describes the program's activity.
  public var busyDescription: String {
    stoppedPart.map { "\($0) \(BusyProgram.stopped)" }
      ?? BusyProgram.sentence(programName, isWorking: [.working, .drawing].contains(watch.look()))
  }

  /// The name of the program, or of the part of its desktop, that has been stopped, or `nil`.
  var stoppedPart: String? {
    if program.isStopped { return programName }
    guard let part = session.processes.first(where: ProcessFamily.isStopped) else { return nil }
    let name = try? String(contentsOfFile: "/proc/\(part)/comm", encoding: .utf8)
    return "\(name.map { String($0.dropLast()) } ?? "a part") of its desktop"
  }

  /// Ends the program, and gives its desktop back for other launches.
  public func end() {
    program.end(with: SIGTERM) { session.end() }
    session.giveBack()
  }
}
