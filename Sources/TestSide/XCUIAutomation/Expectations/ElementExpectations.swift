import AppSession
import AutomationProtocol
import Foundation
import XCTest

/// The expectations of a wait that are about an app: they are waited for in the app, in its time, and
/// end at the event.
///
/// The toolchain asks a predicate every hundredth of a second of real time, in which the app's time
/// stands still: what comes later would never come.
struct ElementExpectations {
  private(set) var pending: [XCTNSPredicateExpectation]
  private let gates: [ExpectationGate]
  /// Whether the order of the expectations matters.
  private let isOrdered: Bool
  /// Whether nothing of the wait is left to the toolchain.
  let isAboutAppsOnly: Bool
  let test = RunningTest.current
  /// What blocks have asked so far, which shows only when they are called.
  private var askedByBlocks: [AppSession] = []
  /// How long was waited for them, in seconds of the app's time.
  private(set) var waited: TimeInterval = 0
  /// What kept the app busy at the end.
  private(set) var busy: [String] = []
  /// Whether the wait has failed at once: something came that should not, or came too early.
  private(set) var isOver = false

  /// Takes those of a wait that are about an app: of an element or a query, or of a block, which may
  /// ask for anything.
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

  /// What has not come true, in words.
  var unfulfilled: [String] { pending.map(\.elementDescription) }

  /// Whether waiting longer would be in vain: something that should have come true has not.
  var isInVain: Bool { !isOver && pending.contains { !$0.isInverted } }

  /// Whether the test has failed already because of an app.
  var hasTestFailed: Bool { FailureRecorder.hasFailed(test) }

  /// Lets the toolchain ask the predicates from now on.
  func open() { for gate in gates { gate.open() } }

  /// Keeps the toolchain from asking the predicates again.
  func close() { for gate in gates { gate.close() } }

  /// Lets the toolchain ask the predicates while it waits.
  func whileOpen<Value>(_ wait: () -> Value) -> Value {
    open()
    defer { close() }
    return wait()
  }

  /// Lets the toolchain ask the predicates while it waits.
  nonisolated(nonsending) func whileOpen<Value>(
    _ wait: nonisolated(nonsending) () async -> Value
  ) async -> Value {
    open()
    defer { close() }
    return await wait()
  }

  /// Waits until all have come true, and fulfills each when it does.
  ///
  /// - Parameter timeout: How long at the most, in seconds of the app's time.
  mutating func wait(upTo timeout: TimeInterval) {
    guard !pending.isEmpty else { return }
    waited = timeout
    // A block shows which app it is about, if any, only by being called.
    if !pending.contains(where: \.isAboutElements) { fulfillWhatIsTrue() }
    guard !pending.isEmpty, !isOver else { return }
    let sessions = sessions
    guard !sessions.isEmpty else {
      // Only an app can be waited for. What is about elements has failed by now, or does so here; what
      // is not is left to the toolchain.
      pending.removeAll { !$0.isAboutElements }
      return fulfillWhatIsTrue()
    }
    if sessions.count == 1, waitInApp(sessions[0], upTo: timeout) { return }
    // From before the first look, so that nothing can happen between a look and the wait.
    var joined = sessions
    var apps = WaitedApps(joined)
    var rest = timeout
    while true {
      if let (session, error) = apps.lost, recordIfKilled(error, session, asked: nil) { return }
      // Of an app that is gone or cannot wait the look says what there is to say.
      fulfillWhatIsTrue()
      guard !pending.isEmpty, !isOver, !FailureRecorder.hasFailed(test) else { return }
      let new = askedByBlocks.filter { asked in
        asked.state == .runningForeground && !joined.contains { $0 === asked }
      }
      guard new.isEmpty else {
        // A block has asked one only now, whose time has gone on as that of the others has.
        rest -= apps.elapsed
        for session in new { letPass(timeout - rest, in: session) }
        joined = joined.filter { $0.state == .runningForeground } + new
        apps = WaitedApps(joined)
        continue
      }
      guard apps.pass(upTo: rest) else { return }
      busy = apps.busy
    }
  }

