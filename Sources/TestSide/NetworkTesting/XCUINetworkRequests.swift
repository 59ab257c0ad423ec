import Foundation
import NetworkStubs
import XCUIAutomation

/// The requests of a running app, or those that match a pattern: `app.network.requests`.
///
/// Each access to a property asks the app.
public struct XCUINetworkRequests {
  let app: XCUIApplication
  let pattern: RequestPattern?

  /// Returns the requests that match a pattern.
  public func matching(_ pattern: RequestPattern) -> XCUINetworkRequests {
    XCUINetworkRequests(app: app, pattern: pattern)
  }

  /// The requests so far with their outcomes, oldest first.
  public var records: [RequestRecord] { records(count: 0, timeout: 0) }

  /// The requests so far, oldest first.
  public var all: [NetworkRequest] { records.map(\.request) }

  /// The number of requests so far.
  public var count: Int { records.count }

  /// The last request so far, or `nil` if there isn't one.
  public var last: NetworkRequest? { records.last?.request }

  /// Waits until the app has made at least a number of requests.
  ///
  /// - Parameters:
  ///   - count: The number of requests.
  ///   - timeout: The maximum time to wait, in seconds of app time.
  /// - Returns: Whether the app has made them.
  public func waitForCount(_ count: Int, timeout: TimeInterval) -> Bool {
    records(count: count, timeout: timeout).count >= count
  }

  /// Waits for a request.
  ///
  /// - Parameter timeout: The maximum time to wait, in seconds of app time.
  /// - Returns: The first request, or `nil` if there isn't one in time.
  public func waitForFirst(timeout: TimeInterval) -> NetworkRequest? {
    records(count: 1, timeout: timeout).first?.request
  }

  private func records(count: Int, timeout: TimeInterval) -> [RequestRecord] {
    let call = RequestsCall(pattern, count: count, timeout: timeout)
    return app.call(call, timeout: timeout, or: .init(records: [], elapsed: 0)).records
  }
}
