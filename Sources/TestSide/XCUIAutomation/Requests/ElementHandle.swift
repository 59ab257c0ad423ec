import AppDriving
import AutomationProtocol
import Foundation

/// The elements of an app that a query matches.
///
/// `XCUIElement` and `XCUIElementQuery` wrap this value with Apple's API. Its methods throw errors instead
/// of recording failures.
struct ElementHandle: Sendable {
  /// The app.
  var application: ApplicationReference
  /// The query that is sent to the app, initially that for the app itself.
  var query = ElementQuery.application
  /// The problem that makes the query unusable, which is reported only when the query is used.
  var problem: QueryProblem?
  /// The steps whose predicates only this process can evaluate, by position.
  ///
  /// In `query` these steps match no elements.
  var blockSteps: [Int: BlockStep] = [:]
  /// The attributes of an element from a list, at the time it was found.
  var resolved: ResolvedElement?

  /// The app time, in seconds, for which reading an attribute and acting wait for an element.
  ///
  /// XCUITest searches three times, about a second apart: its log says “(retry 1)” and “(retry 2)”.
  /// Understudy searches again whenever the app has changed.
  static let implicitWait: TimeInterval = 2

  /// The element's name in messages.
  var name: String { query.elementName(application: application.name) }

  /// Counts the matching elements.
  func count(limit: Int? = nil, in test: RunningTest) throws(AutomationError) -> Int {
    try ask(CountCall(query, limit: limit), for: .counting, in: test).count
  }

  /// Returns whether an element matches.
  func exists(in test: RunningTest) throws(AutomationError) -> Bool {
    if resolvedAttributes(in: test) != nil { return true }
    return try count(limit: 1, in: test) > 0
  }

  /// Reads the single matching element.
  func attributes(in test: RunningTest) throws(AutomationError) -> ElementAttributes {
    if let resolved = resolvedAttributes(in: test) { return resolved }
    let call = ResolveCall(query, expecting: .one, timeout: Self.implicitWait)
    let result = try ask(call, for: .reading, timeout: call.timeout, in: test)
    return result.elements.first ?? ElementAttributes(identity: 0, elementType: .other)
  }

  /// Reads all matching elements.
  func all(in test: RunningTest) throws(AutomationError) -> [ElementAttributes] {
    try ask(ResolveCall(query, expecting: .all), for: .counting, in: test).elements
  }

  /// Returns whether exactly one element matches and can be tapped.
  func isHittable(in test: RunningTest) throws(AutomationError) -> Bool {
    let call = ResolveCall(query, expecting: .all, hittability: true)
    let result = try ask(call, for: .reading, in: test)
    return result.elements.count == 1 && result.obstacles == [nil]
  }

  /// Waits until the elements satisfy a condition.
  func wait(
    until condition: WaitCall.Condition, timeout: TimeInterval, in test: RunningTest
  ) throws(AutomationError) -> Bool {
    let call = WaitCall(query, until: condition, timeout: timeout)
    return try ask(call, for: .waiting, timeout: timeout, in: test).isSatisfied
  }

  /// Checks that a time in seconds that the test gives is a number.
  ///
  /// Both comparisons with `nan` are false, so a wait would end at once and look like one in vain.
  func check(
    _ seconds: TimeInterval, name: String = "timeout", for purpose: AutomationError.Purpose
  ) throws(AutomationError) {
    guard seconds.isNaN else { return }
    throw AutomationError(
      AutomationFailure.invalidArgument(.notANumber(name: name)), purpose: purpose, query: query,
      boundName: resolvedName, application: application.name, session: nil)
  }

  /// Makes a call about the elements to the running app.
  func ask<Call: AutomationCall>(
    _ call: Call, for purpose: AutomationError.Purpose, timeout: TimeInterval = 0,
    in test: RunningTest
  ) throws(AutomationError) -> Call.Result {
    var session: AppSession?
    var leftover: LeftoverApp?
    // The call may reveal a secret.
    defer { session?.hideSecretsInFailures(of: test) }
    do {
      if let problem { throw problem }
      session = try application.session(in: test)
      guard let session else {
        throw application.missingSessionError(in: test)
      }
      leftover = LeftoverApp(session, in: test)
      try leftover?.use()
      if !blockSteps.isEmpty, let call = call as? any ElementCall,
        let result = try ask(choosing: call, in: session) as? Call.Result
      {
        return result
      }
      return try session.call(call, timeout: timeout)
    } catch {
      var error = AutomationError(
        error, purpose: purpose, query: query, boundName: resolvedName,
        application: application.name, session: session)
      error.leftover = leftover
      // An invalid query has no session, but may contain a secret.
      if session == nil { error.redactor = (try? application.session(in: test))?.redactor }
      throw error
    }
  }
}
