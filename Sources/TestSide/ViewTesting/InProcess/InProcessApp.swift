import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import LaunchDomain
import TerminalUIKit
import TerminalUIKitAutomation

/// An app in the test's own process: a window of its own, and the agent that answers for it.
@MainActor
final class InProcessApp: AgentConnection {
  /// Makes the first screen of the launch arguments.
  typealias Making = @MainActor ([String]) -> UIViewController

  let lineLimit = LineFramer().limit

  private let name: String
  private let arguments: [String]
  private let make: Making
  private var window: TestWindow?
  /// The app's own, so that its time stands still while other tests move theirs.
  private lazy var loop = UIApplication.shared.makeLoop()
  /// What the app sees of the screen, whatever other tests make of theirs.
  private lazy var screen = InProcessScreens.newSetting()
  private let life = UIApplication.Life(.active)
  /// The test whose app it is.
  private let test = TestRun.current?.id
  private var isAskedFromElsewhere = false
  /// The apps that run now; what their tests do to their screens happens in their time.
  private static var running: [TestRun.ID: WeakApp] = [:]
  /// The app that answers just now.
  private static weak var asked: InProcessApp?

  private struct WeakApp {
    weak var app: InProcessApp?
  }
  /// What its launch arguments, secrets among them, make of the user's defaults.
  private var domain: ArgumentDomain?
  private var session: AgentSession?
  private var receiver: (@MainActor (LineFramer.Frame?) -> Void)?
  private var questions: [LineFramer.Frame] = []
  private var answers: [Data] = []
  private var isClosed = false
  private var deadline: ContinuousClock.Instant?
  /// The windows that were there before; they belong to somebody else.
  private var strangers: [ObjectIdentifier: WeakReference] = [:]

  private struct WeakReference {
    weak var window: UIWindow?
  }

  nonisolated init(name: String, arguments: [String], make: @escaping Making) {
    self.name = name
    self.arguments = arguments
    self.make = make
  }

  /// The app of the test that runs now.
  private static var current: InProcessApp? {
    running.isEmpty ? nil : TestRun.current.flatMap { running[$0.id]?.app }
  }

  /// Whether there is an app, and it is asked from another thread than the main one.
  static var isAskedFromElsewhere: Bool { current?.isAskedFromElsewhere ?? false }

  /// Does something with the launch arguments of the app that answers, or of the test that runs now.
  static func withArguments<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let domain = (asked ?? current)?.domain else { return try body() }
    return try domain.during(body)
  }

  // MARK: The test's end

  /// Takes a line of the test, and carries out what it asks.
  ///
  /// - Returns: Whether there is still an app.
  func take(_ line: Data) -> Bool {
    guard !isClosed else { return false }
    isAskedFromElsewhere = MainThread.isInMainQueue
    let frame = LineFramer.Frame.line(line.last == 0x0A ? line.dropLast() : line)
    if session == nil {
      questions.append(frame)
      begin()
    } else {
      alone { loop in
        // A test that ran in between may have left its window in front, and the test itself may have
        // changed something.
        window?.activate()
        loop.settle()
        receiver?(frame)
      }
    }
    return true
  }

  /// The next answer, for which the app is run if it has to be; nil at the deadline, or when there is no
  /// app any more.
  func nextAnswer(by deadline: ContinuousClock.Instant) -> Data? {
    if answers.isEmpty, !isClosed {
      self.deadline = deadline
      defer { self.deadline = nil }
      alone { loop in
        loop.wakeUp = min(loop.wakeUp ?? deadline, deadline)
        loop.run()
      }
    }
    return answers.isEmpty ? nil : answers.removeFirst()
  }

  /// Whether the app is gone.
  var hasEnded: Bool { isClosed }

  /// Takes the app from the screen at once.
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

  // MARK: The agent's end

  func nextFrame() -> LineFramer.Frame? {
    questions.isEmpty ? nil : questions.removeFirst()
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
      strangers[ObjectIdentifier(window)] = WeakReference(window: window)
    }
    let session = AgentSession(name: name, connection: self, loop: loop)
    guard let call = session.awaitInitialize() else {
      isClosed = true
      return
    }
    self.session = session
    join(application)
    loop.afterSettling { [weak self] in
      guard let self, let deadline else { return }
      if ContinuousClock.now >= deadline { loop.stop() }
    }
    let secrets = call.secrets.sorted { $0.key < $1.key }.flatMap { ["-\($0.key)", $0.value] }
    domain = ArgumentDomain(arguments + secrets)
    alone { _ in
      let tree = ApplicationTree(application) { [weak self] in self?.close() }
      application.takeTraitsOfLaunch()
      tree.prepareScreen(for: call.device)
      window = TestWindow(make(arguments + secrets))
      session.begin(tree: tree) {}
    }
  }

  /// Makes what the test does between its questions, such as presenting something, happen in the app's
  /// time.
  private func join(_ application: UIApplication) {
    guard let test else { return }
    Self.running[test] = WeakApp(app: self)
    application.loopOfTest = { InProcessApp.current?.loop }
    application.lifeOfTest = { InProcessApp.asked?.life ?? InProcessApp.current?.life }
    InProcessScreens.set(screen, of: test)
    RunLoopTime.shared.join(loop)
    RunLoopTime.shared.loopHasChanged()
  }

  /// Does something while the app's window is the only one there is, and in the app's time.
  private func alone<Result>(_ body: (EventLoop) -> Result) -> Result {
    let application = UIApplication.shared
    let asked = Self.asked
    Self.asked = self
    defer { Self.asked = asked }
    let previous = (application.windowFilter, application.listsAllRows, application.nameInTest)
    application.windowFilter = { [weak self] in self?.owns($0) ?? false }
    application.listsAllRows = true
    application.nameInTest = name
    defer {
      (application.windowFilter, application.listsAllRows, application.nameInTest) = previous
    }
    return InProcessScreens.with(screen) {
      application.with(loop) { application.withTestLoop(body) }
    }
  }

  /// Whether a window is this app's: the test's for it, or one that the app has made since.
  private func owns(_ window: UIWindow) -> Bool {
    if window === self.window?.window { return true }
    if strangers[ObjectIdentifier(window)]?.window === window { return false }
    return !TestWindow.isTestWindow(window) && !UIApplication.shared.isHostWindow(window)
  }
}
