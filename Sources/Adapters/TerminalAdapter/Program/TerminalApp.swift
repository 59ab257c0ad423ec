import AdapterSupport
import AppRuntime
import AutomationAgent
import CellRendering
import Foundation

/// A program in a terminal, as the adapter drives it.
@MainActor
public final class TerminalApp: AdaptedApp, IdleSource {
  /// The program's name.
  let programName: String
  private(set) var screen: EmulatedScreen
  private let loop: EventLoop
  private let terminal: PseudoTerminal
  private let process: ProgramProcess
  private let endReport: @MainActor () -> Void
  private var unsent: [UInt8] = []
  private var isOver = false
  /// Whether the program has not come to rest in time since its last input, and isn't waited for again.
  private var isRestless = false
  /// Until when the program may still do something about the Escape key, after which it has written
  /// nothing yet.
  private var escapeEnd: ContinuousClock.Instant?
  /// What the test writes to, which hangs up when the test has gone.
  private let testInput = StandardStreams.taken?.input ?? -1
  private lazy var terminalTree = TerminalTree(app: self)

  /// The longest time that a program gets to come to rest after its start, in real seconds.
  private static let startLimit: TimeInterval = 3
  /// The same after a key or a click.
  private static let settlingLimit: TimeInterval = 2
  /// How long a program may wait, in real seconds, whether an escape is a key or begins one: mc takes
  /// a second.
  private static let escapeLimit: TimeInterval = 1.1
  /// How long a program may take to end after it was asked to, in real seconds.
  private static let patience: TimeInterval = 0.3
  /// How long a killed process may take to be gone, in real seconds.
  private static let killingLimit: TimeInterval = 1
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
    programName = launch.name
    self.loop = loop
    self.endReport = endReport
    let size = launch.screenSize ?? CellMetrics.defaultScreenSize
    let limit = CGFloat(EmulatedScreen.sizeLimit)
    screen = EmulatedScreen(
      columns: Int(min(max(size.width / CellMetrics.width, 1), limit)),
      rows: Int(min(max(size.height / CellMetrics.height, 1), limit)))
    terminal = try PseudoTerminal()
    terminal.setSize(columns: screen.columns, rows: screen.rows)
    // It ends when the test disconnects, with time to end the program, which would outlive it if a
    // signal ended this process.
    signal(SIGTERM, SIG_IGN)
    process = try ProgramProcess(
      launch.subject, launch.arguments, environment: TerminalEnvironment.variables,
      streams: .terminal(path: terminal.path))
    settle(upTo: Self.startLimit)
    if let end = process.end {
      let text = screen.text
      self.end()
      throw .endedAtStart(how: ProgramEnd.words(end.status, end.signal), screen: text)
    }
    loop.addIdleSource(self)
    loop.addReader(terminal.outside) { [weak self] in self?.exchange() }
    loop.addReader(process.descriptor) { [weak self] in self?.endIfOver() }
  }

  /// The elements of the screen.
  public var tree: any ElementTree { terminalTree }

  /// Changes the size of the terminal.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    terminal.setSize(columns: screen.columns, rows: screen.rows)
    isRestless = false
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
    isRestless = false
    let isEscape = bytes == [0x1B]
    escapeEnd = isEscape ? RealTime.now.advanced(by: .seconds(Self.escapeLimit)) : nil
    exchange()
  }

  /// Reads output and writes what is to be written.
  ///
  /// - Returns: Whether there was output.
  @discardableResult
  private func exchange() -> Bool {
    let output = terminal.read()
    if !output.isEmpty {
      escapeEnd = nil
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

  /// The kernel doesn't report when a process begins to wait, so this looks repeatedly, doubling the
  /// pause each time; output ends a pause.
  private func settle(upTo limit: TimeInterval) {
    guard !isRestless else {
      exchange()
      return
    }
    let end = RealTime.now.advanced(by: .seconds(limit))
    var pause = Self.shortestPause
    while RealTime.now < end {
      if exchange() { pause = Self.shortestPause }
      if process.hasEnded {
        while exchange() {}
        return
      }
      switch activity {
      case .working: break
      case .waiting: if escapeEnd.map({ RealTime.now >= $0 }) ?? true { return }
      case .resting: return
      }
      let events = Int16(unsent.isEmpty ? POLLIN : POLLIN | POLLOUT)
      var entries = [
        pollfd(fd: terminal.outside, events: events, revents: 0),
        pollfd(fd: process.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: testInput, events: 0, revents: 0),
      ]
      _ = RealTime.inside { poll(&entries, nfds_t(entries.count), pause) }
      // Nobody is left to wait for.
      if entries[2].revents & Int16(POLLHUP) != 0 { return }
      pause = min(pause * 2, Self.longestPause)
    }
    isRestless = true
  }

  /// In milliseconds.
  private static let shortestPause: Int32 = 1
  private static let longestPause: Int32 = 16

  private var activity: ProgramActivity {
    guard unsent.isEmpty, terminal.inputIsRead else { return .working }
    let activity = ProgramActivity(of: process.identifier, terminal: terminal.path)
    var entry = pollfd(fd: terminal.outside, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 0 ? activity : .working
  }

  private func endIfOver() {
    guard process.hasEnded, let end = process.end, !isOver else { return }
    while exchange() {}
    endReport()
    self.end()
    AdapterProgram.end(status: end.status, signal: end.signal)
  }

  // MARK: IdleSource

  /// Whether nothing but input can change the screen.
  public var isIdle: Bool { isOver || activity == .resting }
  /// The source's name in reports.
  public let name = "program"
  /// What the program does, as a sentence.
  public var busyDescription: String {
    activity == .working
      ? "\(programName) is working" : "\(programName) waits for input or for something else"
  }

  /// Hangs up, and kills what doesn't end then.
  public func end() {
    guard !isOver else { return }
    isOver = true
    loop.removeReader(terminal.outside)
    loop.removeReader(process.descriptor)
    process.end(with: SIGHUP, waitingUpTo: Self.patience)
    ProgramProcess.killAll(upTo: Self.killingLimit)
    process.closeDescriptor()
    terminal.close()
  }
}
