import AppSession
import AutomationProtocol
import Foundation
import Synchronization

/// A proxy for an app: it launches it, ends it, and is where queries begin.
///
/// Every instance for the same app within a test stands for the same running process. With XCTest the
/// process belongs to all tests, one after the other; tests that Swift Testing runs side by side have
/// one each.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
  private var application: ApplicationReference { handle.application }

  /// The app of the test target.
  ///
  /// It is the one that `TEST_TARGET_NAME` in the environment names; else, in the tests of the module
  /// `LoginAppUITests` or `LoginAppTests`, `LoginApp`; else the only executable beside the tests that
  /// links the agent. Using it fails when there is none.
  public init() { super.init(ElementHandle(application: .init(.target), chain: .application)) }

  /// An app by the name of its executable, or by an identifier that ends with it:
  /// `com.example.LoginApp`.
  public init(bundleIdentifier: String) {
    super.init(
      ElementHandle(application: .init(.identifier(bundleIdentifier)), chain: .application))
  }

  /// An app by its executable file.
  public init(url: URL) {
    super.init(ElementHandle(application: .init(.file(url)), chain: .application))
  }

  /// An app that something else runs than the system.
  package init(host: any AppHost) {
    super.init(
      ElementHandle(application: .init(.identifier(host.name), host: host), chain: .application))
  }

  // MARK: Launching

  /// What the app finds on its command line at the next launch.
  open var launchArguments: [String] {
    get { application.settings.withLock { $0.arguments } }
    set { application.settings.withLock { $0.arguments = newValue } }
  }

  /// What the app finds in its environment at the next launch, beside the test's own environment.
  open var launchEnvironment: [String: String] {
    get { application.settings.withLock { $0.environment } }
    set { application.settings.withLock { $0.environment = newValue } }
  }

  /// Launches the app and waits until it can be used; if it runs already, it is ended first.
  ///
  /// The app gets a home, settings and temporary files of its own, which are deleted when it ends.
  ///
  /// Other apps of the test go to the background.
  open func launch() {
    recording(or: ()) { test in
      try handle.endApplication(for: .launching, in: test)
      try described(.launching) { () throws(AppSessionError) in
        try LaunchMeasurements.timing(application.name) { () throws(AppSessionError) in
          try application.launch(in: test)
        }
      }
      try comeToFront(afterLaunch: true, in: test)
    }
  }

  /// Brings the app to the front; if it does not run, it is launched as it was launched last.
  ///
  /// Other apps of the test go to the background.
  open func activate() {
    recording(or: ()) { test in
      try handle.checkForCrash(in: test)
      let before = try running(in: test)
      try described(.launching) { () throws(AppSessionError) in try application.activate(in: test) }
      try comeToFront(afterLaunch: before !== (try running(in: test)), in: test)
    }
  }

  /// Ends the app, if it runs; when this returns its process is gone.
  ///
  /// The test fails when the app crashes on the way, for example in `applicationWillTerminate(_:)`.
  open func terminate() {
    recording(or: ()) { test in try handle.endApplication(for: .managing, in: test) }
  }

  // MARK: State

  /// Whether the app runs now, and whether it is in front.
  open var state: State {
    recording(or: .unknown) { test in try handle.applicationState(in: test) }
  }

  /// Waits until the app is in a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - timeout: How long at the most, in seconds of the app's time.
  /// - Returns: Whether it is.
  @discardableResult
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    if self.state == state { return true }
    guard state == .notRunning else { return false }
    return recording(or: false) { test in
      try described(.managing) { () throws(AppSessionError) in
        guard let session = try application.session(in: test) else { return true }
        // The app's time must pass, or it would never get where it ends; it answers this only if it
        // does not end.
        let never = WaitCall(.application, until: .doesNotExist, timeout: timeout)
        _ = try? session.call(never, timeout: timeout)
        handle.recordCrash(in: test)
        return session.state == .notRunning
      }
    }
  }

  private func running(in test: RunningTest) throws(AutomationError) -> AppSession? {
    try described(.managing) { () throws(AppSessionError) in try application.session(in: test) }
  }

  private func comeToFront(
    afterLaunch isNew: Bool, in test: RunningTest
  ) throws(AutomationError) {
    guard let session = try running(in: test) else { return }
    try FrontmostApp(session).comeToFront(afterLaunch: isNew, in: test)
  }

  private func described<Value>(
    _ purpose: AutomationError.Purpose, _ body: () throws(AppSessionError) -> Value
  ) throws(AutomationError) -> Value {
    try handle.described(purpose, body)
  }
}

extension ElementHandle {
  /// Whether the app runs now, and whether it is in front.
  func applicationState(in test: RunningTest) throws(AutomationError) -> XCUIApplication.State {
    recordCrash(in: test)
    let session = try described(.managing) { () throws(AppSessionError) in
      try application.session(in: test)
    }
    guard let session, session.state == .runningForeground else { return .notRunning }
    return SessionRegistry.shared.isInBackground(session) ? .runningBackground : .runningForeground
  }

  /// Ends the app, if it runs; it may have crashed before, and may do so on the way.
  fileprivate func endApplication(
    for purpose: AutomationError.Purpose, in test: RunningTest
  ) throws(AutomationError) {
    try checkForCrash(in: test)
    let earlierTest = application.testBefore(test)
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
