import Synchronization
import Testing
import ToolchainInternals

/// The test that is running on the current task or thread.
struct RunningTest: Sendable {
  /// The library that runs a test.
  enum Library: Sendable {
    /// XCTest.
    case xcTest
    /// Swift Testing.
    case swiftTesting
    /// No library: a plain program, or a thread unknown to Swift Testing.
    case none
  }

  /// The library that runs the test.
  var library: Library
  /// The scope of the test's apps.
  var scope: TestScope
  /// The module of the test, if it is known.
  var module: String?

  /// The value of `SessionRegistry.uses` when the test began, or `nil` between the tests of XCTest.
  var usesBefore: UInt64? {
    // Tests of other libraries don't share apps.
    library == .xcTest ? XCTestWatcher.usesBeforeTest : 0
  }

  /// The test that is running on this thread.
  static var current: RunningTest {
    guard let test = Test.current else {
      let module = XCTestWatcher.module
      return RunningTest(library: module == nil ? .none : .xcTest, scope: .process, module: module)
    }
    let arguments = Test.Case.current.map(Self.arguments) ?? ""
    return RunningTest(
      library: .swiftTesting, scope: .test(test.id, arguments: arguments),
      module: test.sourceLocation.moduleName)
  }

  /// Returns a text that distinguishes the cases of a parameterized test.
  private static func arguments(of testCase: Test.Case) -> String {
    guard testCase.isParameterized else { return "" }
    guard let address = TaskIdentity.currentAddress else { return description(of: testCase) }
    if let known = known.withLock({ $0[address] }), known.task.isCurrent { return known.arguments }
    let arguments = description(of: testCase)
    let new = KnownArguments(task: TaskIdentity(), arguments: arguments)
    known.withLock { known in
      // The remaining tests run in parallel.
      if known.count > 100 { known = known.filter { !$0.value.task.isOver } }
      known[address] = new
    }
    return arguments
  }

  /// Returns the identifiers of a case's arguments, with a number for equal ones, or else its task.
  private static func description(of testCase: Test.Case) -> String {
    CaseArguments.description(of: testCase)
      ?? TaskIdentity.currentAddress.map { "\($0)" } ?? ""
  }

  // Reflection of a case takes longer than a request to an app.
  private struct KnownArguments {
    var task: TaskIdentity
    var arguments: String
  }

  private static let known = Mutex<[ObjectIdentifier: KnownArguments]>([:])
}
