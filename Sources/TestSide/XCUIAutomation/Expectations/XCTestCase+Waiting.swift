import Foundation
import XCTest

// Overloads of the toolchain's methods: with fewer parameters they are the ones that calls without
// `enforceOrder` get.
extension XCTestCase {
  /// Waits until all expectations are fulfilled, or fails; those about an app end at the event, in its
  /// time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) {
    let site = line == CallSite.searched ? nil : CallSite(path: "\(file)", line: line)
    guard let elements = elements(of: expectations, afterComing: timeout, at: site) else { return }
    elements.whileOpen {
      wait(for: expectations, timeout: timeout, enforceOrder: false, file: file, line: line)
    }
  }

  /// Waits until all expectations are fulfilled, or fails; those about an app end at the event, in its
  /// time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  ///   - enforceOrder: Whether they must be fulfilled in their order; then all of them wait in real
  ///     time, unless every one is about an app.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) {
    findLineOfFailures()
    guard enforceOrder else {
      return wait(for: expectations, timeout: timeout, file: file, line: CallSite.searched)
    }
    guard let elements = elements(of: expectations, inOrder: true, afterComing: timeout, at: nil)
    else { return }
    elements.whileOpen {
      wait(
        for: expectations, timeout: timeout, enforceOrder: true, file: file, line: CallSite.searched
      )
    }
  }

  /// Waits until all expectations are fulfilled, or fails; those about an app end at the event, in its
  /// time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) async {
    let site = CallSite(path: "\(file)", line: line)
    // Nothing below it has this call on its stack.
    let elements = CallSite.$ofAsynchronousCall.withValue(site) {
      self.elements(of: expectations, afterComing: timeout, at: site)
    }
    guard let elements else { return }
    await elements.whileOpen {
      await fulfillment(
        of: expectations, timeout: timeout, enforceOrder: false, file: file, line: line)
    }
  }

  /// Waits until all expectations are fulfilled, or fails; those about an app end at the event, in its
  /// time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  ///   - enforceOrder: Whether they must be fulfilled in their order; then all of them wait in real
  ///     time, unless every one is about an app, and a failure names the file without the line.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) async {
    // A parameter for the line would make calls ambiguous with the toolchain's, and it is not on the
    // stack.
    guard enforceOrder else {
      return await fulfillment(of: expectations, timeout: timeout, file: file, line: 0)
    }
    let site = CallSite(path: "\(file)", line: 0)
    let elements = CallSite.$ofAsynchronousCall.withValue(site) {
      self.elements(of: expectations, inOrder: true, afterComing: timeout, at: site)
    }
    guard let elements else { return }
    await elements.whileOpen {
      await fulfillment(
        of: expectations, timeout: timeout, enforceOrder: true, file: file, line: 0)
    }
  }

  /// Expects a predicate to come true of an object.
  ///
  /// - Parameters:
  ///   - predicate: What is to be true.
  ///   - object: What it is to be true of: an element, a query, or anything.
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

  /// Expects a predicate to come true of an object.
  ///
  /// - Parameters:
  ///   - predicate: What is to be true.
  ///   - object: What it is to be true of: an element, a query, or anything.
  ///   - handler: Asked when it is true whether that is enough.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?, file: StaticString = #filePath,
    handler: XCTNSPredicateExpectation.Handler?
  ) -> XCTestExpectation {
    findLineOfFailures()
    let expectation = named(
      expectation(
        for: ExpectationGate(predicate).makePredicate(), evaluatedWith: object, file: file,
        line: CallSite.searched, handler: handler))
    // When nobody has waited for it at the end, this line is on no stack any more.
    let made = MadeExpectation(expectation: expectation, caller: CallSite.Caller())
    TestLifetimes.update(self) { $0.madeExpectations.append(made) }
    return expectation
  }

  /// Waits until all expectations of the test are fulfilled, or fails; those about an app end at the
  /// event, in its time.
  ///
  /// - Parameter timeout: How long at the most, in seconds of the app's time for what is about an app,
  ///   of real time for the rest.
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: Int = #line
  ) {
    waitForUnwaited(timeout: timeout, file: file, line: line)
  }

  /// Waits until all expectations of the test are fulfilled, or fails; those about an app end at the
  /// event, in its time.
  ///
  /// - Parameters:
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  ///   - handler: Called at the end, with an error when it came too early.
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, handler: XCWaitCompletionHandler?
  ) {
    findLineOfFailures()
    let isFulfilled = waitForUnwaited(timeout: timeout, file: file, line: CallSite.searched)
    handler?(isFulfilled ? nil : XCTestError(.timeoutWhileWaiting))
  }

  /// Waits for everything that the test expects and nobody has waited for.
  ///
  /// - Returns: Whether it was all fulfilled.
  @discardableResult
  private func waitForUnwaited(timeout: TimeInterval, file: StaticString, line: Int) -> Bool {
    let expectations = unwaitedExpectations
    let site = line == CallSite.searched ? nil : CallSite(path: "\(file)", line: line)
    guard !expectations.isEmpty else {
      WaitMisuse.nothingExpected.record(at: site, in: self)
      return false
    }
    guard let elements = elements(of: expectations, afterComing: timeout, at: site) else {
      return false
    }
    return elements.whileOpen {
      XCTWaiter(delegate: self).wait(
        for: expectations, timeout: timeout, enforceOrder: false, file: file, line: line)
        == .completed
    }
  }

  /// Lets a failure find its line by itself: a parameter for it would make calls ambiguous with the
  /// toolchain's, and looking for it before there is a failure takes too long.
  private func findLineOfFailures() { try? InterceptingCaseRun.install(in: self) }

  /// Gives an expectation its words.
  private func named(_ expectation: XCTestExpectation) -> XCTestExpectation {
    if let expectation = expectation as? XCTNSPredicateExpectation {
      expectation.expectationDescription = expectation.elementDescription
    }
    return expectation
  }

  /// Waits for what is about an app; when that does not come, the test fails.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - isOrdered: Whether they must be fulfilled in their order.
  ///   - timeout: How long at the most, in seconds of the app's time.
  ///   - site: The line that waits; nil when it is on the stack.
  /// - Returns: What the toolchain may still wait for; nil when that would be in vain.
  private func elements(
    of expectations: [XCTestExpectation], inOrder isOrdered: Bool = false,
    afterComing timeout: TimeInterval, at site: CallSite?
  ) -> ElementExpectations? {
    if let misuse = WaitMisuse(waitingFor: expectations) {
      misuse.record(at: site, in: self)
      return nil
    }
    var elements = ElementExpectations(among: expectations, inOrder: isOrdered)
    // In an order with others only the toolchain can wait.
    guard elements.isAboutAppsOnly || !isOrdered else { return elements }
    elements.wait(upTo: timeout)
    guard elements.isInVain else { return elements }
    // They count as waited for, so that the end of the test does not complain as well.
    XCTWaiter(delegate: nil).wait(
      for: expectations, timeout: 0, enforceOrder: false, file: #filePath, line: #line)
    // A test that an app has failed already needs no echo of that.
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
}
