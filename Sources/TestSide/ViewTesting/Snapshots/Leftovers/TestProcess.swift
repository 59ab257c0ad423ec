import Foundation

/// What a process runs, as its arguments say it: SwiftPM starts one for XCTest and one for Swift Testing.
struct TestProcess: Sendable, Hashable {
  enum Library: Sendable {
    case xcTest
    case swiftTesting
  }

  let library: Library
  /// Whether it runs all tests that it has, and not only those that a filter lets through.
  let runsAll: Bool

  static let current = TestProcess(arguments: CommandLine.arguments)

  /// - Parameter arguments: All of them, the program's name first.
  init(arguments: [String]) {
    let rest = arguments.dropFirst()
    let isSwiftTesting = zip(rest, rest.dropFirst()).contains {
      $0 == ("--testing-library", "swift-testing")
    }
    library = isSwiftTesting ? .swiftTesting : .xcTest
    runsAll =
      isSwiftTesting
      ? !rest.contains { argument in
        // With its value behind "=" or as the next argument.
        Self.filters.contains { argument == $0 || argument.hasPrefix($0 + "=") }
      }
      // XCTest takes the names of the tests to run by themselves.
      : rest.allSatisfy { $0.hasPrefix("-") || $0 == "xctest" }
  }

  /// What makes Swift Testing leave out tests, or may do so.
  private static let filters = ["--filter", "--skip", "--configuration-path", "--list-tests"]
}
