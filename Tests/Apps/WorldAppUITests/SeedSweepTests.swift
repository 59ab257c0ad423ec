import Foundation
import Testing
import XCTest
import XCTestProgramRunning
import XCUIAutomation

private let seed = ProcessInfo.processInfo.environment["UNDERSTUDY_SEED"]

/// Returns whether the app runs the fourth of several work items, all due at once, after another one.
///
/// Without a seed the first item is always first, which a test may rely on by mistake.
private func fourthIsNotFirst() throws -> Bool {
  let order: [Int] = try World.launch().call("order of work due at once")
  return order[0] != 3
}

/// Fails under some seeds; it runs only in the processes of the sweep.
@Test(.enabled(if: seed != nil))
func `swept work comes in order`() throws {
  #expect(try fourthIsNotFirst())
}

/// The same test for XCTest.
final class SweptTests: XCTestCase {
  func testSweptWorkComesInItsOrder() throws {
    try XCTSkipIf(seed == nil)
    XCTAssertTrue(try fourthIsNotFirst())
  }
}

/// Test processes that run under many seeds.
@Suite struct `A sweep over seeds` {
  private enum Library: CaseIterable {
    case xcTest, swiftTesting

    var arguments: [String] {
      switch self {
      case .xcTest: ["WorldAppUITests.SweptTests/testSweptWorkComesInItsOrder"]
      case .swiftTesting: ["--testing-library", "swift-testing", "--filter", "swept work comes"]
      }
    }
  }

  private func run(_ library: Library, _ environment: [String: String]) throws -> ProgramOutput {
    let bundle = try #require(
      Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        ?? Bundle.main.executableURL)
    return try ProgramOutput.of(bundle, library.arguments, environment: environment)
  }

  @Test(arguments: [true, false])
  func `ends at the first seed that fails, which fails again`(isXCTest: Bool) throws {
    let library = isXCTest ? Library.xcTest : .swiftTesting
    let sweep = try run(library, ["UNDERSTUDY_SEEDS": "50"])
    #expect(sweep.status == 1, "\(sweep.text)")
    let found = try #require(
      sweep.text.firstMatch(of: /fail with the seed ([0-9]+), the first of 1 to 50/))
    let number = try #require(Int(found.1))
    // Each seed before that passes and is reported.
    let passed = sweep.text.matches(of: /seed ([0-9]+): the tests pass/).map { Int($0.1) }
    #expect(passed == Array(1..<number))
    #expect(sweep.text.contains("To repeat the failure: UNDERSTUDY_SEED=\(number)"))
    #expect(try run(library, ["UNDERSTUDY_SEED": "\(number)"]).status == 1)
  }

  @Test func `passes if all seeds pass`() throws {
    let sweep = try run(.xcTest, ["UNDERSTUDY_SEEDS": "50"])
    let passed = sweep.text.matches(of: /seed ([0-9]+): the tests pass/).compactMap { Int($0.1) }
    let seed = try #require(passed.first)
    let output = try run(.xcTest, ["UNDERSTUDY_SEEDS": "\(seed)-\(seed)"])
    #expect(output.status == 0, "\(output.text)")
    #expect(output.text.contains("The tests pass with the seed \(seed)."))
  }

  @Test(arguments: [
    ("UNDERSTUDY_SEEDS", "many", "which is neither a number of seeds from 1 nor a range"),
    ("UNDERSTUDY_SEED", "seven", "UNDERSTUDY_SEED is 'seven', which isn't a whole number."),
  ])
  func `ends at once with a seed that isn't a number`(
    variable: String, value: String, text: String
  ) throws {
    let output = try run(.xcTest, [variable: value])
    #expect(output.status == EX_USAGE)
    #expect(output.text.contains(text))
  }
}
