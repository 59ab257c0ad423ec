import AppRuntime
import CellRendering
import Foundation
import TerminalIO
import TerminalUIKit

/// A window in the terminal while a person tries it, in the middle of a test.
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
  /// Up to when app time has passed.
  private var lastTurn = ContinuousClock.now

  init(_ window: UIWindow) { self.window = window }

  static func hold(_ window: UIWindow) {
    if !SnapshotCheck.isContinuousIntegration { HeldScreen(window).run() }
  }

  static func hold(_ window: UIWindow) async {
    if !SnapshotCheck.isContinuousIntegration { await HeldScreen(window).run() }
  }

  /// Returns when the person wants to go on; at once where there is no terminal.
  ///
  /// - Parameters:
  ///   - input: The terminal's descriptor; nil is the one that the tests were started in.
  ///   - environment: Says what the terminal can do.
  func run(
    input: Int32? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let terminal = HeldTerminal(input: input, environment: environment) else { return }
    defer { terminal.release() }
    window.makeKeyAndVisible()
    application.withTestLoop { loop in
      if !loop.runsMainQueue { hint += HeldPicture.standstill }
      guard begin(terminal, environment) else { return }
      if loop.runsMainQueue {
        runUntilOver(loop)
      } else {
        while isGoingOn { turn() }
      }
      end()
    }
  }

  /// Returns when the person wants to go on; at once where there is no terminal.
  ///
  /// - Parameters:
  ///   - input: The terminal's descriptor; nil is the one that the tests were started in.
  ///   - environment: Says what the terminal can do.
  func run(
    input: Int32? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) async {
    guard let terminal = HeldTerminal(input: input, environment: environment) else { return }
    defer { terminal.release() }
    window.makeKeyAndVisible()
    guard begin(terminal, environment) else { return }
    RunLoopTime.shared.suspend()
    defer { RunLoopTime.shared.resume() }
    while isGoingOn, !Task.isCancelled {
      turn()
      // The main queue runs what has come to it, and then this again: on the same thread, as it has not
      // come to its end, so that Foundation's timers, which belong to a thread, go on.
      await Task.yield()
    }
    end()
  }

  private var isGoingOn: Bool { !isOver && screen?.isStarted == true }

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
    lastTurn = .now
    return true
  }

  private func end() {
    isOver = true
    nextPicture?.cancel()
    screen?.stop()
    // It keeps what it calls.
    screen = nil
    application.resize(sizeBefore)
    application.runUntilIdle()
  }

  private func take(_ input: TerminalInput) {
    if case .key(let stroke) = input, stroke == Self.goingOn {
      isOver = true
      application.loop.stop()
    } else {
      application.handle(input)
    }
  }

  /// What fills the screen follows the terminal, whose last line is the hint's.
  private func resize(to size: CGSize) {
    application.resize(
      CGSize(width: size.width, height: max(CellMetrics.height, size.height - CellMetrics.height)))
    shownVersion = nil
  }

  // MARK: Going on

  private func runUntilOver(_ loop: EventLoop) {
    loop.afterSettling { [weak self] in self?.draw() }
    let followed = loop.realTimeEnd
    // A virtual clock would stand still under the person's eyes.
    loop.realTimeEnd = .infinity
    draw()
    loop.run()
    loop.realTimeEnd = followed
  }

  /// One turn of the app where another loop than the app's runs the main queue.
  ///
  /// Nothing tells when that, or another thread's timer, has changed something: it is looked at as often
  /// as a display would show it.
  private func turn() {
    let loop = application.loop
    let runsMainQueue = loop.runsMainQueue
    loop.runsMainQueue = false
    defer { loop.runsMainQueue = runsMainQueue }
    loop.waitForReaders(upTo: Self.turnLength)
    // The main thread's are run by whoever runs that.
    if !Thread.isMainThread { _ = RunLoop.current.limitDate(forMode: .default) }
    let now = ContinuousClock.now
    loop.advance(to: loop.clock.now + lastTurn.duration(to: now).seconds)
    lastTurn = now
    loop.settle()
    draw()
  }

  private func draw() {
    guard let screen, isGoingOn, shownVersion != application.treeVersion else { return }
    shownVersion = application.treeVersion
    screen.present(HeldPicture.list(of: window, on: screen.size, hint: hint))
    guard nextPicture?.isPending != true else { return }
    nextPicture = application.clock.schedule(after: Self.frameLength, named: "the next picture") {
      [weak self] in self?.shownVersion = nil
    }
  }

  /// The key that ends it: the end of input, as everywhere in a terminal.
  static let goingOn = KeyStroke(.character("d"), .control)
  /// In seconds of app time, which is real here.
  private static let frameLength: TimeInterval = 0.1
  /// In real seconds.
  private static let turnLength: TimeInterval = 1.0 / 60
}
