import AdapterSupport
import AppRuntime
import AutomationAgent
import Foundation
import SystemShims

/// A program with windows, as the adapter drives it.
@MainActor
public final class DesktopApp: AdaptedApp, IdleSource {
  let session: DesktopSession
  private let program: DrivenProgram
  private let watch: ActivityWatch
  /// How much virtual time has passed until its first window, in seconds.
  private var startTime: TimeInterval = 0
  /// How long each thread had run when the program came to rest; nil if it was given input since.
  private var restingTimes: [UInt64]?
  private lazy var desktopTree = DesktopTree(app: self)

  /// The program's name.
  var programName: String { program.name }
  var loop: EventLoop { program.loop }
  private var process: ProgramProcess { program.process }
  private var time: ProgramTime? { program.time }

  /// The longest time that a program gets to show a window and to come to rest, in real seconds: less than
  /// the test waits for the launch.
  private static let startLimit: TimeInterval = 45
  /// How much virtual time a program gets for the same, in seconds.
  private static let virtualStartLimit: TimeInterval = 20
  /// The longest time that a program gets to come to rest, in real seconds.
  private static let settlingLimit: TimeInterval = 2

  /// Starts the program of a launch and waits until it has shown a window.
  ///
  /// - Throws: `AdapterError`, also when the program has ended at once or shows no window.
  public convenience init(
    _ launch: AdapterLaunch, in program: AdapterProgram
  ) throws(AdapterError) {
    try self.init(launch, loop: program.loop) { program.session.reportScreen() }
  }

  /// Starts a program on a loop, or attaches to one that runs already.
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
    // One that shows many rows takes long to lay them out. GTK may turn without end while its time stands
    // still, until a step of it.
    settle(
      upTo: time == nil
        ? max(Self.settlingLimit, RealTime.now.duration(to: end) / .seconds(1))
        : Self.settlingLimit)
    desktopTree.read()
  }

  /// Whether nothing of what the program has started runs.
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
      return "it is accessible, but none of its windows is. "
        + "Has it loaded two toolkits, such as GTK for dialogs in Qt?"
    }
    return "it shows a window but tells nothing of it to the accessibility interface. "
      + "Does its toolkit support AT-SPI, and is NO_AT_BRIDGE or GTK_A11Y=none set?"
  }

  /// Whether the program will show nothing more by itself: it can't wake up, or has shown a window and
  /// does nothing.
  private var isWaitingForInput: Bool {
    switch watch.look() {
    case .working, .drawing: false
    case .waiting: time != nil || session.display.shownWindowCount > 0
    case .resting, .ended: true
    }
  }

  /// Lets virtual time pass as long as the program starts, which waits for its timers.
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

  /// The real time for which a program does nothing before it is no longer expected to show a window.
  private static let quietLimit = Duration.seconds(1)

  // MARK: Rest

  /// Notes that the program was given input, so that it's waited for again.
  func noteInput() {
    program.isRestless = false
    restingTimes = nil
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
    if session.problem != nil, !program.isOver { endIfOver() }
  }

  /// Takes the events of the program's objects.
  func takeEvents() {
    session.readMessages()
    for signal in session.bus.takeSignals() { desktopTree.take(signal) }
  }

  /// Waits until the program has taken its input and waits for more.
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
      // A thread that was looked at early may have been woken by one that was looked at late, or may wait
      // for an answer that another has just given.
      if isQuiet, watch.runningTimes == lastRuns {
        time?.noteActivity()
        // The program may wait for an answer to what it has just said.
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

  /// Goes on waiting for a program that doesn't show all of what it was given, as long as what it shows changes.
  ///
  /// A program may wait for something before it takes its next key, and seems to be at rest then.
  ///
  /// - Parameter shown: What it shows; nil as soon as nothing is missing.
  func settle(whileChanging shown: @MainActor () -> String?) {
    // Virtual time doesn't pass by itself, so nothing more would come.
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

  /// A field that changes by itself is not waited for longer.
  private static let typingLimit = Duration.seconds(30)
  /// How long a field may stay as it is before the rest of what was typed is given up.
  private static let typingPatience = Patience.Limits(idle: 2, work: 8)
  /// In seconds.
  private static let longestSleep = 0.5

  /// Whether nothing has happened since the program came to rest.
  private var hasRested: Bool {
    guard let restingTimes, !exchange() else { return false }
    return watch.look() != .working && watch.runningTimes == restingTimes
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

  private func wait(upTo pause: Int) -> Bool {
    program.wait(
      for: session.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) },
      upTo: pause)
  }

  /// In nanoseconds.
  private static let shortestPause = 100_000
  private static let longestPause = 2_000_000

  private func endIfOver() {
    // A program that loses its display ends, too, and may be the first of which one hears.
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

  /// Whether nothing but input can change the windows.
  public var isIdle: Bool {
    if program.isOver { return true }
    if session.isForeign { return false }
    switch watch.look() {
    // Its end is about to be reported: no time may pass before that.
    case .working, .ended: return false
    // Virtual time doesn't pass by itself.
    case .drawing, .waiting: return time != nil
    case .resting: return true
    }
  }
  /// The source's name in reports.
  public let name = "program"
  /// What the program does, as a sentence.
  public var busyDescription: String {
    stoppedPart.map { "\($0) \(BusyProgram.stopped)" }
      ?? BusyProgram.sentence(programName, isWorking: [.working, .drawing].contains(watch.look()))
  }

  /// What somebody has stopped, the program or a part of its desktop; nil if nothing is.
  var stoppedPart: String? {
    if program.isStopped { return programName }
    guard let part = session.processes.first(where: ProcessFamily.isStopped) else { return nil }
    let name = try? String(contentsOfFile: "/proc/\(part)/comm", encoding: .utf8)
    return "\(name.map { String($0.dropLast()) } ?? "a part") of its desktop"
  }

  /// Ends the program, and lets other launches have its desktop.
  public func end() {
    program.end(with: SIGTERM) { session.end() }
    session.giveBack()
  }
}
