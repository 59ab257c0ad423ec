import AdapterSupport
import AppRuntime
import AutomationAgent
import CellRendering
import Foundation

/// A program in a terminal, driven by the adapter.
@MainActor
public final class TerminalApp: AdaptedApp, IdleSource {
  private(set) var screen: EmulatedScreen
  private let program: DrivenProgram
  private let terminal: PseudoTerminal
  private let watch: ActivityWatch
  private var unsent: [UInt8] = []
  /// The time until which the program may still react to the Escape key; `nil` once it has written something.
  private var escapeEnd: ContinuousClock.Instant?
  /// The virtual time, in seconds, that may still pass for the Escape key.
  private var escapeTime: TimeInterval = 0
  private lazy var terminalTree = TerminalTree(app: self)

  /// The program's name.
  var programName: String { program.name }
  /// Whether the program has virtual time.
  var hasVirtualTime: Bool { program.time != nil }
  private var process: ProgramProcess { program.process }

  /// Whether the program has been stopped, as by SIGSTOP.
  var isStopped: Bool { program.isStopped }

  /// The longest time for a program to come to rest after its start, in real seconds.
  private static let startLimit: TimeInterval = 3
  /// The longest time for a program to come to rest after a key or a click, in real seconds.
  private static let settlingLimit: TimeInterval = 2
  /// The time, in seconds, for which a program may wait to decide whether Escape is a key or begins a
  /// sequence; mc takes a second.
  private static let escapeLimit: TimeInterval = 1.1
  /// The amount of unsent input, in bytes, above which the terminal answers no more queries.
  private static let answerLimit = 65_536

