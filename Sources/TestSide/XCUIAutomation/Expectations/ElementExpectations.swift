import AppDriving
import AutomationProtocol
import FormatPredicates
import Foundation
import XCTest

/// The expectations of a wait that are about an app, which are awaited in the app, in app time.
///
/// The wait ends at the event. The toolchain would evaluate a predicate every hundredth of a second of
/// real time, while app time stands still, so that later events would never occur.
struct ElementExpectations {
  private(set) var pending: [XCTNSPredicateExpectation]
  private let gates: [ExpectationGate]
  /// Whether the order of the expectations matters.
  private let isOrdered: Bool
  /// Whether all expectations of the wait are about apps, so that none is left to the toolchain.
  let isAboutAppsOnly: Bool
  let test = RunningTest.current
  /// The apps to which blocks have made requests; they are known only after a block was called.
  private var sessionsUsedByBlocks: [AppSession] = []
  /// The time, in seconds of app time, that was allowed for the expectations.
  private(set) var waited: TimeInterval = 0
  /// The reasons why the app was busy at the end.
  private(set) var busy: [String] = []
  /// Whether the wait failed at once, because an inverted expectation or one out of order was
  /// fulfilled.
  private(set) var hasFailedAtOnce = false

  /// Selects the expectations of a wait that may be about an app.
  ///
  /// These are expectations about an element or a query, and about a block, which may access any
  /// app.
  init(among expectations: [XCTestExpectation], inOrder isOrdered: Bool = false) {
    self.isOrdered = isOrdered
    gates = expectations.compactMap { expectation in
      (expectation as? XCTNSPredicateExpectation).flatMap { ExpectationGate.of($0.predicate) }
    }
    pending = expectations.compactMap { expectation in
      guard let expectation = expectation as? XCTNSPredicateExpectation else { return nil }
      return expectation.isAboutElements || PredicateRegistry.tree(of: expectation.predicate) == nil
        ? expectation : nil
    }
    isAboutAppsOnly = pending.count == expectations.count
  }

  /// The descriptions of the unfulfilled expectations.
  var unfulfilled: [String] { pending.map(\.elementDescription) }

  /// Whether further waiting is useless, because an expectation that isn't inverted is unfulfilled.
  var isUnfulfilled: Bool { !hasFailedAtOnce && pending.contains { !$0.isInverted } }

  /// Returns the time, in seconds, that the toolchain must still wait.
  ///
  /// It is the whole time, unless all of it has passed in the apps without fulfilling inverted expectations.
  func rest(of timeout: TimeInterval) -> TimeInterval {
    isAboutAppsOnly && !pending.isEmpty && !hasFailedAtOnce ? 0 : timeout
  }

  /// Whether the test has already failed because of an app.
  var hasTestFailed: Bool { FailureRecorder.hasFailed(test) }

  /// Lets the toolchain evaluate the predicates from now on.
  func open() { for gate in gates { gate.open() } }

  /// Keeps the toolchain from evaluating the predicates.
  func close() { for gate in gates { gate.close() } }

  /// Lets the toolchain evaluate the predicates while a block waits.
  func whileOpen<Value>(_ wait: () -> Value) -> Value {
    open()
    defer { close() }
    return wait()
  }

  /// Lets the toolchain evaluate the predicates while a block waits.
  nonisolated(nonsending) func whileOpen<Value>(
    _ wait: nonisolated(nonsending) () async -> Value
  ) async -> Value {
    open()
    defer { close() }
    return await wait()
  }

  /// Waits until all expectations are fulfilled, and fulfills each when its predicate becomes true.
  ///
  /// - Parameter timeout: The maximum time to wait, in seconds of app time.
  mutating func wait(upTo timeout: TimeInterval) {
    guard !pending.isEmpty else { return }
    waited = timeout
    // Only calling a block reveals which app it is about, if any.
    if !pending.contains(where: \.isAboutElements) { fulfillTrueExpectations() }
    guard !pending.isEmpty, !hasFailedAtOnce else { return }
    let sessions = sessions
    guard !sessions.isEmpty else {
      // Only running apps can be waited for. Expectations about elements fail here if they have not
      // failed already; the others are left to the toolchain.
      pending.removeAll { !$0.isAboutElements }
      return fulfillTrueExpectations()
    }
    if sessions.count == 1, waitInApp(sessions[0], upTo: timeout) { return }
    // This precedes the first evaluation, so that no change between an evaluation and the wait is
    // missed.
    var joined = sessions
    var apps = AppsToAwait(joined)
    var rest = timeout
    while true {
      if let (session, error) = apps.failure, recordIfKilled(error, session, handle: nil) { return }
      // The evaluation reports an app that is gone or cannot wait.
      fulfillTrueExpectations()
      guard !pending.isEmpty, !hasFailedAtOnce, !FailureRecorder.hasFailed(test) else { return }
      let new = sessionsUsedByBlocks.filter { session in
        session.state == .runningForeground && !joined.contains { $0 === session }
      }
      guard new.isEmpty else {
        // A block has now accessed another app. As much time must pass there as has passed in the
        // others.
        rest -= apps.elapsed
        for session in new { advanceTime(timeout - rest, in: session) }
        joined = joined.filter { $0.state == .runningForeground } + new
        apps = AppsToAwait(joined)
        continue
      }
      guard apps.advance(upTo: rest) else { return }
      busy = apps.busy
    }
  }