  /// Lets the app wait for a single condition that it understands; returns whether it did.
  private mutating func waitInApp(_ session: AppSession, upTo timeout: TimeInterval) -> Bool {
    guard pending.count == 1, let expectation = pending.first, expectation.handler == nil,
      let handle = (expectation.object as? XCUIElement)?.handle, handle.chain.problem == nil,
      handle.chain.blockSteps.isEmpty,
      let condition = PredicateRegistry.tree(of: expectation.predicate)?.waitCondition
    else { return false }
    let call = WaitCall(handle.chain.query, until: condition, timeout: timeout)
    do {
      let result = try session.call(call, timeout: timeout)
      busy = result.busy
      guard result.isSatisfied else { return true }
      expectation.fulfill()
      pending = []
      return true
    } catch {
      return recordIfKilled(error, session, asked: handle)
    }
  }

  /// Records that the app has crashed, or was ended because it did not answer, as the wait of an element
  /// would.
  ///
  /// Who asks it once more hears only that it is gone. Any other end may be what the test waits for.
  private func recordIfKilled(
    _ error: any Error, _ session: AppSession, asked handle: ElementHandle?
  ) -> Bool {
    switch error as? AppSessionError {
    case .noAnswer, .malformedAnswer, .answerTooLong: break
    case .ended(let end?, _) where end.isCrash: break
    default: return false
    }
    let handle = handle ?? pending.lazy.compactMap(\.handle).first
    recording(or: ()) { _ in
      throw AutomationError(
        error, purpose: .waiting, query: handle?.chain.query ?? .application,
        application: handle?.application.name ?? session.name, session: session)
    }
    return true
  }

  private mutating func fulfillWhatIsTrue() {
    var rest: [XCTNSPredicateExpectation] = []
    for expectation in pending {
      let mark = SessionRegistry.shared.uses
      defer { if !expectation.isAboutElements { noteAsked(since: mark) } }
      guard !isOver, expectation.wantedPredicate.evaluate(with: expectation.object),
        expectation.handler?() ?? true
      else {
        rest.append(expectation)
        continue
      }
      expectation.fulfill()
      isOver = expectation.isInverted || isOrdered && rest.contains { !$0.isInverted }
    }
    pending = rest
  }

  private func letPass(_ seconds: TimeInterval, in session: AppSession) {
    guard seconds > 0 else { return }
    let never = WaitCall(.application, until: .doesNotExist, timeout: seconds)
    // Of an app that is gone the next look says what there is to say.
    _ = try? session.call(never, timeout: seconds)
  }

  private mutating func noteAsked(since mark: UInt64) {
    for session in SessionRegistry.shared.running(in: test.scope, usedAfter: mark)
    where !askedByBlocks.contains(where: { $0 === session }) {
      askedByBlocks.append(session)
    }
  }

  /// The running apps that they are about.
  private var sessions: [AppSession] {
    var sessions = pending.compactMap(\.handle).compactMap {
      try? $0.application.session(in: test)
    }.filter { $0.state == .runningForeground }
    sessions += askedByBlocks.filter { $0.state == .runningForeground }
    // A block that asks none may know of the one in front by other ways; an app that an earlier test has
    // left running is none of this test's business.
    if askedByBlocks.isEmpty, pending.contains(where: { !$0.isAboutElements }),
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

  /// What is more of a predicate tells nobody anything.
  private static let longestFormat = 1000

  /// What is expected, in XCTest's words.
  var elementDescription: String {
    let format = PredicateRegistry.tree(of: predicate)?.shownFormat ?? "BLOCKPREDICATE"
    let subject = object.map { " for object \($0)" } ?? ""
    return "Expect predicate `\(format.shortened(to: Self.longestFormat))`\(subject)"
  }
}

extension ElementPredicate {
  /// What an app can wait for instead of being asked again and again; nil where it cannot.
  fileprivate var waitCondition: WaitCall.Condition? {
    if let exists = wantedExistence { return exists ? .exists : .doesNotExist }
    return needsElement ? .matches(self) : nil
  }

  /// Of `exists == true` and the like, what is wanted.
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

  /// Whether it can be true only of an element that is there: it compares attributes for being
  /// something, and not for being something else.
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
