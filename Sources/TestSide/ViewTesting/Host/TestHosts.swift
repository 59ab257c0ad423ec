import TerminalUIKit
import XCUIAutomation

/// The host apps of the tests in a process: one for each test module, as each test target in Xcode
/// has one of its own.
@MainActor
final class TestHosts {
  private var hosts: [String: UIApplication.Host] = [:]
  private var lastModule: String?

  /// The module of the current test, or of the last one that asked while none is known, as on a turn
  /// of the main queue.
  var module: String? { TestRun.module ?? lastModule }

  /// The app that hosts the current test, or `nil` if no test has asked yet.
  var current: UIApplication.Host? {
    guard let module else { return nil }
    lastModule = module
    if let host = hosts[module] { return host }
    let host = UIApplication.Host()
    hosts[module] = host
    return host
  }
}
