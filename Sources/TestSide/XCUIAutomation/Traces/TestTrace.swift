import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

/// The trace of a test: its calls to apps, and the messages and screens of the sessions.
final class TestTrace: Sendable {
  /// The name of the test: `Module.Class/method`, or Swift Testing's identifier.
  let name: Name
  /// The task of a Swift Testing test, whose end marks the end of the test.
  let task: TaskIdentity?

  struct Name: Hashable, Sendable {
    var id: String
    var suite: String
    var test: String
  }

  /// A call to an app.
  struct Step: Sendable {
    var text: String
    var start: Double
    var duration: Double
    var appTime: Double?
    /// The reason why the app could not carry out the call, or why the test failed there.
    var message: String?
    /// Further explanations, as sections.
    var details: [String] = []
    /// The positions of the recordings before and after the step.
    var before: Int?
    var after: Int?
    var resources: ProcessResources?
  }

  /// A request that recorded a screen.
  struct Recording: Codable, Sendable {
    var session: Int
    var request: Int
  }

  struct Contents: Sendable {
    var steps: [Step] = []
    var sessions: [RecordedSession] = []
    var recordings: [Recording] = []
    var hasFailed = false
    /// The resources that the apps' processes have used so far.
    fileprivate var used: [ObjectIdentifier: ProcessResources] = [:]
    fileprivate var drivingCalls: [ObjectIdentifier: Int] = [:]
  }

  private let contents = Mutex(Contents())
  let started = ContinuousClock.now
  /// The start, in seconds since 1970.
  let date = Date().timeIntervalSince1970

  init(_ name: Name, task: TaskIdentity?) {
    self.name = name
    self.task = task
  }

  /// The contents so far.
  var current: Contents { contents.withLock { $0 } }

  /// Adds a session that the test has begun, with its first screen.
  func add(_ launch: AppLaunch, _ session: AppSession) {
    contents.withLock { contents in
      contents.sessions.append(RecordedSession(launch: launch, session: session))
      if !contents.steps.isEmpty { record(contents.steps.count - 1, session, &contents) }
    }
  }

  /// Returns an observer that adds each call of a session.
  func observer(also other: SessionObserver?) -> SessionObserver {
    { [weak self] step in
      other?(step)
      self?.add(step)
    }
  }

  /// Adds a failure of the test to its last call.
  func fail(_ message: String) {
    contents.withLock { contents in
      contents.hasFailed = true
      guard let last = contents.steps.indices.last, contents.steps[last].message == nil else {
        return
      }
      contents.steps[last].message = message
    }
  }

  /// Adds an explanation to the last call.
  func explain(_ text: String) {
    contents.withLock { contents in
      guard let last = contents.steps.indices.last else { return }
      contents.steps[last].details.append(text)
    }
  }

  private func add(_ step: SessionStep) {
    // Requests for the explanation of a failed wait aren't steps of the test.
    guard !FailedWait.isBeingExplained else { return }
    contents.withLock { contents in
      contents.steps.append(
        Step(
          text: step.sentence,
          start: (ContinuousClock.now - step.realTime - started) / .seconds(1),
          duration: step.realTime / .seconds(1), appTime: step.appTime,
          before: contents.recordings.indices.last, after: contents.recordings.indices.last))
      let session = contents.sessions.last { $0.session.name == step.app }?.session
      if let session { record(contents.steps.count - 1, session, &contents) }
    }
  }

  /// Lets the app record its screen after a step, if the step may have changed it.
  private func record(_ index: Int, _ session: AppSession, _ contents: inout Contents) {
    let key = ObjectIdentifier(session)
    guard session.state == .runningForeground else { return }
    if let now = session.resources {
      let before = contents.used.updateValue(now, forKey: key)
      var own = now
      own.processorTime = max(0, now.processorTime - (before?.processorTime ?? 0))
      contents.steps[index].resources = own
    }
    let calls = session.drivingCalls
    guard contents.drivingCalls.updateValue(calls, forKey: key) != calls,
      let number = contents.sessions.lastIndex(where: { $0.session === session }),
      let request = session.record()
    else { return }
    contents.recordings.append(Recording(session: number, request: request))
    contents.steps[index].after = contents.recordings.count - 1
  }
}
