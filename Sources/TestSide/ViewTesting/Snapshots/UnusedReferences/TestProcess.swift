import Foundation

/// The tests that a process runs, according to its arguments.
///
/// SwiftPM starts one process for XCTest and one for Swift Testing.
struct TestProcess: Sendable, Hashable {
  enum Library: Sendable {
    case xcTest
    case swiftTesting
  }

  let library: Library
  /// Whether it runs all its tests, without a filter.
  let runsAll: Bool

  static let current = TestProcess(arguments: CommandLine.arguments)

  /// Reads the arguments of a process.
  ///
  /// - Parameter arguments: All arguments, beginning with the program's name.
  init(arguments: [String]) {
    let rest = arguments.dropFirst()
    let isSwiftTesting = zip(rest, rest.dropFirst()).contains {
      $0 == ("--testing-library", "swift-testing")
    }
    library = isSwiftTesting ? .swiftTesting : .xcTest
    runsAll =
      isSwiftTesting
      ? !rest.contains { argument in
        // The option's value follows "=" or is the next argument.
        Self.filters.contains { argument == $0 || argument.hasPrefix($0 + "=") }
      }
      // XCTest takes the names of the tests to run as arguments without an option.
      : rest.allSatisfy { $0.hasPrefix("-") || $0 == "xctest" }
  }

  /// The options with which Swift Testing may leave out tests.
  private static let filters = ["--filter", "--skip", "--configuration-path", "--list-tests"]
}
