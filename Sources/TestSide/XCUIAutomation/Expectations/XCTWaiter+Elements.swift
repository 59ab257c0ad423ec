import Foundation
import XCTest

// Overloads of the toolchain's methods: with fewer parameters they are the ones that calls get.
extension XCTWaiter {
  /// Waits until all expectations are fulfilled; those about an app end at the event, in its time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  /// - Returns: How it ended.
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) -> Result {
    if let misuse = WaitMisuse(waitingFor: expectations, with: self) {
      misuse.record(at: CallSite(path: "\(file)", line: line))
      return .interrupted
    }
    var elements = ElementExpectations(among: expectations)
    elements.wait(upTo: timeout)
    let rest = elements.unfulfilled.isEmpty ? timeout : 0
    return elements.whileOpen {
      wait(for: expectations, timeout: rest, enforceOrder: false, file: file, line: line)
    }
  }

  /// Waits until all expectations are fulfilled; those about an app end at the event, in its time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  ///   - enforceOrder: Whether they must be fulfilled in their order; then all of them wait in real
  ///     time, unless every one is about an app.
  /// - Returns: How it ended.
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) -> Result {
    guard enforceOrder else { return wait(for: expectations, timeout: timeout, file: file) }
    if let misuse = WaitMisuse(waitingFor: expectations, with: self) {
      misuse.record(at: nil)
      return .interrupted
    }
    var elements = ElementExpectations(among: expectations, inOrder: true)
    if elements.isAboutAppsOnly { elements.wait(upTo: timeout) }
    let rest = elements.isAboutAppsOnly && !elements.unfulfilled.isEmpty ? 0 : timeout
    return elements.whileOpen {
      wait(
        for: expectations, timeout: rest, enforceOrder: true, file: file, line: CallSite.searched)
    }
  }

  /// Waits until all expectations are fulfilled; those about an app end at the event, in its time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  /// - Returns: How it ended.
  @discardableResult
  public static func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) -> Result {
    XCTWaiter().wait(for: expectations, timeout: timeout, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled; those about an app end at the event, in its time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  ///   - enforceOrder: Whether they must be fulfilled in their order; then all of them wait in real
  ///     time, unless every one is about an app.
  /// - Returns: How it ended.
  @discardableResult
  public static func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) -> Result {
    XCTWaiter().wait(
      for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file)
  }

  /// Waits until all expectations are fulfilled; those about an app end at the event, in its time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  /// - Returns: How it ended.
  @discardableResult
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) async -> Result {
    if let misuse = WaitMisuse(waitingFor: expectations, with: self) {
      misuse.record(at: CallSite(path: "\(file)", line: line))
      return .interrupted
    }
    var elements = ElementExpectations(among: expectations)
    // Nothing below it has this call on its stack.
    CallSite.$ofAsynchronousCall.withValue(CallSite(path: "\(file)", line: line)) {
      elements.wait(upTo: timeout)
    }
    let rest = elements.unfulfilled.isEmpty ? timeout : 0
    return await elements.whileOpen {
      await fulfillment(
        of: expectations, timeout: rest, enforceOrder: false, file: file, line: line)
    }
  }

  /// Waits until all expectations are fulfilled; those about an app end at the event, in its time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  /// - Returns: How it ended.
  @discardableResult
  public nonisolated(nonsending) static func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) async -> Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: timeout, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled; those about an app end at the event, in its time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  ///   - enforceOrder: Whether they must be fulfilled in their order; then all of them wait in real
  ///     time, unless every one is about an app.
  /// - Returns: How it ended.
  @discardableResult
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) async -> Result {
    guard enforceOrder else {
      return await fulfillment(of: expectations, timeout: timeout, file: file, line: 0)
    }
    if let misuse = WaitMisuse(waitingFor: expectations, with: self) {
      misuse.record(at: CallSite(path: "\(file)", line: 0))
      return .interrupted
    }
    var elements = ElementExpectations(among: expectations, inOrder: true)
    if elements.isAboutAppsOnly { elements.wait(upTo: timeout) }
    let rest = elements.isAboutAppsOnly && !elements.unfulfilled.isEmpty ? 0 : timeout
    return await elements.whileOpen {
      await fulfillment(of: expectations, timeout: rest, enforceOrder: true, file: file, line: 0)
    }
  }

  /// Waits until all expectations are fulfilled; those about an app end at the event, in its time.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - timeout: How long at the most, in seconds of the app's time for what is about an app, of real
  ///     time for the rest.
  ///   - enforceOrder: Whether they must be fulfilled in their order; then all of them wait in real
  ///     time, unless every one is about an app.
  /// - Returns: How it ended.
  @discardableResult
  public nonisolated(nonsending) static func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath
  ) async -> Result {
    await XCTWaiter().fulfillment(
      of: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file)
  }
}
