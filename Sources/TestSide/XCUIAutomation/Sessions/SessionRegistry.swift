import AppDriving
import Dispatch
import LaunchDomain
import PlatformTypes
import Synchronization
import XCTestCompatibility

/// The running apps of this process's tests.
///
/// An `XCUIApplication` is a proxy: every instance for one app within a scope finds the same
/// session here.
final class SessionRegistry: Sendable {
  /// Identifies an app within a scope.
  struct Key: Hashable, Sendable {
    var scope: TestScope
    var executable: String
    /// The path or URL that an adapter opens.
    var subject: String?
    /// The host that runs the app, if the app runs in the test process.
    var host: ObjectIdentifier?
  }

  private struct Entry {
    var session: AppSession
    var launch: AppLaunch
    var task: TaskIdentity
    var lastUse: UInt64
    var isInBackground = false
    /// The XCTest test that launched the app.
    var test: String?
    /// The value of `uses` when a test last launched or activated the app.
    var lastClaim: UInt64
    /// The value of `uses` at the launch.
    var launchMark: UInt64
    /// The app's container, which the next launch in the same test reuses.
    var container: AppContainer?
    /// The proxy that launched the app.
    ///
    /// The proxy itself must not be referenced here: its last reference would be dropped inside the
    /// lock, which its deinitializer needs.
    var proxy: ApplicationReference.Identity
    /// The launch arguments to check again.
    var unreadArguments: UnreadArguments?
    /// The participation of a part in the launch, and whether its report is pending.
    var participation: LaunchParticipation?
    var hasToReport = false

    /// Returns whether the app was launched in this run of a test, and not in an earlier run or test.
    func wasLaunched(in test: RunningTest, by proxy: ApplicationReference) -> Bool {
      switch test.library {
      case .xcTest: launchMark > XCTestWatcher.usesBeforePhase
      // A test may continue in another task than the one that launched its app.
      case .swiftTesting: !task.isOver || self.proxy === proxy.identity
      // Outside of known tests, no two launches belong together.
      case .none: false
      }
    }
  }

  private struct Successor {
    var name: String
    var task: TaskIdentity
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    /// The apps that have replaced others in the test's own process.
    var successors: [Key: Successor] = [:]
    var uses: UInt64 = 0
  }

  static let shared = SessionRegistry()

  private let state = Mutex(State())

  // Swift Testing doesn't announce the end of a test, so apps are ended when their test's task has
  // ended. A few are kept, because a test may continue in another task than the one that launched its
  // app.
  private static let idleLimit = 8

  /// Returns the app's session, or `nil` if the app was never launched.
  func session(for key: Key) -> AppSession? {
    state.withLock { state in
      guard let session = state.entries[key]?.session else { return nil }
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return session
    }
  }

  /// Returns the name of the app that has replaced an app in the test's own process, or `nil`.
  func successor(of key: Key) -> String? { state.withLock { $0.successors[key]?.name } }

  private func note(successorOf keys: [Key], _ name: String) {
    guard !keys.isEmpty else { return }
    state.withLock { state in
      for key in keys { state.successors[key] = Successor(name: name, task: TaskIdentity()) }
    }
  }

  /// Returns the app's last launch, or `nil` if it was never launched.
  func lastLaunch(for key: Key) -> AppLaunch? { state.withLock { $0.entries[key]?.launch } }

  /// Changes the limits of a running app, and those of a relaunch with the last settings.
  ///
  /// This doesn't count as a use of the app, so the frontmost app stays the same.
  func setLimits(of key: Key, _ change: (inout SessionLimits) -> Void) {
    state.withLock { state in
      guard var entry = state.entries[key] else { return }
      change(&entry.launch.limits)
      entry.session.answerLimit = entry.launch.limits.answer
      entry.session.outputLimit = entry.launch.limits.outputByteCount
      state.entries[key] = entry
    }
  }

