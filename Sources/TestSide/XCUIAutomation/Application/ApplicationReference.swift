import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

/// The app that a proxy represents, and the settings of its next launch.
final class ApplicationReference: Sendable {
  /// The settings that a test has made.
  struct Settings: Sendable {
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var secretKeys: Set<String> = []
    var limits = SessionLimits()
    var argumentPolicy = XCUIApplication.LaunchArgumentPolicy.initial
    var readsTypedTextBack = TypedTextCheck.initial
    var part: (any LaunchPart)?
    /// The state with which the next launch begins.
    var state: StateFolder?
    var clock = ClockSettings()
  }

  private struct Located {
    var module: String?
    var executable: URL
  }

  /// The identity of a proxy, which can outlive the proxy and is never reused.
  final class Identity: Sendable {}

  let identity = Identity()
  let app: AppReference
  /// The host that runs the app, if the app has no executable.
  let host: (any AppHost)?
  let settings: Mutex<Settings>
  private let located = Mutex<Located?>(nil)

  init(_ app: AppReference, host: (any AppHost)? = nil) {
    self.app = app
    self.host = host
    var settings = Settings()
    if app.subject != nil { settings.limits = .adapter }
    self.settings = Mutex(settings)
  }

  // Swift Testing doesn't announce the end of a test, but the objects that a test owns are released
  // then.
  deinit {
    let test = RunningTest.current
    guard test.library == .swiftTesting, host != nil || located.withLock({ $0 != nil }) else {
      return
    }
    reportUnreadArguments(ofLaunchBy: identity, in: test)
    guard !FailureRecorder.hasFailed(test), (try? session(in: test))?.hasCrashNotice != true,
      let crash = crash(in: test)
    else { return }
    recording(or: ()) { _ in throw AutomationError(crash: crash) }
  }

  /// The app's name in messages.
  var name: String {
    if let host { return host.name }
    if app.subject == nil, let located = located.withLock({ $0 }) {
      return located.executable.lastPathComponent
    }
    switch app {
    case .target: return "app"
    case .identifier(let identifier): return identifier
    case .file(let url), .adapted(let url, by: _):
      let name = url.lastPathComponent
      return name.isEmpty ? SecretRedactor().redact(url.absoluteString) : name
    case .running(let process): return "process \(process)"
    }
  }

  /// Whether a typed text is compared with the text that the app then shows.
  var readsTypedTextBack: Bool { settings.withLock { $0.readsTypedTextBack } }

  /// Whether the proxy represents the system in front of the apps.
  var isSpringboard: Bool { app == .identifier("com.apple.springboard") }

  /// The query for the app itself, or for the system in front of it.
  var root: ElementQuery { isSpringboard ? .system : .application }

  /// Throws an error if the proxy represents the system.
  ///
  /// - Parameter verb: The participle of the test's action, such as “launched”.
  func checkIsApp(verb: String) throws(AppSessionError) {
    if isSpringboard { throw .springboardIsNoApp(verb: verb) }
  }

  /// Throws an error if the proxy represents a process that is already running.
  func checkIsLaunched() throws(AppSessionError) {
    guard case .running = app else { return }
    throw .cannotStart(
      app: name, reason: "it is already running. Call activate(), which attaches to it")
  }

  /// Throws an error if there are settings for a launch, but the app is already running.
  private func checkSettings(_ settings: Settings) throws(AppSessionError) {
    guard case .running = app else { return }
    let part: String? =
      !settings.arguments.isEmpty
      ? "launch arguments"
      : !settings.environment.isEmpty
        ? "a launch environment" : settings.state != nil ? "a state to begin with" : nil
    guard let part else { return }
    throw .cannotStart(
      app: name,
      reason:
        "it is already running, so it can't be given \(part). Use XCUIApplication(desktop:) to launch it"
    )
  }

  /// Returns the session of the app, or of the app in front for the springboard; `nil` without a launch.
  func session(in test: RunningTest) throws(AppSessionError) -> AppSession? {
    if isSpringboard { return SessionRegistry.shared.frontmost(in: test.scope) }
    return SessionRegistry.shared.session(for: try key(in: test))
  }

  /// Returns the reason why there is no session.
  func missingSessionError(in test: RunningTest) -> AppSessionError {
    if isSpringboard { return .springboardWithoutApp }
    // An app that cannot be found was not launched.
    if let host, let other = (try? key(in: test)).flatMap(SessionRegistry.shared.successor(of:)) {
      return .replaced(app: host.fullName, by: other)
    }
    return .notRunning(app: name, before: nil)
  }

  /// Launches the app with the current settings; if it is running, it is ended first.
  func launch(in test: RunningTest) throws(AppSessionError) {
    let key = try key(in: test)
    let settings = settings.withLock { $0 }
    try checkSettings(settings)
    var launch = AppLaunch(
      executable: URL(fileURLWithPath: host?.name ?? key.executable), arguments: settings.arguments,
      secretKeys: settings.secretKeys, environment: settings.environment)
    launch.subject = key.subject
    launch.client = "XCUIAutomation"
    // An adapter's program doesn't support seeds, and an app in this process shares the test's randomness.
    if key.subject == nil, host == nil {
      launch.arguments += TestSeeds.arguments(besides: launch.arguments)
    }
    launch.limits = settings.limits
    launch.state = settings.state
    try start(launch, for: key, in: test)
  }

