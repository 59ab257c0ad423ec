import Foundation
import Testing
import XCTest

/// Tests that must fail.
///
/// The tests of `XCUIAutomation` run this program and compare its report with the `fails:`
/// comments.
@main
struct FailingSuitesProgram {
  static func main() async {
    switch ProcessInfo.processInfo.environment["FAILING_SUITES_LIBRARY"] {
    case "XCTest": XCTMain([testCase(FailingTestCase.allTests), testCase(FailingSetUp.allTests)])
    case "Testing": await Testing.__swiftPMEntryPoint() as Never
    default:
      print("Set FAILING_SUITES_LIBRARY to XCTest or Testing.")
      exit(64)
    }
  }
}
