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
    // What a case holds is not public, but it can be looked at: the arguments with their identifiers,
    // and a number for those that are equal.
    return Mirror(reflecting: testCase).children.first.map { "\($0.value)" } ?? ""
  }
}
