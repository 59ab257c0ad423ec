import AppSession
import Dispatch
import PlatformTypes
import Synchronization

/// The apps that run for the tests of this process.
///
/// An `XCUIApplication` is a proxy: every instance of one app within a scope finds the same session
/// here.
final class SessionRegistry: Sendable {
  /// Which app, for which tests.
  struct Key: Hashable, Sendable {
    var scope: TestScope
    var executable: String
    /// What runs it, when it has no process of its own.
    var host: ObjectIdentifier?
  }

  private struct Entry {
    var session: AppSession
    var launch: AppLaunch
    var task: TaskIdentity
    var lastUse: UInt64
    var isInBackground = false
    /// Which test of XCTest has launched it.
    var test: String?
  }

  private struct Successor {
    var name: String
    var task: TaskIdentity
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    /// Which app has taken the place of one without a process of its own.
    var successors: [Key: Successor] = [:]
    var uses: UInt64 = 0
  }

  static let shared = SessionRegistry()

  private let state = Mutex(State())

  // Swift Testing does not say when a test is over, so apps are ended when their test's task is gone.
  // A few are kept, because a test may go on in another task than the one that launched its app.
  private static let idleLimit = 8

  /// The running app's session; nil when it was never launched.
  func session(for key: Key) -> AppSession? {
    state.withLock { state in
      guard let session = state.entries[key]?.session else { return nil }
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return session
    }
  }

  /// Which app has taken the place of one that has no process of its own; nil where none has.
  func successor(of key: Key) -> String? { state.withLock { $0.successors[key]?.name } }

  private func note(successorOf keys: [Key], _ name: String) {
    guard !keys.isEmpty else { return }
    state.withLock { state in
      for key in keys { state.successors[key] = Successor(name: name, task: TaskIdentity()) }
    }
  }

  /// What the app was launched with last; nil when it was never launched.
  func lastLaunch(for key: Key) -> AppLaunch? { state.withLock { $0.entries[key]?.launch } }

  /// Changes the limits of an app that runs, at once, and of its next launch as it was launched last.
  ///
  /// It is no use of the app: whichever was in front stays there.
  func setLimits(of key: Key, _ change: (inout SessionLimits) -> Void) {
    state.withLock { state in
      guard var entry = state.entries[key] else { return }
      change(&entry.launch.limits)
      entry.session.answerLimit = entry.launch.limits.answer
      state.entries[key] = entry
    }
  }

  /// Launches an app; one that runs already is ended first.
  ///
  /// - Parameters:
  ///   - launch: What is launched.
  ///   - key: Which app it is.
  ///   - host: What runs it, when it has no process of its own; there is one such app for each test.
  /// - Throws: `AppSessionError`.
  func launch(
    _ launch: AppLaunch, for key: Key, on host: (any AppHost)? = nil
  ) throws(AppSessionError) {
    _ = session(for: key)?.terminate()
    let replaced = host == nil ? [] : endHosted(in: key.scope).filter { $0 != key }
    if let host { note(successorOf: replaced, host.fullName) }
    endIdle()
    let session: AppSession
    if let host {
      session = try host.launch(launch)
      // Now that its first screen is known.
      note(successorOf: replaced, host.fullName)
    } else {
      session = try AppLauncher().launch(launch)
    }
    let previous = state.withLock { state in
      state.uses += 1
      let entry = Entry(
        session: session, launch: launch, task: TaskIdentity(), lastUse: state.uses,
        test: XCTestWatcher.runningTest?.name)
      state.successors[key] = nil
      return state.entries.updateValue(entry, forKey: key)?.session
    }
    UIScreen.main.setMeasure { FrontmostApp.screenSize }
    // Somebody may have launched the same app in the meantime.
    _ = previous?.terminate()
  }

  /// The apps of a scope that run now, the one used last at the end.
  func running(in scope: TestScope) -> [AppSession] { entries(in: scope).map(\.session) }

  /// The apps of a scope that run now and were not sent to the background.
  func foreground(in scope: TestScope) -> [AppSession] {
    entries(in: scope).filter { !$0.isInBackground }.map(\.session)
  }

  /// The app of a scope that its user would see: of those in the foreground, the one used last.
  func frontmost(in scope: TestScope) -> AppSession? { foreground(in: scope).last }

  /// The frontmost app of a scope, if it has been used since a moment.
  ///
  /// - Parameter mark: What `uses` was then.
  func frontmost(in scope: TestScope, usedAfter mark: UInt64) -> AppSession? {
    entries(in: scope).last { !$0.isInBackground && $0.lastUse > mark }?.session
  }

  /// The apps of a scope that run now and have been used since a moment, the one used last at the end.
  ///
  /// - Parameter mark: What `uses` was then.
  func running(in scope: TestScope, usedAfter mark: UInt64) -> [AppSession] {
    entries(in: scope).filter { $0.lastUse > mark }.map(\.session)
  }

  /// How an app has crashed while a test used it, if that was not told of it yet.
  ///
  /// - Parameters:
  ///   - key: Which app; nil is any.
  ///   - test: The test; what has happened before it is none of its business.
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

  /// Which earlier test has left an app running that a test has not used yet; nil where none has.
  func testBefore(_ test: RunningTest, of key: Key) -> String? {
    guard let mark = test.usesBefore else { return nil }
    return state.withLock { state in
      state.entries[key].flatMap { $0.lastUse > mark ? nil : $0.test }
    }
  }

  /// How often apps have been used so far.
  var uses: UInt64 { state.withLock(\.uses) }

  /// Whether an app was sent to the background.
  func isInBackground(_ session: AppSession) -> Bool {
    state.withLock { state in
      state.entries.values.contains { $0.session === session && $0.isInBackground }
    }
  }

  /// Remembers that an app was sent to the background, or came back.
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
      return ending.values.map(\.session)
    }
    for session in ending { session.terminate() }
  }

  /// Ends the apps without a process of their own that belong to a scope, or to a test that is over.
  ///
  /// - Returns: Those of the scope that ran.
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
      return oldest.map(\.value.session)
    }
    // Nobody waits for them.
    guard !surplus.isEmpty else { return }
    DispatchQueue.global().async { for session in surplus { session.terminate() } }
  }
}
