import Synchronization
import Testing

/// The test that runs here and now.
struct RunningTest: Sendable {
  /// Who runs it.
  enum Library: Sendable {
    /// XCTest.
    case xcTest
    /// Swift Testing.
    case swiftTesting
    /// Nobody: a plain program, or a thread that Swift Testing knows nothing of.
    case none
  }

  /// Who runs it.
  var library: Library
  /// What its apps belong to.
  var scope: TestScope
  /// The module that it is in, where it is known.
  var module: String?

  /// `SessionRegistry.uses` when it began; nil while XCTest runs no test, but something beside them.
  var usesBefore: UInt64? {
    // Others have apps of their own.
    library == .xcTest ? XCTestWatcher.usesBeforeTest : 0
  }

  /// The test that runs on this thread.
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

  /// What tells the cases of a parameterized test apart.
  private static func arguments(of testCase: Test.Case) -> String {
    guard testCase.isParameterized else { return "" }
    guard let address = TaskIdentity.currentAddress else { return description(of: testCase) }
    if let known = known.withLock({ $0[address] }), known.task.isCurrent { return known.arguments }
    let arguments = description(of: testCase)
    let new = KnownArguments(task: TaskIdentity(), arguments: arguments)
    known.withLock { known in
      // As many are left as tests run side by side.
      if known.count > 100 { known = known.filter { !$0.value.task.isOver } }
      known[address] = new
    }
    return arguments
  }

  /// What a case holds is not public, but it can be looked at: the arguments with their identifiers,
  /// and a number for those that are equal.
  private static func description(of testCase: Test.Case) -> String {
    Mirror(reflecting: testCase).children.first.map { "\($0.value)" } ?? ""
  }

  // Looking at a case takes longer than asking an app.
  private struct KnownArguments {
    var task: TaskIdentity
    var arguments: String
  }

  private static let known = Mutex<[ObjectIdentifier: KnownArguments]>([:])
}
