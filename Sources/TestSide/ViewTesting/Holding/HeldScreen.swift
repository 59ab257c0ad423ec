import AppRuntime
import CellRendering
import Foundation
import TerminalEvents
import TerminalIO
import TerminalUIKit

/// A window in the terminal while a person uses it in the middle of a test.
@MainActor
final class HeldScreen {
  private let window: UIWindow
  private let application = UIApplication.shared
  private var screen: TerminalScreen?
  private var isOver = false
  private var hint = HeldPicture.hint
  private var shownVersion: UInt64?
  private var nextPicture: ScheduledWork?
  private var sizeBefore = CGSize.zero
  /// The moment up to which app time has advanced.
  private var lastMoment = ContinuousClock.now

  init(_ window: UIWindow) { self.window = window }

  static func hold(_ window: UIWindow) {
    if !SnapshotCheck.isContinuousIntegration { HeldScreen(window).run() }
  }

  static func hold(_ window: UIWindow) async {
    if !SnapshotCheck.isContinuousIntegration { await HeldScreen(window).run() }
  }

  /// Runs until the person continues the test; returns at once if there is no terminal.
  ///
  /// - Parameters:
  ///   - input: The terminal's descriptor, or `nil` for the terminal in which the tests were
  ///     started.
  ///   - environment: The environment variables, which describe the terminal.
  func run(
    input: Int32? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let terminal = HeldTerminal(input: input, environment: environment) else { return }
    defer { terminal.release() }
    window.makeKeyAndVisible()
    application.withTestLoop { loop in
      if !loop.runsMainQueue { hint += HeldPicture.mainQueueNotice }
      guard begin(terminal, environment) else { return }
      if loop.runsMainQueue {
        runUntilOver(loop)
      } else {
        while isRunning { runOnce() }
      }
      end()
    }
  }

  /// Runs until the person continues the test; returns at once if there is no terminal.
  ///
  /// - Parameters:
  ///   - input: The terminal's descriptor, or `nil` for the terminal in which the tests were
  ///     started.
  ///   - environment: The environment variables, which describe the terminal.
  func run(
    input: Int32? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) async {
    guard let terminal = HeldTerminal(input: input, environment: environment) else { return }
    defer { terminal.release() }
    window.makeKeyAndVisible()
    guard begin(terminal, environment) else { return }
    RunLoopTime.shared.suspend()
    defer { RunLoopTime.shared.resume() }
    while isRunning, !Task.isCancelled {
      runOnce()
      // The main queue runs its pending work before it resumes this function. It stays on the same
      // thread, because it never becomes empty, so Foundation's timers, which belong to a thread,
      // continue.
      await Task.yield()
    }
    end()
  }

  private var isRunning: Bool { !isOver && screen?.isStarted == true }

  private func begin(_ terminal: HeldTerminal, _ environment: [String: String]) -> Bool {
    let screen = TerminalScreen(
      loop: application.loop, input: terminal.input, output: terminal.output,
      environment: environment, holdsBackPipes: terminal.isFoundByName)
    screen.paper = UIScreen.main.paper
    do {
      try screen.start(
        onInput: { [self] in take($0) },
        onResize: { [self] in resize(to: $0) })
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("hold(): \(error)\n".utf8))
      return false
    }
    self.screen = screen
    sizeBefore = UIScreen.main.bounds.size
    resize(to: screen.size)
    lastMoment = .now
    return true
  }

  private func end() {
    isOver = true
    nextPicture?.cancel()
    screen?.stop()
    // The screen retains its closures, which retain this object.
    screen = nil
    application.resize(sizeBefore)
    application.runUntilIdle()
  }

  private func take(_ input: TerminalInput) {
    if case .key(let stroke) = input, stroke == Self.continueKey {
      isOver = true
      application.loop.stop()
    } else {
      application.handle(input)
    }
  }

  /// Resizes the screen to the terminal, except the last line, which shows the hint.
  private func resize(to size: CGSize) {
    application.resize(
      CGSize(width: size.width, height: max(CellMetrics.height, size.height - CellMetrics.height)))
    shownVersion = nil
  }

  // MARK: Running

  private func runUntilOver(_ loop: EventLoop) {
    loop.afterSettling { [weak self] in self?.draw() }
    let followed = loop.realTimeEnd
    // Virtual time would stand still while the person watches.
    loop.realTimeEnd = .infinity
    draw()
    loop.run()
    loop.realTimeEnd = followed
  }

  /// Runs the app once, if another loop than the app's runs the main queue.
  ///
  /// There is no notification of changes by the main queue or by another thread's timers, so this
  /// is called at the rate of a display.
  private func runOnce() {
    let loop = application.loop
    let runsMainQueue = loop.runsMainQueue
    loop.runsMainQueue = false
    defer { loop.runsMainQueue = runsMainQueue }
    loop.waitForReaders(upTo: Self.displayInterval)
    // The main thread's timers are run by the code that runs the main thread's run loop.
    if !Thread.isMainThread { _ = RunLoop.current.limitDate(forMode: .default) }
    let now = ContinuousClock.now
    loop.advance(to: loop.clock.now + lastMoment.duration(to: now).seconds)
    lastMoment = now
    loop.settle()
    draw()
  }

  private func draw() {
    guard let screen, isRunning, shownVersion != application.treeVersion else { return }
    shownVersion = application.treeVersion
    screen.present(HeldPicture.list(of: window, on: screen.size, hint: hint))
    guard nextPicture?.isPending != true else { return }
    nextPicture = application.clock.schedule(after: Self.pictureInterval, named: "the next frame") {
      [weak self] in self?.shownVersion = nil
    }
  }

  /// The key that continues the test: Control-D, the end of input in a terminal.
  static let continueKey = KeyStroke(.character("d"), .control)
  /// The interval of redrawing, in seconds of app time, which is real time here.
  private static let pictureInterval: TimeInterval = 0.1
  /// The maximum wait for input in one iteration, in seconds of real time.
  private static let displayInterval: TimeInterval = 1.0 / 60
}
