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
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #file,
    line: Int = #line
  ) {
    guard haveElements(of: expectations, come: timeout) else { return }
    wait(for: expectations, timeout: timeout, enforceOrder: false, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled, or fails; those about an app end at the event, in its
  /// time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #file,
    line: Int = #line
  ) async {
    guard haveElements(of: expectations, come: timeout) else { return }
    await fulfillment(
      of: expectations, timeout: timeout, enforceOrder: false, file: file, line: line)
  }

  /// Expects a predicate to come true of an object.
  ///
  /// - Parameters:
  ///   - predicate: What is to be true.
  ///   - object: What it is to be true of: an element, a query, or anything.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?, file: StaticString = #file,
    line: Int = #line
  ) -> XCTestExpectation {
    remembering(
      expectation(for: predicate, evaluatedWith: object, file: file, line: line, handler: nil))
  }

  /// Expects a predicate to come true of an object.
  ///
  /// - Parameters:
  ///   - predicate: What is to be true.
  ///   - object: What it is to be true of: an element, a query, or anything.
  ///   - handler: Asked when it is true whether that is enough.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?, file: StaticString = #file,
    handler: XCTNSPredicateExpectation.Handler?
  ) -> XCTestExpectation {
    remembering(
      expectation(
        for: predicate, evaluatedWith: object, file: file, line: 0, handler: handler))
  }

  /// Waits until all expectations of the test are fulfilled, or fails; those about an app end at the
  /// event, in its time.
  ///
  /// - Parameter timeout: How long at the most, in seconds of the app's time for what is about an app,
  ///   of real time for the rest.
  @MainActor @preconcurrency
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #file, line: Int = #line
  ) {
    guard haveElements(of: takeRemembered(), come: timeout) else { return }
    waitForExpectations(timeout: timeout, file: file, line: line, handler: nil)
  }

  /// Waits until all expectations of the test are fulfilled, or fails; those about an app end at the
  /// event, in its time.
  ///
  /// - Parameters:
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  ///   - handler: Called at the end, with an error when it came too early.
  @MainActor @preconcurrency
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #file, handler: XCWaitCompletionHandler?
  ) {
    guard haveElements(of: takeRemembered(), come: timeout) else {
      handler?(XCTestError(.timeoutWhileWaiting))
      return
    }
    // A parameter for the line would make the call ambiguous with the toolchain's.
    let line = CallSite.current.line
    waitForExpectations(timeout: timeout, file: file, line: line, handler: handler)
  }

  private func remembering(_ expectation: XCTestExpectation) -> XCTestExpectation {
    let remembered = RememberedExpectation(expectation: expectation)
    TestLifetimes.update(self) { $0.predicateExpectations.append(remembered) }
    return expectation
  }

  private func takeRemembered() -> [XCTestExpectation] {
    let remembered = TestLifetimes.update(self) { lifetime in
      defer { lifetime.predicateExpectations = [] }
      return lifetime.predicateExpectations
    }
    return (remembered ?? []).map(\.expectation)
  }

  /// Waits for what is about an app; when that does not come, the test fails.
  private func haveElements(of expectations: [XCTestExpectation], come timeout: TimeInterval) -> Bool {
    var elements = ElementExpectations(among: expectations)
    elements.wait(upTo: timeout)
    guard elements.hasFailed else { return true }
    // They count as waited for, so that the end of the test does not complain as well.
    XCTWaiter(delegate: nil).wait(
      for: expectations, timeout: 0, enforceOrder: false, file: #file, line: #line)
    let site = CallSite.current
    let names = elements.unfulfilled.joined(separator: ", ")
    recordFailure(
      withDescription: "Asynchronous wait failed - Exceeded timeout of \(timeout) seconds, with "
        + "unfulfilled expectations: \(names)",
      inFile: site.path, atLine: site.line, expected: true)
    return false
  }
}
