import Synchronization

/// The arguments of a test case of a parameterized test of Swift Testing.
///
/// `Test.Case` publishes only whether it has any. The cases of a test run in parallel, so each needs its own
/// apps, which all tasks of the case share.
package enum CaseArguments {
  /// Returns a text that differs between the cases of a test, or `nil` if the content of the value is
  /// unknown.
  ///
  /// The text contains the identifiers of the arguments, and a number for equal ones.
  ///
  /// - Parameter testCase: A `Test.Case` that is parameterized.
  package static func description(of testCase: Any) -> String? {
    guard state(testCase).isOn else { return nil }
    return Mirror(reflecting: testCase).children.first.map { "\($0.value)" }
  }

  /// The state of the trick, determined with the first case that a process runs.
  private static func state(_ testCase: Any) -> ProbedTrick {
    lock.withLock { known in
      if let known { return known }
      let new = ProbedTrick(.caseArguments) { () throws(ToolchainChange) in try probe(testCase) }
      known = new
      return new
    }
  }

  private static let lock = Mutex<ProbedTrick?>(nil)

  /// Checks whether a case has arguments with identifiers and the number of equal cases.
  package static func probe(_ testCase: Any) throws(ToolchainChange) {
    let type = "\(Swift.type(of: testCase))"
    guard let kind = Mirror(reflecting: testCase).children.first,
      let content = Mirror(reflecting: kind.value).children.first,
      content.label == "parameterized"
    else { throw .missingProperty("parameterized", of: type) }
    let fields = Mirror(reflecting: content.value).children
    guard let arguments = fields.first(where: { $0.label == "arguments" })?.value as? [Any],
      !arguments.isEmpty,
      arguments.allSatisfy({ argument in
        Mirror(reflecting: argument).children.contains { $0.label == "id" }
      })
    else { throw .missingProperty("arguments", of: type) }
    guard fields.contains(where: { $0.label == "discriminator" && $0.value is Int }) else {
      throw .missingProperty("discriminator", of: type)
    }
  }
}

extension ToolchainTrick {
  package static let caseArguments = ToolchainTrick(
    name: "case-arguments", basis: "reflection reads the arguments of Testing's Test.Case",
    loss: "Each task of a parameterized test has apps of its own, so its child tasks don't see the "
      + "apps of the test.")
}
