import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import LaunchDomain
import TerminalUIKit
import TerminalUIKitAutomation

/// An app in the test's own process: its window, and the agent that answers requests.
@MainActor
final class InProcessApp: AgentConnection {
  /// A closure that creates the first screen from the launch arguments.
  typealias RootViewControllerMaker = @MainActor ([String]) -> UIViewController

  let lineLimit = LineFramer().limit

  private let name: String
  private let arguments: [String]
  private let make: RootViewControllerMaker
  private var window: TestWindow?
  /// The app's own loop, so that other tests cannot advance its time.
  private lazy var loop = UIApplication.shared.makeLoop()
  /// The app's own screen setting, so that other tests cannot change it.
  private lazy var screen = InProcessScreens.newSetting()
  private let life = UIApplication.Life(.active)
  /// The test that owns the app.
  private let test = TestRun.current?.id
  private var receivesRequestsFromOtherThread = false
  /// The running apps of the tests; changes that a test makes to its app's screens happen in app time.
  private static var running: [TestRun.ID: WeakApp] = [:]
  /// The app that is answering a request.
  private static weak var answering: InProcessApp?

  private struct WeakApp {
    weak var app: InProcessApp?
  }
  /// The launch arguments, including secrets, and the time zone.
  private lazy var settings = AppSettings(arguments)
  private var session: AgentSession?
  private var receiver: (@MainActor (LineFramer.Frame?) -> Void)?
  private var pendingRequests: [LineFramer.Frame] = []
  private var answers: [Data] = []
  private var isClosed = false
  private var deadline: ContinuousClock.Instant?
  /// The windows that existed before, which belong to other owners.
  private var foreignWindows: [ObjectIdentifier: WeakReference] = [:]

  private struct WeakReference {
    weak var window: UIWindow?
  }

  nonisolated init(name: String, arguments: [String], make: @escaping RootViewControllerMaker) {
    self.name = name
    self.arguments = arguments
    self.make = make
  }

  /// The app of the running test.
  private static var current: InProcessApp? {
    running.isEmpty ? nil : TestRun.current.flatMap { running[$0.id]?.app }
  }

  /// Whether the running test's app gets its requests from a thread other than the main thread.
  static var receivesRequestsFromOtherThread: Bool {
    current?.receivesRequestsFromOtherThread ?? false
  }

  /// Runs a block with the settings of the app that is answering, or of the running test's app.
  static func withSettings<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let settings = (answering ?? current)?.settings else { return try body() }
    return try settings.during(body)
  }

  // MARK: The test's side

  /// Receives a line from the test, and carries out the request.
  ///
  /// - Returns: Whether the app still exists.
  func take(_ line: Data) -> Bool {
    guard !isClosed else { return false }
    receivesRequestsFromOtherThread = MainThread.isInMainQueue
    let frame = LineFramer.Frame.line(line.last == 0x0A ? line.dropLast() : line)
    if session == nil {
      pendingRequests.append(frame)
      begin()
    } else {
      inIsolation { loop in
        // Another test may have left its window in front in the meantime, and this test may have
        // changed its screen.
        window?.activate()
        loop.settle()
        receiver?(frame)
      }
    }
    return true
  }

  /// Returns the next answer, after running the app if necessary.
  ///
  /// The result is `nil` at the deadline, or if the app has ended.
  func nextAnswer(by deadline: ContinuousClock.Instant) -> Data? {
    if answers.isEmpty, !isClosed {
      self.deadline = deadline
      defer { self.deadline = nil }
      inIsolation { loop in
        loop.wakeUp = min(loop.wakeUp ?? deadline, deadline)
        loop.run()
      }
    }
    return answers.isEmpty ? nil : answers.removeFirst()
  }

  /// Whether the app has ended.
  var hasEnded: Bool { isClosed }

  /// Removes the app from the screen at once.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    window?.close()
    window = nil
    session = nil
    receiver = nil
    if let test, Self.running[test]?.app === self {
      Self.running[test] = nil
      InProcessScreens.set(nil, of: test)
    }
    RunLoopTime.shared.loopHasChanged()
  }

  // MARK: The agent's side

  func nextFrame() -> LineFramer.Frame? {
    pendingRequests.isEmpty ? nil : pendingRequests.removeFirst()
  }

  func start(on loop: EventLoop, _ receive: @escaping @MainActor (LineFramer.Frame?) -> Void) {
    receiver = receive
  }

  func send(_ line: Data) {
    answers.append(line.last == 0x0A ? line.dropLast() : line)
    loop.stop()
  }

  // MARK: Beginning

  private func begin() {
    let application = UIApplication.shared
    for window in application.windows {
      foreignWindows[ObjectIdentifier(window)] = WeakReference(window: window)
    }
    let session = AgentSession(name: name, connection: self, loop: loop)
    session.inProcessSettings = settings
    guard let call = session.awaitInitialize() else {
      isClosed = true
      return
    }
    self.session = session
    attach(to: application)
    loop.afterSettling { [weak self] in
      guard let self, let deadline else { return }
      if ContinuousClock.now >= deadline { loop.stop() }
    }
    let secrets = LaunchArguments.words(of: call.secrets)
    settings.add(secrets)
    inIsolation { _ in
      let tree = ApplicationTree(application) { [weak self] in self?.close() }
      application.applyLaunchTraits()
      tree.prepareScreen(for: call.device)
      window = TestWindow(make(arguments + secrets))
      session.begin(tree: tree) {}
    }
  }

  /// Lets the test's own changes between requests, such as a presentation, happen in app time.
  private func attach(to application: UIApplication) {
    guard let test else { return }
    Self.running[test] = WeakApp(app: self)
    application.loopForCurrentTest = { InProcessApp.current?.loop }
    application.lifeForCurrentTest = { InProcessApp.answering?.life ?? InProcessApp.current?.life }
    InProcessScreens.set(screen, of: test)
    RunLoopTime.shared.attach(to: loop)
    RunLoopTime.shared.loopHasChanged()
  }

  /// Runs a block in app time, with only the app's own windows visible.
  private func inIsolation<Result>(_ body: (EventLoop) -> Result) -> Result {
    let application = UIApplication.shared
    let answering = Self.answering
    Self.answering = self
    defer { Self.answering = answering }
    let previous = (
      application.windowFilter, application.listsAllRows, application.hasSoftwareKeyboard,
      application.nameOfTestApp
    )
    application.windowFilter = { [weak self] in self?.owns($0) ?? false }
    application.listsAllRows = true
    application.hasSoftwareKeyboard = true
    application.nameOfTestApp = name
    defer {
      (
        application.windowFilter, application.listsAllRows, application.hasSoftwareKeyboard,
        application.nameOfTestApp
      ) = previous
    }
    return InProcessScreens.with(screen) {
      application.with(loop) { application.withTestLoop(body) }
    }
  }

  /// Returns whether a window belongs to this app: its test window, or one that the app created later.
  private func owns(_ window: UIWindow) -> Bool {
    if window === self.window?.window { return true }
    if foreignWindows[ObjectIdentifier(window)]?.window === window { return false }
    return !TestWindow.isTestWindow(window) && !UIApplication.shared.isHostWindow(window)
  }
}
