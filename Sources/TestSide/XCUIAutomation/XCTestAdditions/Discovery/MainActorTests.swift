import XCTest

// SwiftPM lists the tests of each class in a source file of its own making, and hands the lists to
// XCTest's `testCase`. That takes no methods of the main actor: the program crashes at its start, in a
// cast. Xcode's own templates have such methods. These overloads fit them better, wherever a target
// re-exports this module, which is what that source file imports.

/// Makes an entry for XCTest of a class with throwing tests of the main actor.
///
/// - Parameter allTests: The tests by name.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  let tests = allTests.map { name, test in
    (name, MainActorTest(name: name, test: test).run as XCTestCaseClosure)
  }
  return (T.self, tests)
}

/// Makes an entry for XCTest of a class with tests of the main actor.
///
/// - Parameter allTests: The tests by name.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  let tests = allTests.map { name, test in
    (name, MainActorTest<T>(name: name, test: { test($0) }).run as XCTestCaseClosure)
  }
  return (T.self, tests)
}

/// A test of the main actor.
private struct MainActorTest<T: XCTestCase> {
  let name: String
  let test: (T) -> @MainActor () throws -> Void

  /// Runs it, as XCTest does on the main thread.
  func run(_ testCase: XCTestCase) throws {
    guard let own = testCase as? T else { throw WrongClass(name: name, type: "\(T.self)") }
    let body = test(own)
    try MainActor.assumeIsolated { try body() }
  }
}

/// A test that XCTest runs in a class that does not have it.
private struct WrongClass: Error, CustomStringConvertible {
  let name: String
  let type: String

  var description: String { "\(name) is a test of \(type)." }
}
