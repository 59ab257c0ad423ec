import Foundation
import XCTest

/// Recognises whether a teardown block of a test is running.
///
/// XCTest doesn't announce the end of a test's body. A rehearsal with an unlisted test case, which runs a
/// body and a teardown block, shows from which places in XCTest's code such blocks are called.
package enum TeardownBlocks {
  /// Whether one of the running test's blocks is on this thread's stack.
  package static var isRunning: Bool {
    guard !callers.isEmpty else { return false }
    return Thread.callStackReturnAddresses.contains { callers.contains($0.uint64Value) }
  }

  /// Runs the rehearsal at the first call.
  ///
  /// During the rehearsal XCTest runs the thread's run loop, as at the beginning of each test, so this
  /// must be called at the beginning of a test.
  static func prepare() { _ = callers }

  /// The return addresses that are on the stack of a teardown block but not on that of a body.
  private static let callers: Set<UInt64> = {
    let rehearsal = Rehearsal(name: "", testClosure: { ($0 as? Rehearsal)?.noteBody() })
    rehearsal.addTeardownBlock { [unowned rehearsal] in rehearsal.noteBlock() }
    rehearsal.invokeTest()
    return Set(rehearsal.block).subtracting(rehearsal.body)
  }()

  private final class Rehearsal: XCTestCase {
    var body: [UInt64] = []
    var block: [UInt64] = []

    func noteBody() { body = Thread.callStackReturnAddresses.map(\.uint64Value) }

    func noteBlock() { block = Thread.callStackReturnAddresses.map(\.uint64Value) }
  }
}
