import Foundation
import SystemShims

/// The methods of XCTest that run tests: what calls them is what SwiftPM generates, or `main.swift`.
package enum TestRunnerCode {
  /// Whether code returns into one of them.
  ///
  /// Backtraces do not always contain the names of a library's functions, but the dynamic linker
  /// knows them.
  static func contains(_ returnAddress: UInt64) -> Bool {
    function(at: returnAddress).map(performs.contains) ?? false
  }

  /// Whether it runs the blocks that a test has added for its end, and one of them asks now.
  package static var isRunningTeardownBlocks: Bool {
    guard let runTeardownBlocks else { return false }
    return Thread.callStackReturnAddresses.contains {
      function(at: $0.uint64Value) == runTeardownBlocks
    }
  }

  /// Returns the address of the function that contains an address.
  private static func function(at address: UInt64) -> UInt? {
    DynamicLinker.location(of: UInt(address))?.symbol
  }

  /// `XCTestCase.runTeardownBlocks()`, or `nil` if XCTest has no method of that name.
  private static let runTeardownBlocks = dlsym(
    nil, "$s6XCTest0A4CaseC17runTeardownBlocks33_3BE257A46ADB477C7BF2D39968B39F9DLLyyF"
  ).map { UInt(bitPattern: $0) }

  /// `XCTestCase.perform(_:)` and `XCTestSuite.perform(_:)`.
  private static let performs: Set<UInt> = {
    let names = ["$s6XCTest0A4CaseC7performyyAA0A3RunCF", "$s6XCTest0A5SuiteC7performyyAA0A3RunCF"]
    return Set(names.compactMap { name in dlsym(nil, name).map { UInt(bitPattern: $0) } })
  }()
}
