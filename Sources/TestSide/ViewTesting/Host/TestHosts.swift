import TerminalUIKit
import XCUIAutomation

/// The host apps of the tests in a process: one for each test module, as for each test target in Xcode.
@MainActor
final class TestHosts {
  private var hosts: [String: UIApplication.Host] = [:]
  private var lastModule: String?

  /// The module of the current test or, outside of tests as in work of the main queue, of the last one.
  var module: String? { TestRun.module ?? lastModule }

  /// The app that hosts the current test, or `nil` if no test is known yet.
  var current: UIApplication.Host? {
    guard let module else { return nil }
    lastModule = module
    if let host = hosts[module] { return host }
    let host = UIApplication.Host()
    hosts[module] = host
    return host
  }
}
