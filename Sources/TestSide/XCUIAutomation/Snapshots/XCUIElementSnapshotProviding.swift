import AutomationProtocol
import Foundation

/// A source of snapshots.
public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
  /// Takes a snapshot of the element and its descendants, in one round trip.
  ///
  /// - Throws: An error if the element doesn't exist or is ambiguous; the test fails only if it doesn't
  ///   catch the error.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
  /// Takes a snapshot of the element and its descendants, in one round trip.
  ///
  /// - Throws: An error if the element doesn't exist or is ambiguous; the test fails only if it doesn't
  ///   catch the error.
  public func snapshot() throws -> any XCUIElementSnapshot {
    let test = RunningTest.current
    guard mayMakeRequest(in: test) else {
      throw AutomationError(
        DeviceProblem.failedTest, purpose: .reading, query: handle.query,
        application: handle.application.name, session: nil)
    }
    let result = try handle.ask(SnapshotCall(handle.query), for: .reading, in: test)
    return SnapshotElement(
      SnapshotTree(result, processIdentifier: handle.processIdentifier(in: test)), at: 0)
  }
}
