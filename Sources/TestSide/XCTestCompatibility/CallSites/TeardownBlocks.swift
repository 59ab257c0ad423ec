import Foundation
import XCTest

/// Recognises the blocks with which a test cleans up while they run.
///
/// XCTest doesn't say when the body of a test has ended. A rehearsal shows from which places in XCTest's
/// code such a block is called: a test case that is in no list runs a body and a block.
package enum TeardownBlocks {
  /// Whether one of the running test's blocks is on this thread's stack.
  package static var isRunning: Bool {
    guard !callers.isEmpty else { return false }
    return Thread.callStackReturnAddresses.contains { callers.contains($0.uint64Value) }
  }

  /// Rehearses, the first time.
  ///
  /// XCTest waits on the thread's run loop meanwhile, as it does at the beginning of each test, so
  /// this must be at such a beginning.
  static func prepare() { _ = callers }

  /// The return addresses that are on the stack of a block and not on that of a body.
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
