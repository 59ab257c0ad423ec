import AdapterSupport
import AppRuntime
import AutomationAgent
import CellRendering
import Foundation

/// A program in a terminal, as the adapter drives it.
@MainActor
public final class TerminalApp: AdaptedApp, IdleSource {
  private(set) var screen: EmulatedScreen
  private let program: DrivenProgram
  private let terminal: PseudoTerminal
  private let watch: ActivityWatch
  private var unsent: [UInt8] = []
  /// Until when the program may still react to the Escape key; nil as soon as it has written something.
  private var escapeEnd: ContinuousClock.Instant?
  /// The same on the program's clock, if that is virtual: how much of its time may pass for it, in seconds.
  private var escapeTime: TimeInterval = 0
  private lazy var terminalTree = TerminalTree(app: self)

  /// The program's name.
  var programName: String { program.name }
  /// Whether the program's time is the test's.
  var hasVirtualTime: Bool { program.time != nil }
  private var process: ProgramProcess { program.process }

  /// Whether somebody has stopped the program.
  var isStopped: Bool { program.isStopped }

  /// The longest time that a program gets to come to rest after its start, in real seconds.
  private static let startLimit: TimeInterval = 3
  /// The same after a key or a click.
  private static let settlingLimit: TimeInterval = 2
  /// How long a program may wait, in seconds, whether an escape is a key or begins one: mc takes
  /// a second.
  private static let escapeLimit: TimeInterval = 1.1
  /// How much input may wait for the program, in bytes, before the terminal answers no more questions.
  private static let answerLimit = 65_536

  /// Starts the program of a launch and waits until it waits for input.
  ///
  /// - Throws: `AdapterError`, also when the program has ended at once.
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

  /// Takes over a size that the program has given its terminal, as `stty rows 10` does.
  private func followSize() {
    let size = terminal.size
    guard size.columns > 0, size.rows > 0, size != (screen.columns, screen.rows) else { return }
    resize(columns: size.columns, rows: size.rows)
  }

  /// Gives the program input.
  func send(_ bytes: [UInt8]) {
    unsent += bytes
    program.isRestless = false
    let isEscape = bytes == [0x1B]
    escapeEnd = isEscape ? RealTime.now.advanced(by: .seconds(Self.escapeLimit)) : nil
    escapeTime = isEscape ? Self.escapeLimit : 0
    exchange()
  }

  /// Reads output and writes what is to be written.
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
      // It may have asked for another size.
      if (screen.columns, screen.rows) != before {
        terminal.setSize(columns: screen.columns, rows: screen.rows)
      }
      let answers = screen.takeAnswers()
      // A program that floods its terminal with questions reads no answers.
      if unsent.count < Self.answerLimit { unsent += answers }
    }
    if !unsent.isEmpty { unsent.removeFirst(min(unsent.count, terminal.write(unsent))) }
    return !output.isEmpty
  }

  /// Lets the program work until it waits for input again.
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

  /// In nanoseconds.
  private static let shortestPause = 200_000
  private static let longestPause = 8_000_000

  /// Whether a program that waits does so for no more than input; virtual time passes for Escape.
  private var escapeIsOver: Bool {
    guard let time = program.time else { return escapeEnd.map { RealTime.now >= $0 } ?? true }
    time.noteActivity()
    guard let next = time.timeToDeadline, next <= escapeTime else { return true }
    escapeTime -= next
    time.advance(by: next)
    return false
  }

  private var activity: ProgramActivity {
    // A program that sleeps reads no input until its time has passed.
    guard unsent.isEmpty, terminal.inputIsRead || hasVirtualTime else { return .working }
    let activity =
      hasVirtualTime
      ? virtualActivity : ProgramActivity(of: process.identifier, terminal: terminal.path)
    var entry = pollfd(fd: terminal.outside, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 0 ? activity : .working
  }

  /// What a program with virtual time does.
  ///
  /// A pause is a wait like any other, because the time stands still.
  private var virtualActivity: ProgramActivity {
    guard waits else { return .working }
    let times = watch.runningTimes
    // One that was looked at early may have been woken by one that was looked at late.
    return waits && watch.runningTimes == times ? .waiting : .working
  }

  /// Whether all threads wait now; the end of one that has ended is about to be reported.
  private var waits: Bool { ![.working, .ended].contains(watch.look()) }

  private func endIfOver() {
    guard process.hasEnded else { return }
    while exchange() {}
    program.endAdapterIfOver { self.end() }
  }

  // MARK: IdleSource

  /// Whether nothing but input can change the screen.
  public var isIdle: Bool {
    // Virtual time doesn't pass by itself.
    program.isOver || (hasVirtualTime ? activity != .working : activity == .resting)
  }
  /// The source's name in reports.
  public let name = "program"
  /// What the program does, as a sentence.
  public var busyDescription: String {
    program.isStopped
      ? "\(programName) \(BusyProgram.stopped)"
      : BusyProgram.sentence(programName, isWorking: activity == .working)
  }

  /// Hangs up, and kills what doesn't end then.
  public func end() {
    guard !program.isOver else { return }
    program.end(with: SIGHUP)
    terminal.close()
  }
}
