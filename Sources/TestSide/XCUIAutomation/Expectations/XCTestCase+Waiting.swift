import Foundation
import XCTest
import XCTestCompatibility

// These methods overload those of the toolchain: for calls without `enforceOrder` the compiler prefers
// them, because they have fewer parameters.
extension XCTestCase {
  /// Waits until all expectations are fulfilled, or fails.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) {
    let site = line == CallSite.searched ? nil : CallSite(path: "\(file)", line: line)
    guard let elements = waitForElements(of: expectations, timeout: timeout, at: site) else {
      return
    }
    elements.whileOpen {
      wait(
        for: expectations, timeout: elements.rest(of: timeout), enforceOrder: false, file: file,
        line: shown(line))
    }
  }

  /// Waits until all expectations are fulfilled, or fails.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  ///   - enforceOrder: Whether the expectations must be fulfilled in their order. If so, all of
  ///     them wait in real time, unless every one is about an app.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) {
    guard enforceOrder else {
      return wait(for: expectations, timeout: timeout, file: file, line: CallSite.searched)
    }
    guard let elements = waitForElements(of: expectations, inOrder: true, timeout: timeout, at: nil)
    else { return }
    elements.whileOpen {
      wait(
        for: expectations, timeout: elements.rest(of: timeout), enforceOrder: true, file: file,
        line: shown(CallSite.searched))
    }
  }

  /// Waits until all expectations are fulfilled, or fails.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) async {
    let site = CallSite(path: "\(file)", line: line)
    // Asynchronous code has no call stack that leads back to this call.
    let elements = CallSite.$ofAsynchronousCall.withValue(site) {
      self.waitForElements(of: expectations, timeout: timeout, at: site)
    }
    guard let elements else { return }
    await elements.whileOpen {
      await fulfillment(
        of: expectations, timeout: elements.rest(of: timeout), enforceOrder: false, file: file,
        line: line)
    }
  }

  /// Waits until all expectations are fulfilled, or fails.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  ///   - enforceOrder: Whether the expectations must be fulfilled in their order. If so, all of
  ///     them wait in real time, unless every one is about an app, and a failure names the file
  ///     without the line.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) async {
    // The line isn't on the call stack, and a parameter for it would make calls ambiguous with the
    // toolchain's method.
    guard enforceOrder else {
      return await fulfillment(of: expectations, timeout: timeout, file: file, line: 0)
    }
    let site = CallSite(path: "\(file)", line: 0)
    let elements = CallSite.$ofAsynchronousCall.withValue(site) {
      self.waitForElements(of: expectations, inOrder: true, timeout: timeout, at: site)
    }
    guard let elements else { return }
    await elements.whileOpen {
      await fulfillment(
        of: expectations, timeout: elements.rest(of: timeout), enforceOrder: true, file: file,
        line: 0)
    }
  }

  /// Creates an expectation that a predicate becomes true for an object.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - object: The object to evaluate: an element, a query, or any other object.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?, file: StaticString = #filePath,
    line: Int = #line
  ) -> XCTestExpectation {
    named(
      expectation(
        for: ExpectationGate(predicate).makePredicate(), evaluatedWith: object, file: file,
        line: line, handler: nil))
  }

  /// Creates an expectation that a predicate becomes true for an object.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - object: The object to evaluate: an element, a query, or any other object.
  ///   - handler: A closure that is called when the predicate is true, and returns whether that
  ///     fulfills the expectation.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?, file: StaticString = #filePath,
    handler: XCTNSPredicateExpectation.Handler?
  ) -> XCTestExpectation {
    let expectation = named(
      expectation(
        for: ExpectationGate(predicate).makePredicate(), evaluatedWith: object, file: file,
        line: shown(CallSite.searched), handler: handler))
    // If the test ends without a wait for this expectation, the line is no longer on the call
    // stack.
    let made = RecordedExpectation(expectation: expectation, caller: CallSite.Caller())
    TestLifetimes.update(self) { $0.recordedExpectations.append(made) }
    return expectation
  }

  /// Waits until all expectations of the test are fulfilled, or fails.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameter timeout: The maximum time to wait, in seconds: of app time for expectations about
  ///   an app, of real time for the others.
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: Int = #line
  ) {
    waitForUnwaited(timeout: timeout, file: file, line: line)
  }

  /// Waits until all expectations of the test are fulfilled, or fails.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  ///   - handler: A closure that is called at the end, with an error if the wait failed.
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, handler: XCWaitCompletionHandler?
  ) {
    let isFulfilled = waitForUnwaited(timeout: timeout, file: file, line: CallSite.searched)
    handler?(isFulfilled ? nil : XCTestError(.timeoutWhileWaiting))
  }

  /// Waits for all expectations of the test that have not been waited for.
  ///
  /// - Returns: Whether all of them were fulfilled.
  @discardableResult
  private func waitForUnwaited(timeout: TimeInterval, file: StaticString, line: Int) -> Bool {
    let site = line == CallSite.searched ? nil : CallSite(path: "\(file)", line: line)
    guard let expectations = unwaitedExpectations else {
      WaitMisuse.unknownExpectations.record(at: site, in: self)
      return false
    }
    guard !expectations.isEmpty else {
      WaitMisuse.nothingExpected.record(at: site, in: self)
      return false
    }
    guard let elements = waitForElements(of: expectations, timeout: timeout, at: site) else {
      return false
    }
    return elements.whileOpen {
      XCTWaiter(delegate: self).wait(
        for: expectations, timeout: elements.rest(of: timeout), enforceOrder: false, file: file,
        line: shown(line)) == .completed
    }
  }

  /// Lets a failure of XCTest find its line when it is recorded.
  ///
  /// A parameter for the line would make calls ambiguous with the toolchain's method, and a search
  /// on every call would take too long.
  private func shown(_ line: Int) -> Int { InterceptingCaseRun.line(line, in: self) }

  /// Sets the description of an expectation.
  private func named(_ expectation: XCTestExpectation) -> XCTestExpectation {
    if let expectation = expectation as? XCTNSPredicateExpectation {
      expectation.expectationDescription = expectation.elementDescription
    }
    return expectation
  }

  /// Waits for the expectations about an app, and fails the test if they are not fulfilled.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - isOrdered: Whether they must be fulfilled in their order.
  ///   - timeout: The maximum time to wait, in seconds of app time.
  ///   - site: The line that waits, or `nil` to search the call stack.
  /// - Returns: The expectations for which the toolchain must still wait, or `nil` if the wait has failed.
  private func waitForElements(
    of expectations: [XCTestExpectation], inOrder isOrdered: Bool = false,
    timeout: TimeInterval, at site: CallSite?
  ) -> ElementExpectations? {
    if let misuse = WaitMisuse(waitingFor: expectations, upTo: timeout) {
      if misuse == .timeoutIsNotANumber { noteWait(for: expectations) }
      misuse.record(at: site, in: self)
      return nil
    }
    var elements = ElementExpectations(among: expectations, inOrder: isOrdered)
    // Only the toolchain can wait in order for expectations of both kinds.
    guard elements.isAboutAppsOnly || !isOrdered else { return elements }
    elements.wait(upTo: timeout)
    guard elements.isUnfulfilled else { return elements }
    noteWait(for: expectations)
    // If an app has already failed the test, another failure would only repeat that.
    if elements.hasTestFailed { return nil }
    let site = site ?? .current
    let names = elements.unfulfilled.joined(separator: ", ")
    let details = elements.details.joined(separator: "\n")
    let issue = XCTIssue(
      type: .assertionFailure,
      compactDescription: "Asynchronous wait failed - Exceeded timeout of \(timeout) seconds, with "
        + "unfulfilled expectations: \(names)",
      detailedDescription: details.isEmpty ? nil : details, sourceCodeContext: site.context)
    IssueRecorder.record(issue, at: site, in: self)
    return nil
  }

  /// Marks expectations as waited for, so that the end of the test records no second failure.
  private func noteWait(for expectations: [XCTestExpectation]) {
    XCTWaiter(delegate: nil).wait(
      for: expectations, timeout: 0, enforceOrder: false, file: #filePath, line: #line)
  }
}