  /// Launches an app; if it is running, it is ended first.
  ///
  /// The first launch in a test gets an empty container, and later ones find what the app has saved.
  ///
  /// - Parameters:
  ///   - launch: The launch.
  ///   - key: The identity of the app.
  ///   - proxy: The proxy that launches the app.
  ///   - test: The test that launches the app.
  ///   - host: The host that runs the app, if it runs in the test process; each test has at most one
  ///     such app.
  /// - Throws: `AppSessionError`.
  func launch(
    _ launch: AppLaunch, for key: Key, by proxy: ApplicationReference, in test: RunningTest,
    on host: (any AppHost)? = nil, answerer: QuestionAnswerer? = nil
  ) throws(AppSessionError) {
    let earlier = sessionBefore(launchOf: key, by: proxy, in: test)
    _ = session(for: key)?.terminate()
    let replaced = host == nil ? [] : endHosted(in: key.scope).filter { $0 != key }
    if let host { note(successorOf: replaced, host.fullName) }
    endIdle()
    var launch = launch
    let trace = host == nil ? TestTraces.trace(of: test) : nil
    if trace != nil { launch.keepsTranscript = true }
    let session: AppSession
    var container: AppContainer?
    if let host {
      if launch.state != nil {
        throw .cannotStart(
          app: host.fullName,
          reason: "it runs in the test's own process, and only an app with its own has a container")
      }
      session = try host.launch(launch)
      // The first screen is known only now.
      note(successorOf: replaced, host.fullName)
    } else {
      let folder: AppContainer
      if launch.state == nil, let known = self.container(of: key, by: proxy, in: test) {
        folder = known
      } else {
        folder = try AppContainer(for: launch.name, beginningWith: launch.state ?? .empty)
      }
      let writer = Self.stepWriter
      session = try AppLauncher(
        observer: trace.map { $0.observer(also: writer) } ?? writer, answerer: answerer
      ).launch(launch, in: folder)
      container = folder
      trace?.add(launch, session)
    }
    if let earlier { session.hideSecrets(of: earlier) }
    // A relaunch with the same settings finds what the app has saved since.
    launch.state = nil
    let previous = state.withLock { [container, launch] state in
      state.uses += 1
      let entry = Entry(
        session: session, launch: launch, task: TaskIdentity(), lastUse: state.uses,
        test: XCTestWatcher.runningTest?.name, lastClaim: state.uses, launchMark: state.uses,
        container: container, proxy: proxy.identity)
      state.successors[key] = nil
      return state.entries.updateValue(entry, forKey: key)
    }
    UIScreen.main.setMeasure { FrontmostApp.screenSize }
    // Another thread may have launched the same app in the meantime.
    previous?.session.terminate()
    if let unused = previous?.container, unused !== container { unused.remove() }
  }