  /// Starts the program of a launch, and waits until the program waits for input.
  ///
  /// - Throws: `AdapterError` if the program can't be started or ends at once.
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
    let size = launch.screenSize ?? CellMetrics.defaultScreenSize
    let limit = CGFloat(EmulatedScreen.sizeLimit)
    let screen = EmulatedScreen(
      columns: Int(min(max(size.width / CellMetrics.width, 1), limit)),
      rows: Int(min(max(size.height / CellMetrics.height, 1), limit)))
    let terminal = try PseudoTerminal()
    terminal.setSize(columns: screen.columns, rows: screen.rows)
    program = try DrivenProgram(launch, loop: loop, endReport: endReport) {
      variables throws(AdapterError) in
      try ProgramProcess(
        launch.subject, launch.arguments, environment: variables(TerminalEnvironment.variables),
        streams: .terminal(path: terminal.path), isGuarded: true)
    }
    self.screen = screen
    self.terminal = terminal
    watch = ActivityWatch(of: program.process.identifier)
    program.settle = { [weak self] in self?.settle() }
    settle(upTo: Self.startLimit)
    if let end = process.end {
      let text = self.screen.text
      self.end()
      throw .endedAtStart(how: ProgramEnd.words(end.status, end.signal), screen: text)
    }
    do throws(AdapterError) {
      try program.checkTime()
    } catch {
      end()
      throw error
    }
    program.follow(as: self, reading: [terminal.outside]) { [weak self] in
      self?.exchange()
    } checkForEnd: { [weak self] in
      self?.endIfOver()
    }
  }

  /// The elements of the screen.
  public var tree: any ElementTree { terminalTree }

  /// Changes the size of the terminal.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    terminal.setSize(columns: screen.columns, rows: screen.rows)
    program.isRestless = false
  }

  /// Adopts a size that the program has set for its terminal, as with `stty rows 10`.
  private func followSize() {
    let size = terminal.size
    guard size.columns > 0, size.rows > 0, size != (screen.columns, screen.rows) else { return }
    resize(columns: size.columns, rows: size.rows)
  }

  /// Sends input to the program.
  func send(_ bytes: [UInt8]) {
    unsent += bytes
    program.isRestless = false
    let isEscape = bytes == [0x1B]
    escapeEnd = isEscape ? RealTime.now.advanced(by: .seconds(Self.escapeLimit)) : nil
    escapeTime = isEscape ? Self.escapeLimit : 0
    exchange()
  }

  /// Reads the output, and writes the unsent input.
  ///
  /// - Returns: Whether there was output.
  @discardableResult
  private func exchange() -> Bool {
    program.time?.acceptProcesses()
    let output = terminal.read()
    if !output.isEmpty {
      escapeEnd = nil
      escapeTime = 0
      program.time?.noteActivity()
      followSize()
      let before = (screen.columns, screen.rows)
      screen.receive(output)
      // The program may have asked for another size.
      if (screen.columns, screen.rows) != before {
        terminal.setSize(columns: screen.columns, rows: screen.rows)
      }
      let answers = screen.takeAnswers()
      // A program that floods its terminal with queries reads no answers.
      if unsent.count < Self.answerLimit { unsent += answers }
    }
    if !unsent.isEmpty { unsent.removeFirst(min(unsent.count, terminal.write(unsent))) }
    return !output.isEmpty
  }

  /// Waits until the program waits for input again.
  func settle() { settle(upTo: Self.settlingLimit) }

  private func settle(upTo limit: TimeInterval) {
    guard !program.isRestless || program.time != nil else {
      exchange()
      return
    }
    defer { program.time?.noteActivity() }
    var pause = Self.shortestPause
    var patience = program.beginSettling(with: watch, upTo: limit)
    while !patience.isOver() {
      if exchange() { pause = Self.shortestPause }
      if process.hasEnded {
        while exchange() {}
        return
      }
      switch activity {
      case .working: break
      case .waiting where !escapeIsOver: break
      case .waiting, .resting:
        program.endSettling(rests: true)
        return
      }
      let events = Int16(unsent.isEmpty ? POLLIN : POLLIN | POLLOUT)
      let entry = pollfd(fd: terminal.outside, events: events, revents: 0)
      if program.wait(for: [entry], upTo: pause) { return }
      pause = min(pause * 3 / 2, Self.longestPause)
    }
    program.endSettling(rests: false)
  }

  /// The shortest pause between checks, in nanoseconds.
  private static let shortestPause = 200_000
  private static let longestPause = 8_000_000

  /// Whether the time that the program may wait after Escape is over; advances virtual time towards its end.
  private var escapeIsOver: Bool {
    guard let time = program.time else { return escapeEnd.map { RealTime.now >= $0 } ?? true }
    time.noteActivity()
    guard let next = time.timeToDeadline, next <= escapeTime else { return true }
    escapeTime -= next
    time.advance(by: next)
    return false
  }

  private var activity: ProgramActivity {
    // A sleeping program with virtual time reads no input until its time has passed.
    guard unsent.isEmpty, terminal.inputIsRead || hasVirtualTime else { return .working }
    let activity =
      hasVirtualTime
      ? virtualActivity : ProgramActivity(of: process.identifier, terminal: terminal.path)
    var entry = pollfd(fd: terminal.outside, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 0 ? activity : .working
  }

  /// The activity of a program with virtual time.
  ///
  /// A wait for a time counts as a wait, because virtual time stands still.
  private var virtualActivity: ProgramActivity {
    guard waits else { return .working }
    let times = watch.runningTimes
    // A thread that was checked early may have been woken by one that was checked late.
    return waits && watch.runningTimes == times ? .waiting : .working
  }

  /// Whether all threads wait now; if the process has ended, its end is about to be reported.
  private var waits: Bool { ![.working, .ended].contains(watch.look()) }

  private func endIfOver() {
    guard process.hasEnded else { return }
    while exchange() {}
    program.endAdapterIfOver { self.end() }
  }

  // MARK: IdleSource

  /// Whether only input can change the screen.
  public var isIdle: Bool {
    // Virtual time doesn't advance spontaneously.
    program.isOver || (hasVirtualTime ? activity != .working : activity == .resting)
  }
  /// The source's name in reports.
  public let name = "program"
  /// A sentence that describes the program's activity.
  public var busyDescription: String {
    program.isStopped
      ? "\(programName) \(BusyProgram.stopped)"
      : BusyProgram.sentence(programName, isWorking: activity == .working)
  }

  /// Hangs up the terminal, and kills the remaining processes.
  public func end() {
    guard !program.isOver else { return }
    program.end(with: SIGHUP)
    terminal.close()
  }
}
