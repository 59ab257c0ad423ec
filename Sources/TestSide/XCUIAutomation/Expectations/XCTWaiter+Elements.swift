import Foundation
import XCTest
import XCTestCompatibility

// These methods overload those of the toolchain: the compiler prefers them, because they have fewer
// parameters.
extension XCTWaiter {
  /// Waits until all expectations are fulfilled.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  /// - Returns: The result of the wait.
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) -> Result {
    if let misuse = WaitMisuse(waitingFor: expectations, upTo: timeout, with: self) {
      misuse.record(at: CallSite(path: "\(file)", line: line))
      return .interrupted
    }
    var elements = ElementExpectations(among: expectations)
    elements.wait(upTo: timeout)
    elements.leaveNote()
    let rest = elements.unfulfilled.isEmpty ? timeout : 0
    return elements.whileOpen {
      wait(for: expectations, timeout: rest, enforceOrder: false, file: file, line: line)
    }
  }

  /// Waits until all expectations are fulfilled.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  ///   - enforceOrder: Whether the expectations must be fulfilled in their order. If so, all of
  ///     them wait in real time, unless every one is about an app.
  /// - Returns: The result of the wait.
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) -> Result {
    guard enforceOrder else { return wait(for: expectations, timeout: timeout, file: file) }
    if let misuse = WaitMisuse(waitingFor: expectations, upTo: timeout, with: self) {
      misuse.record(at: nil)
      return .interrupted
    }
    var elements = ElementExpectations(among: expectations, inOrder: true)
    if elements.isAboutAppsOnly {
      elements.wait(upTo: timeout)
      elements.leaveNote()
    }
    let rest = elements.isAboutAppsOnly && !elements.unfulfilled.isEmpty ? 0 : timeout
    return elements.whileOpen {
      wait(
        for: expectations, timeout: rest, enforceOrder: true, file: file, line: CallSite.searched)
    }
  }

  /// Waits until all expectations are fulfilled.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  /// - Returns: The result of the wait.
  @discardableResult
  public static func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) -> Result {
    XCTWaiter().wait(for: expectations, timeout: timeout, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  ///   - enforceOrder: Whether the expectations must be fulfilled in their order. If so, all of
  ///     them wait in real time, unless every one is about an app.
  /// - Returns: The result of the wait.
  @discardableResult
  public static func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) -> Result {
    XCTWaiter().wait(
      for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file)
  }

  /// Waits until all expectations are fulfilled.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  /// - Returns: The result of the wait.
  @discardableResult
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) async -> Result {
    if let misuse = WaitMisuse(waitingFor: expectations, upTo: timeout, with: self) {
      misuse.record(at: CallSite(path: "\(file)", line: line))
      return .interrupted
    }
    var elements = ElementExpectations(among: expectations)
    // Asynchronous code has no call stack that leads back to this call.
    CallSite.$ofAsynchronousCall.withValue(CallSite(path: "\(file)", line: line)) {
      elements.wait(upTo: timeout)
      elements.leaveNote()
    }
    let rest = elements.unfulfilled.isEmpty ? timeout : 0
    return await elements.whileOpen {
      await fulfillment(
        of: expectations, timeout: rest, enforceOrder: false, file: file, line: line)
    }
  }

  /// Waits until all expectations are fulfilled.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  /// - Returns: The result of the wait.
  @discardableResult
  public nonisolated(nonsending) static func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) async -> Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: timeout, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  ///   - enforceOrder: Whether the expectations must be fulfilled in their order. If so, all of
  ///     them wait in real time, unless every one is about an app.
  /// - Returns: The result of the wait.
  @discardableResult
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) async -> Result {
    guard enforceOrder else {
      return await fulfillment(of: expectations, timeout: timeout, file: file, line: 0)
    }
    if let misuse = WaitMisuse(waitingFor: expectations, upTo: timeout, with: self) {
      misuse.record(at: CallSite(path: "\(file)", line: 0))
      return .interrupted
    }
    var elements = ElementExpectations(among: expectations, inOrder: true)
    if elements.isAboutAppsOnly {
      elements.wait(upTo: timeout)
      elements.leaveNote()
    }
    let rest = elements.isAboutAppsOnly && !elements.unfulfilled.isEmpty ? 0 : timeout
    return await elements.whileOpen {
      await fulfillment(of: expectations, timeout: rest, enforceOrder: true, file: file, line: 0)
    }
  }

  /// Waits until all expectations are fulfilled.
  ///
  /// Expectations about an app wait in app time, and end at the event.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum time to wait, in seconds: of app time for expectations about an app,
  ///     of real time for the others.
  ///   - enforceOrder: Whether the expectations must be fulfilled in their order. If so, all of
  ///     them wait in real time, unless every one is about an app.
  /// - Returns: The result of the wait.
  @discardableResult
  public nonisolated(nonsending) static func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) async -> Result {
    await XCTWaiter().fulfillment(
      of: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file)
  }
}