  /// Returns the container of the app that the test has launched, or `nil`.
  func container(in test: RunningTest) -> AppContainer? {
    (try? key(in: test)).flatMap { SessionRegistry.shared.container(of: $0, by: self, in: test) }
  }

  /// The name of the app in its container and in saved states.
  var containerName: String {
    guard let key = try? key(in: .current) else { return name }
    var launch = AppLaunch(executable: URL(fileURLWithPath: key.executable))
    launch.subject = key.subject
    return launch.name
  }

  /// Changes the limits of the running app and of its future launches.
  func setLimits(_ change: (inout SessionLimits) -> Void) {
    settings.withLock { change(&$0.limits) }
    // An app that cannot be found is not running.
    guard let key = try? key(in: .current) else { return }
    SessionRegistry.shared.setLimits(of: key, change)
  }

  private func start(
    _ launch: AppLaunch, for key: SessionRegistry.Key, in test: RunningTest
  ) throws(AppSessionError) {
    // A launcher checks those of the other apps.
    if host != nil { try launch.checkSettings() }
    var launch = launch
    launch.device =
      DeviceState.current(in: test).screenChanges + settings.withLock { $0.clock.changes }
    if let screen = DefaultScreen.current, launch.environment[DefaultScreen.variable] == nil {
      launch.environment[DefaultScreen.variable] = screen.text
    }
    let part = settings.withLock { settings in
      let part = settings.part ?? LaunchParts.make()
      settings.part = part
      return part
    }
    try part.prepare(&launch)
    try SessionRegistry.shared.launch(
      launch, for: key, by: self, in: test, on: host, answerer: part.answerer)
    let session = SessionRegistry.shared.session(for: key)
    session?.hideSecretsInFailures(of: test)
    if let session { try begin(part, with: session, of: key) }
    let audit = try checkArguments(of: session)
    let policy = settings.withLock { $0.argumentPolicy }
    SessionRegistry.shared.setUnreadArguments(
      UnreadArguments(audit, by: self, policy: policy), of: key)
  }

  private func begin(
    _ part: any LaunchPart, with session: AppSession, of key: SessionRegistry.Key
  ) throws(AppSessionError) {
    do {
      try part.begin(with: session)
    } catch {
      session.terminate()
      throw error
    }
    SessionRegistry.shared.setParticipation(LaunchParticipation(part, proxy: identity), of: key)
  }

  /// Returns the launch part of the running app if this test launched it, or else of the next launch.
  func launchPart(in test: RunningTest) -> (any LaunchPart)? {
    if let key = try? key(in: test),
      let part = SessionRegistry.shared.launchPart(of: key, by: self, in: test)
    {
      return part
    }
    return settings.withLock { $0.part }
  }

  /// Reports the launch arguments that the app has not read, once for each launch.
  ///
  /// - Parameter proxy: The proxy that must have launched the app, or `nil` for any proxy.
  func reportUnreadArguments(ofLaunchBy proxy: Identity? = nil, in test: RunningTest) {
    // An app that cannot be found was not launched.
    guard let key = try? key(in: test) else { return }
    SessionRegistry.shared.reportUnreadArguments(of: key, ofLaunchBy: proxy, in: test)
  }

  /// Ends an app that was launched with unknown arguments, because it may not be stubbed.
  private func checkArguments(of session: AppSession?) throws(AppSessionError) -> LaunchAudit? {
    do {
      return try session?.checkLaunchArguments()
    } catch let error as AppSessionError {
      session?.terminate()
      throw error
    } catch {
      // An agent may not support the audit.
      return nil
    }
  }

  /// Launches the app with the settings of its last launch, unless it is running.
  func activate(in test: RunningTest) throws(AppSessionError) {
    let key = try key(in: test)
    if SessionRegistry.shared.session(for: key)?.state == .runningForeground {
      return SessionRegistry.shared.claim(key)
    }
    guard let last = SessionRegistry.shared.lastLaunch(for: key) else {
      return try launch(in: test)
    }
    try start(last, for: key, in: test)
  }

  /// Returns a notice if the app has crashed in this test and the crash hasn't been reported.
  func crash(in test: RunningTest) -> CrashNotice? {
    // An app that cannot be found was not launched.
    (try? key(in: test)).flatMap { SessionRegistry.shared.crash(of: $0, in: test) }
  }

  /// Returns the earlier test that left the app running, if this test has not used the app yet.
  func earlierTest(before test: RunningTest) -> String? {
    (try? key(in: test)).flatMap { SessionRegistry.shared.earlierTest(before: test, of: $0) }
  }

  private func key(in test: RunningTest) throws(AppSessionError) -> SessionRegistry.Key {
    if let host {
      return SessionRegistry.Key(
        scope: test.scope, executable: host.name, host: ObjectIdentifier(host))
    }
    return SessionRegistry.Key(
      scope: test.scope, executable: try executable(in: test).path, subject: app.subject)
  }

  private func executable(in test: RunningTest) throws(AppSessionError) -> URL {
    if let located = located.withLock({ $0 }), located.module == test.module || app != .target {
      return located.executable
    }
    let executable = try AppLocator().locate(app, testModule: test.module)
    located.withLock { $0 = Located(module: test.module, executable: executable) }
    return executable
  }
}
