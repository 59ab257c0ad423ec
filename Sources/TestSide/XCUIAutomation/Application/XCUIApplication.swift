import AppDriving
import AutomationProtocol
import Foundation
import Synchronization
import XCTestCompatibility

/// A proxy for an app, which launches and ends the app and is the root of queries.
///
/// Every instance for the same app within a test represents the same running process. In XCTest all
/// tests share the process, because they run one after the other; tests that Swift Testing runs in
/// parallel have separate processes.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
  private var application: ApplicationReference { handle.application }

  /// Creates a proxy for the app of the test target.
  ///
  /// The environment variable `TEST_TARGET_NAME` names the app. Without that variable, it is `LoginApp`
  /// for the tests of the module `LoginAppUITests` or `LoginAppTests`, or else the only executable
  /// beside the tests that links the agent. If there is no such app, using the proxy fails the test.
  public init() { super.init(ElementHandle(application: .init(.target))) }

  /// Creates a proxy for an app from the name of its executable, or an identifier that ends with
  /// it.
  ///
  /// For example: `com.example.LoginApp`.
  ///
  /// If there is no such executable beside the tests, the proxy is for the desktop's program with that
  /// identifier, such as `org.gnome.Calculator`: a file `org.gnome.Calculator.desktop` specifies its
  /// executable and its first launch arguments. It is driven as by `init(desktop:)`.
  ///
  /// `com.apple.springboard` is the system: its alerts are the permission questions of the app in front.
  /// It has no icons, because no apps are installed.
  public init(bundleIdentifier: String) {
    let application = ApplicationReference(.identifier(bundleIdentifier))
    if let entry = AppLocator().desktopEntry(of: bundleIdentifier) {
      let program = URL(fileURLWithPath: entry.program)
      let desktop = ApplicationReference(.adapted(program, by: .desktop))
      desktop.settings.withLock { $0.arguments = entry.arguments }
      super.init(ElementHandle(application: desktop, query: desktop.root))
      return
    }
    super.init(ElementHandle(application: application, query: application.root))
  }

  /// Creates a proxy for an app from the URL of its executable, or for a web page.
  ///
  /// A URL with `http` or `https`, or of a file with the extension `.html`, `.htm`, `.xhtml` or `.svg`, is
  /// a page. The adapter `understudy-page` opens it in Chromium. Launch arguments become the items of its
  /// query.
  public init(url: URL) {
    let app = AppAdapter.opening(url).map { AppReference.adapted(url, by: $0) } ?? .file(url)
    super.init(ElementHandle(application: .init(app)))
  }

  /// Creates a proxy for a program in a terminal, written in any language, from the URL of its
  /// executable.
  ///
  /// The adapter `understudy-terminal` runs the program in a new terminal. Launch arguments and
  /// environment go to the program, except `-ui-testing.screen`, the size of the terminal in points,
  /// where a character takes 8 × 16.
  public init(terminal url: URL) {
    super.init(ElementHandle(application: .init(.adapted(url, by: .terminal))))
  }

  /// Creates a proxy for a program with windows from the URL of its executable.
  ///
  /// Its toolkit must describe the windows to the desktop's accessibility interface.
  ///
  /// The adapter `understudy-desktop` runs the program on a separate display. Launch arguments and
  /// environment go to the program, except `-ui-testing.screen`, the size of the display in pixels, and
  /// `-ui-testing.clock virtual`, which gives the program virtual time.
  public init(desktop url: URL) {
    super.init(ElementHandle(application: .init(.adapted(url, by: .desktop))))
  }

  /// Creates a proxy for a running program with windows, by its process identifier.
  ///
  /// `activate()` attaches to it, on the display and the message bus with which it was started. Launch
  /// arguments, a launch environment, a saved state and virtual time aren't available. `launch()` fails the
  /// test, and `terminate()` detaches from the program, which continues to run.
  public init(processIdentifier: Int32) {
    super.init(ElementHandle(application: .init(.running(processIdentifier))))
  }

  /// Creates a proxy for an app that a host runs instead of the system.
  package init(host: any AppHost) {
    super.init(
      ElementHandle(application: .init(.identifier(host.name), host: host)))
  }

  // MARK: Launching

  /// The arguments on the app's command line at the next launch.
  open var launchArguments: [String] {
    get { application.settings.withLock { $0.arguments } }
    set { application.settings.withLock { $0.arguments = newValue } }
  }

  /// The environment variables of the next launch, in addition to those of the test process.
  open var launchEnvironment: [String: String] {
    get { application.settings.withLock { $0.environment } }
    set { application.settings.withLock { $0.environment = newValue } }
  }

  /// Launches the app and waits until it is ready; if it is running, it is ended first.
  ///
  /// The app gets a new home, with settings and temporary files. A relaunch in the same test finds them
  /// again, and they are deleted after the test.
  ///
  /// Other apps of the test go to the background.
  open func launch() {
    recording(or: ()) { test in
      try described(.launching) { () throws(AppSessionError) in
        try application.checkIsApp(verb: "launched")
        try application.checkIsLaunched()
      }
      try handle.endApplication(for: .launching, in: test)
      try described(.launching) { () throws(AppSessionError) in
        try LaunchMeasurements.timing(application.name) { () throws(AppSessionError) in
          try application.launch(in: test)
        }
      }
      try activate(afterLaunch: true, in: test)
    }
  }

  /// Brings the app to the foreground; if it isn't running, it is launched with its last settings.
  ///
  /// Other apps of the test go to the background. The springboard is always there, so this does
  /// nothing for it.
  open func activate() {
    if application.isSpringboard { return }
    recording(or: ()) { test in
      try handle.checkForCrash(in: test)
      let before = try running(in: test)
      if before != nil { StepLog.note("Activate \(application.name)") }
      try described(.launching) { () throws(AppSessionError) in try application.activate(in: test) }
      try activate(afterLaunch: before !== (try running(in: test)), in: test)
    }
  }

  /// Ends the app if it is running; when this method returns, its process is gone.
  ///
  /// The test fails if the app crashes while it ends, for example in
  /// `applicationWillTerminate(_:)`.
  open func terminate() {
    recording(or: ()) { test in
      try described(.controllingApplication) { () throws(AppSessionError) in
        try application.checkIsApp(verb: "ended")
      }
      try handle.endApplication(for: .controllingApplication, in: test)
    }
  }

  // MARK: State

  /// The current state of the app.
  open var state: State {
    recording(or: .unknown) { test in try handle.applicationState(in: test) }
  }

  /// Waits until the app is in a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - timeout: The maximum time to wait, in seconds of app time.
  /// - Returns: Whether the app reached the state.
  @discardableResult
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    // An app that has already ended goes through the wait below, which records a crash.
    let isEnd = state == .notRunning && !application.isSpringboard
    if !timeout.isNaN, !isEnd, self.state == state { return true }
    return recording(or: false) { test in
      try handle.check(timeout, for: .waiting)
      var busy: [String] = []
      var isReached = false
      if isEnd {
        isReached = try described(.controllingApplication) { () throws(AppSessionError) in
          guard let session = try application.session(in: test) else { return true }
          // The app can end only if app time passes. It answers this call only if it does not end.
          let never = WaitCall(.application, until: .doesNotExist, timeout: timeout)
          busy = (try? session.call(never, timeout: timeout))?.busy ?? []
          handle.recordCrash(in: test)
          return session.state == .notRunning
        }
      }
      // Only a call of the test can bring about another state.
      if !isReached { leaveNote(ofWaitFor: state, timeout: timeout, busy: busy, in: test) }
      return isReached
    }
  }

  /// Leaves a note for the next failure at this line that the app hasn't reached a state.
  private func leaveNote(
    ofWaitFor wanted: State, timeout: TimeInterval, busy: [String], in test: RunningTest
  ) {
    guard !FailureRecorder.hasFailed(test) else { return }
    let session = try? application.session(in: test)
    let (handle, name) = (handle, application.name)
    let sentence = "Waiting \(timeout.seconds) for \(name) to be \(wanted)"
    let wait = FailedWait(sentence, in: session) {
      let state = try? handle.applicationState(in: test)
      let sections =
        (state.map { ["State: \($0)"] } ?? []) + AutomationError.busySections(busy)
      guard let session, session.state != .notRunning else { return sections }
      return sections + session.circumstances.sections
    }
    wait.leaveNote(about: "\(name) \(wanted)")
    failedWait.withLock { $0 = wait }
  }

  private func running(in test: RunningTest) throws(AutomationError) -> AppSession? {
    try described(.controllingApplication) { () throws(AppSessionError) in
      try application.session(in: test)
    }
  }

  private func activate(
    afterLaunch isNew: Bool, in test: RunningTest
  ) throws(AutomationError) {
    guard let session = try running(in: test) else { return }
    try FrontmostApp(session).activate(afterLaunch: isNew, in: test)
  }

  private func described<Value>(
    _ purpose: AutomationError.Purpose, _ body: () throws(AppSessionError) -> Value
  ) throws(AutomationError) -> Value {
    try handle.described(purpose, body)
  }
}