  /// Returns the session of an app that the test has launched before, or `nil`.
  private func sessionBefore(
    launchOf key: Key, by proxy: ApplicationReference, in test: RunningTest
  ) -> AppSession? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.wasLaunched(in: test, by: proxy) else {
        return nil
      }
      return entry.session
    }
  }

  /// Returns a text with the secrets of all apps of a scope hidden.
  func redact(_ text: String, in scope: TestScope) -> String {
    let sessions = state.withLock { state in
      state.entries.filter { $0.key.scope == scope }.map(\.value.session)
    }
    // Secrets in URLs are hidden even without a session, because a launch may have failed.
    return sessions.reduce(SecretRedactor().redact(text)) { text, session in session.redact(text) }
  }

  /// Returns the container of an app that the test has launched before, or `nil`.
  func container(
    of key: Key, by proxy: ApplicationReference, in test: RunningTest
  ) -> AppContainer? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.wasLaunched(in: test, by: proxy) else {
        return nil
      }
      return entry.container
    }
  }

  /// Removes the containers of apps that have ended, at the end of the test that launched them.
  func removeContainersOfEndedApps(in scope: TestScope) {
    let removed = state.withLock { state in
      var removed: [AppContainer] = []
      for (key, entry) in state.entries
      where key.scope == scope && entry.session.state == .notRunning {
        if let container = entry.container { removed.append(container) }
        state.entries[key]?.container = nil
      }
      return removed
    }
    for container in removed { container.remove() }
  }

  /// Ends apps, and then removes their containers.
  private static func end(_ entries: [Entry]) {
    for entry in entries {
      entry.session.terminate()
      entry.container?.remove()
    }
  }

  /// Returns the running apps of a scope, in the order of their last use.
  func running(in scope: TestScope) -> [AppSession] { entries(in: scope).map(\.session) }

  /// Returns the running apps of a scope that are in the foreground.
  func foreground(in scope: TestScope) -> [AppSession] {
    entries(in: scope).filter { !$0.isInBackground }.map(\.session)
  }

  /// Returns the frontmost app of a scope: the app in the foreground that was used last.
  func frontmost(in scope: TestScope) -> AppSession? { foreground(in: scope).last }

  /// Returns the frontmost app of a scope, if it has been used since a moment.
  ///
  /// - Parameter mark: The value of `uses` at that moment.
  func frontmost(in scope: TestScope, usedAfter mark: UInt64) -> AppSession? {
    entries(in: scope).last { !$0.isInBackground && $0.lastUse > mark }?.session
  }

  /// Returns the running apps of a scope that have been used since a moment, in the order of use.
  ///
  /// - Parameter mark: The value of `uses` at that moment.
  func running(in scope: TestScope, usedAfter mark: UInt64) -> [AppSession] {
    entries(in: scope).filter { $0.lastUse > mark }.map(\.session)
  }

  /// Returns a notice if an app crashed while a test used it and the crash hasn't been reported.
  ///
  /// - Parameters:
  ///   - key: The app, or `nil` for any.
  ///   - test: The test; crashes before its beginning don't concern it.
  func crash(of key: Key? = nil, in test: RunningTest) -> CrashNotice? {
    guard let mark = test.usesBefore else { return nil }
    let used = state.withLock { state in
      state.entries.filter { entry in
        entry.key.scope == test.scope && key.map { $0 == entry.key } ?? true
          && entry.value.lastUse > mark
      }.values.sorted { $0.lastUse < $1.lastUse }.map(\.session)
    }
    for session in used {
      if let crash = session.findCrash() { return crash }
    }
    return nil
  }

  /// Returns the earlier test that left an app running, if a test has not used the app yet.
  func earlierTest(before test: RunningTest, of key: Key) -> String? {
    guard let mark = test.usesBefore else { return nil }
    return state.withLock { state in
      state.entries[key].flatMap { $0.lastUse > mark ? nil : $0.test }
    }
  }

  /// Notes that a test has activated an app, so that it doesn't count as left over.
  func claim(_ key: Key) {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.lastClaim = state.uses
    }
  }

  /// Returns the earlier test that launched an app, if a test has neither launched nor activated it.
  ///
  /// An app that a class has launched in its `setUp` belongs to all its tests.
  func launcher(of session: AppSession, before test: RunningTest) -> String? {
    guard test.library == .xcTest, let mark = test.usesBefore else { return nil }
    return state.withLock { state in
      state.entries.values.first { $0.session === session }
        .flatMap { $0.lastClaim > mark ? nil : $0.test }
    }
  }

  /// Stores the participation of a part in an app's launch.
  func setParticipation(_ participation: LaunchParticipation, of key: Key) {
    state.withLock { state in
      state.entries[key]?.participation = participation
      state.entries[key]?.hasToReport = true
    }
  }

  /// Returns the part of a running app that the test has launched, or `nil`.
  func launchPart(
    of key: Key, by proxy: ApplicationReference, in test: RunningTest
  ) -> (any LaunchPart)? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.wasLaunched(in: test, by: proxy),
        entry.session.state == .runningForeground
      else { return nil }
      return entry.participation?.part
    }
  }

  /// Stores the launch arguments of an app to check again.
  func setUnreadArguments(_ arguments: UnreadArguments?, of key: Key) {
    state.withLock { $0.entries[key]?.unreadArguments = arguments }
  }

  /// Reports the launch arguments that an app has not read, once for each launch.
  ///
  /// - Parameter proxy: The proxy that must have launched the app, or `nil` for any.
  func reportUnreadArguments(
    of key: Key, ofLaunchBy proxy: ApplicationReference.Identity? = nil, in test: RunningTest
  ) {
    let found = state.withLock { state -> (UnreadArguments, AppSession)? in
      guard let entry = state.entries[key], let arguments = entry.unreadArguments,
        proxy == nil || arguments.proxy === proxy
      else { return nil }
      state.entries[key]?.unreadArguments = nil
      return (arguments, entry.session)
    }
    if let (arguments, session) = found { arguments.report(session, in: test) }
    reportParticipation(of: key, ofLaunchBy: proxy, in: test)
  }

  private func reportParticipation(
    of key: Key, ofLaunchBy proxy: ApplicationReference.Identity?, in test: RunningTest
  ) {
    let found = state.withLock { state -> (LaunchParticipation, AppSession)? in
      guard let entry = state.entries[key], entry.hasToReport,
        let participation = entry.participation, proxy == nil || participation.proxy === proxy
      else { return nil }
      state.entries[key]?.hasToReport = false
      return (participation, entry.session)
    }
    if let (participation, session) = found { participation.report(session, in: test) }
  }

  /// Reports the launch arguments that the apps launched by an XCTest test have not read.
  func reportUnreadArguments(ofLaunchesIn test: RunningTest) {
    guard let mark = test.usesBefore else { return }
    let keys = state.withLock { state in
      state.entries.filter { key, entry in
        key.scope == test.scope && entry.launchMark > mark
          && (entry.unreadArguments != nil || entry.hasToReport)
      }.map(\.key)
    }
    for key in keys { reportUnreadArguments(of: key, in: test) }
  }

  /// The observer that writes requests to the step log, or `nil` if the log doesn't include them.
  private static var stepWriter: SessionObserver? {
    guard StepLog.includesAutomation else { return nil }
    return { step in
      if !FailedWait.isBeingExplained { StepLog.note(step.sentence) }
    }
  }

  /// The number of uses of apps so far.
  var uses: UInt64 { state.withLock(\.uses) }

  /// Returns whether an app was sent to the background.
  func isInBackground(_ session: AppSession) -> Bool {
    state.withLock { state in
      state.entries.values.contains { $0.session === session && $0.isInBackground }
    }
  }

  /// Records that an app was sent to the background or came back.
  func setBackground(_ isInBackground: Bool, of session: AppSession) {
    state.withLock { state in
      for (key, entry) in state.entries where entry.session === session {
        state.entries[key]?.isInBackground = isInBackground
      }
    }
  }

  private func entries(in scope: TestScope) -> [Entry] {
    let entries = state.withLock { state in
      state.entries.filter { $0.key.scope == scope }.values.sorted { $0.lastUse < $1.lastUse }
    }
    return entries.filter { $0.session.state == .runningForeground }
  }

  /// Ends all apps of a scope.
  func endAll(in scope: TestScope) {
    let ending = state.withLock { state in
      let ending = state.entries.filter { $0.key.scope == scope }
      for key in ending.keys { state.entries[key] = nil }
      return Array(ending.values)
    }
    Self.end(ending)
  }

  /// Ends the apps in the test's own process that belong to a scope, or to a test that has ended.
  ///
  /// - Returns: The keys of the scope's apps that were running.
  private func endHosted(in scope: TestScope) -> [Key] {
    let ending = state.withLock { state in
      state.successors = state.successors.filter { $0.scope == .process || !$1.task.isOver }
      let ending = state.entries.filter { key, entry in
        key.host != nil && (key.scope == scope || (key.scope != .process && entry.task.isOver))
      }
      for key in ending.keys { state.entries[key] = nil }
      return ending
    }
    let running = ending.filter { $0.scope == scope && $1.session.state == .runningForeground }
    for entry in ending.values { entry.session.terminate() }
    return Array(running.keys)
  }

  private func endIdle() {
    let surplus = state.withLock { state in
      let idle = state.entries.filter { $0.key.scope != .process && $0.value.task.isOver }
      let oldest = idle.sorted { $0.value.lastUse < $1.value.lastUse }
        .prefix(max(0, idle.count - Self.idleLimit))
      for (key, _) in oldest { state.entries[key] = nil }
      return oldest.map(\.value)
    }
    // They end in the background, because no code waits for them.
    guard !surplus.isEmpty else { return }
    DispatchQueue.global().async { Self.end(surplus) }
  }
}
