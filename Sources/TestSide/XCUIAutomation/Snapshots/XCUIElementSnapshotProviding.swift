import AutomationProtocol
import Foundation

/// Something that can be frozen.
public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
  /// Freezes it, with everything inside it, in one round trip.
  ///
  /// - Throws: When it is not there, or ambiguous; the test fails only if the error leaves it.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
  /// Freezes the element, with everything inside it, in one round trip.
  ///
  /// - Throws: When it is not there, or ambiguous; the test fails only if the error leaves it.
  public func snapshot() throws -> any XCUIElementSnapshot {
    let test = RunningTest.current
    guard mayAsk(in: test) else {
      throw AutomationError(
        DeviceProblem.failedTest, purpose: .reading, query: handle.chain.query,
        application: handle.application.name, session: nil)
    }
    let result = try handle.ask(SnapshotCall(handle.chain.query), for: .reading, in: test)
    return FrozenElement(
      FrozenTree(result, processIdentifier: handle.processIdentifier(in: test)), at: 0)
  }
}