extension ElementHandle {
  /// Returns the current state of the app.
  func applicationState(in test: RunningTest) throws(AutomationError) -> XCUIApplication.State {
    if application.isSpringboard {
      let hasApp = SessionRegistry.shared.frontmost(in: test.scope) != nil
      return hasApp ? .runningBackground : .runningForeground
    }
    recordCrash(in: test)
    let session = try described(.controllingApplication) { () throws(AppSessionError) in
      try application.session(in: test)
    }
    guard let session, session.state == .runningForeground else { return .notRunning }
    return SessionRegistry.shared.isInBackground(session) ? .runningBackground : .runningForeground
  }

  /// Returns whether the app is running.
  func isRunning(in test: RunningTest) throws(AutomationError) -> Bool {
    try described(.controllingApplication) { () throws(AppSessionError) in
      try application.session(in: test)?.state == .runningForeground
    }
  }

  /// Ends the app if it is running; it may have crashed before, and may crash while it ends.
  fileprivate func endApplication(
    for purpose: AutomationError.Purpose, in test: RunningTest
  ) throws(AutomationError) {
    try checkForCrash(in: test)
    application.reportUnreadArguments(in: test)
    let earlierTest = application.earlierTest(before: test)
    try described(purpose) { () throws(AppSessionError) in
      _ = try application.session(in: test)?.terminate()
    }
    try checkForCrash(leftBy: earlierTest, in: test)
  }

  fileprivate func described<Value>(
    _ purpose: AutomationError.Purpose, _ body: () throws(AppSessionError) -> Value
  ) throws(AutomationError) -> Value {
    do {
      return try body()
    } catch {
      throw AutomationError(
        error, purpose: purpose, query: .application, application: application.name, session: nil)
    }
  }
}
