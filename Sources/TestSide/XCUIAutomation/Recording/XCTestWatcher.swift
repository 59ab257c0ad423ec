import Foundation
import Synchronization
import XCTest

/// Knows which test XCTest runs, and whether it has failed because of an app.
final class XCTestWatcher: NSObject, XCTestObservation {
  // A test case is no Sendable class, but XCTest uses it from whatever thread a test uses.
  private struct Running: @unchecked Sendable {
    var testCase: XCTestCase
    var module: String
    var hasFailed = false
  }

  private static let running = Mutex<Running?>(nil)

  /// The module of the test that runs; nil when none runs.
  static var module: String? { running.withLock { $0?.module } }

  /// Whether the test that runs has failed because of an app.
  static var hasFailed: Bool { running.withLock { $0?.hasFailed ?? false } }

  /// Records a failure of the test that runs; only its first one.
  static func record(_ text: String, at site: CallSite) {
    let testCase = running.withLock { running -> Running? in
      guard running?.hasFailed == false else { return nil }
      running?.hasFailed = true
      return running
    }
    testCase?.testCase.recordFailure(
      withDescription: text, inFile: site.path, atLine: site.line, expected: true)
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let type = String(reflecting: Swift.type(of: testCase))
    let module = String(type.prefix { $0 != "." })
    let next = Running(testCase: testCase, module: module)
    Self.running.withLock { $0 = next }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { Self.running.withLock { $0 = nil } }

  func testBundleDidFinish(_ testBundle: Bundle) { SessionRegistry.shared.endAll(in: .process) }
}

// The watcher must know the first test even if that test is the first to use this module, so it is
// registered when the program is loaded.
@section(".init_array") @used
private let watchFromTheStart: @convention(c) () -> Void = {
  XCTestObservationCenter.shared.addTestObserver(XCTestWatcher())
}
