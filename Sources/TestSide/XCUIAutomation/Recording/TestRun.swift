import Testing
import XCTest

/// One run of one test, with XCTest or Swift Testing.
package struct TestRun: Sendable {
  /// Tells tests apart, and the cases of a parameterized one; the same when a test is run again.
  package struct ID: Hashable, Sendable {
    fileprivate var scope: TestScope
    /// What XCTest calls it: `Class.test`.
    fileprivate var testCase: String?

    /// Whether only the arguments may differ.
    package func isSameTest(as other: ID) -> Bool {
      switch (scope, other.scope) {
      case (.test(let test, _), .test(let otherTest, _)): test == otherTest
      default: self == other
      }
    }

    /// The test's name, for people.
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

  /// Which test it is a run of.
  package let id: ID
  /// The test's function, with its parameters' labels if Swift Testing runs it.
  package let function: String
  private let life: Life

  /// The run that this is a part of; nil outside of tests, and on threads that no test is known of.
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

  /// Whether the test has ended.
  package var isOver: Bool {
    switch life {
    case .task(let task): task.isOver
    case .testCase(let object): XCTestWatcher.runningTest?.object != object
    }
  }
}
