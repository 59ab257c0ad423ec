import Foundation
import XCTest

// Overloads of the toolchain's methods: with fewer parameters they are the ones that calls without
// `enforceOrder` get.
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
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #file,
    line: Int = #line
  ) -> Result {
    var elements = ElementExpectations(among: expectations)
    elements.wait(upTo: timeout)
    return wait(
      for: expectations, timeout: elements.unfulfilled.isEmpty ? timeout : 0, enforceOrder: false,
      file: file, line: line)
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
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #file,
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
  /// - Returns: How it ended.
  @discardableResult
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #file,
    line: Int = #line
  ) async -> Result {
    var elements = ElementExpectations(among: expectations)
    elements.wait(upTo: timeout)
    return await fulfillment(
      of: expectations, timeout: elements.unfulfilled.isEmpty ? timeout : 0, enforceOrder: false,
      file: file, line: line)
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
    of expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #file,
    line: Int = #line
  ) async -> Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: timeout, file: file, line: line)
  }
}
