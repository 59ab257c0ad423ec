import Testing
import XCTest

/// One run of one test of XCTest or Swift Testing.
package struct TestRun: Sendable {
  /// The identity of a test, or of a case of a parameterized test; it is the same in every run.
  package struct ID: Hashable, Sendable {
    fileprivate var scope: TestScope
    /// XCTest's name of the test: `Class.test`.
    fileprivate var testCase: String?

    /// Returns whether the tests differ at most in their arguments.
    package func isSameTest(as other: ID) -> Bool {
      switch (scope, other.scope) {
      case (.test(let test, _), .test(let otherTest, _)): test == otherTest
      default: self == other
      }
    }

    /// The test's name, for display.
    package var name: String {
      switch scope {
      case .test(let test, _): test.nameComponents.joined(separator: "/")
      case .process: testCase ?? "a test"
      }
    }
  }

  private enum Life {
    case task(TaskIdentity)
    case testCase(ObjectIdentifier)
  }

  /// The identity of the test.
  package let id: ID
  /// The name of the test's function, with its parameters' labels if it is a test of Swift Testing.
  package let function: String
  private let life: Life

  /// The current run, or `nil` outside of tests and on threads that belong to no known test.
  package static var current: TestRun? {
    if let test = Test.current {
      return TestRun(
        id: ID(scope: RunningTest.current.scope), function: test.name, life: .task(TaskIdentity()))
    }
    return XCTestWatcher.runningTest.map { name, object in
      TestRun(
        id: ID(scope: .process, testCase: name),
        function: name.split(separator: ".").last.map(String.init) ?? name, life: .testCase(object))
    }
  }

  /// The module of the current test, or `nil` outside of tests and on threads that belong to no
  /// known test.
  package static var module: String? {
    Test.current?.sourceLocation.moduleName ?? XCTestWatcher.module
  }

  /// Whether the test has ended.
  package var isOver: Bool {
    switch life {
    case .task(let task): task.isOver
    case .testCase(let object): XCTestWatcher.runningTest?.object != object
    }
  }
}