  /// Waits in the app for a single condition that the app understands.
  ///
  /// - Returns: Whether such a wait was possible.
  private mutating func waitInApp(_ session: AppSession, upTo timeout: TimeInterval) -> Bool {
    guard pending.count == 1, let expectation = pending.first, expectation.handler == nil,
      let handle = (expectation.object as? XCUIElement)?.handle, handle.problem == nil,
      handle.blockSteps.isEmpty,
      let condition = PredicateRegistry.tree(of: expectation.predicate)?.waitCondition
    else { return false }
    let call = WaitCall(handle.query, until: condition, timeout: timeout)
    do {
      let result = try session.call(call, timeout: timeout)
      busy = result.busy
      guard result.isSatisfied else { return true }
      expectation.fulfill()
      pending = []
      return true
    } catch {
      return recordIfKilled(error, session, handle: handle)
    }
  }

  /// Records a failure if the app has crashed, or was killed because of its answer or a missing one.
  ///
  /// A further request would only report that the app isn't running. The test may be waiting for any
  /// other kind of end.
  private func recordIfKilled(
    _ error: any Error, _ session: AppSession, handle: ElementHandle?
  ) -> Bool {
    switch error as? AppSessionError {
    case .noAnswer, .malformedAnswer, .answerTooLong: break
    case .ended(let end?, _) where end.isCrash: break
    default: return false
    }
    let handle = handle ?? pending.lazy.compactMap(\.handle).first
    recording(or: ()) { _ in
      throw AutomationError(
        error, purpose: .waiting, query: handle?.query ?? .application,
        application: handle?.application.name ?? session.name, session: session)
    }
    return true
  }

  private mutating func fulfillTrueExpectations() {
    var rest: [XCTNSPredicateExpectation] = []
    for expectation in pending {
      let mark = SessionRegistry.shared.uses
      defer { if !expectation.isAboutElements { recordSessionsUsed(since: mark) } }
      guard !hasFailedAtOnce, expectation.wantedPredicate.evaluate(with: expectation.object),
        expectation.handler?() ?? true
      else {
        rest.append(expectation)
        continue
      }
      expectation.fulfill()
      hasFailedAtOnce = expectation.isInverted || isOrdered && rest.contains { !$0.isInverted }
    }
    pending = rest
  }

  private func advanceTime(_ seconds: TimeInterval, in session: AppSession) {
    guard seconds > 0 else { return }
    let never = WaitCall(.application, until: .doesNotExist, timeout: seconds)
    // The next evaluation reports an app that is gone.
    _ = try? session.call(never, timeout: seconds)
  }

  private mutating func recordSessionsUsed(since mark: UInt64) {
    for session in SessionRegistry.shared.running(in: test.scope, usedAfter: mark)
    where !sessionsUsedByBlocks.contains(where: { $0 === session }) {
      sessionsUsedByBlocks.append(session)
    }
  }

  /// The running apps that the expectations are about.
  private var sessions: [AppSession] {
    var sessions = pending.compactMap(\.handle).compactMap {
      try? $0.application.session(in: test)
    }.filter { $0.state == .runningForeground }
    sessions += sessionsUsedByBlocks.filter { $0.state == .runningForeground }
    // A block that makes no request may observe the frontmost app in other ways. An app that an
    // earlier test left running doesn't concern this test.
    if sessionsUsedByBlocks.isEmpty, pending.contains(where: { !$0.isAboutElements }),
      let front = SessionRegistry.shared.frontmost(
        in: test.scope, usedAfter: XCTestWatcher.usesBeforeTest ?? 0)
    {
      sessions.append(front)
    }
    return sessions.indices.filter { index in
      !sessions[..<index].contains { $0 === sessions[index] }
    }.map { sessions[$0] }
  }
}

extension XCTNSPredicateExpectation {
  fileprivate var isAboutElements: Bool { handle != nil }

  var handle: ElementHandle? {
    (object as? XCUIElement)?.handle ?? (object as? XCUIElementQuery)?.handle
  }

  /// The maximum length of a displayed format, because the end of a longer one isn't useful.
  private static let formatLengthLimit = 1000

  /// The expectation in XCTest's words.
  var elementDescription: String {
    let format = PredicateRegistry.tree(of: predicate)?.displayedFormat ?? "BLOCKPREDICATE"
    let subject = object.map { " for object \($0)" } ?? ""
    return "Expect predicate `\(format.shortened(to: Self.formatLengthLimit))`\(subject)"
  }
}

extension ElementPredicate {
  /// The condition as one for which the app itself can wait, or `nil` if it can't.
  fileprivate var waitCondition: WaitCall.Condition? {
    if let exists = wantedExistence { return exists ? .exists : .doesNotExist }
    return needsElement ? .matches(self) : nil
  }

  /// The expected existence, for predicates such as `exists == true`.
  private var wantedExistence: Bool? {
    guard case .comparison(let comparison) = self, comparison.operator == .equal,
      case .keyPath(let path) = comparison.left, case .constant(let value) = comparison.right,
      path.count == 1, PredicateKey(name: path[0]) == .exists
    else { return nil }
    switch value {
    case .bool(let wanted): return wanted
    case .int(1): return true
    case .int(0): return false
    default: return nil
    }
  }

  /// Whether only an existing element can satisfy the predicate.
  ///
  /// This holds for comparisons with a value, but not for those that demand a different value.
  private var needsElement: Bool {
    switch self {
    case .value, .not: return false
    case .and(let operands), .or(let operands):
      return !operands.isEmpty && operands.allSatisfy(\.needsElement)
    case .comparison(let comparison):
      guard case .keyPath(let path) = comparison.left, case .constant(let value) = comparison.right,
        let name = path.first, let key = PredicateKey(name: name), value != .null
      else { return false }
      return comparison.operator != .notEqual && key != .exists && key != .count
    }
  }
}
