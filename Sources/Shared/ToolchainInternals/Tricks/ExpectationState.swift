/// The private state of XCTest's expectations and waiters.
///
/// XCTest ends the process when an expectation or a waiter is used twice. Its own `waitForExpectations` waits
/// for all expectations that the test case still holds, including those that were already waited for
/// explicitly.
package struct ExpectationState: Sendable {
  /// The state of the trick.
  package let state: ProbedTrick
  private let classes: Classes

  /// The classes of XCTest, and their private properties.
  package struct Classes: Sendable {
    var testCase: AnyClass
    var expectation: AnyClass
    var waiter: AnyClass
    /// The property of a test case with its expectations.
    var expectations = "_allExpectations"
    /// The property of an expectation that is true once a waiter waits for it.
    var wasWaitedFor = "_hasBeenWaitedOn"
    /// The property of a waiter with its state.
    var waiterState = "state"

    package init(testCase: AnyClass, expectation: AnyClass, waiter: AnyClass) {
      self.testCase = testCase
      self.expectation = expectation
      self.waiter = waiter
    }
  }

  /// Probes the trick.
  ///
  /// - Parameters:
  ///   - classes: The classes of XCTest.
  ///   - testCase: A test case with an expectation.
  ///   - expectation: The test case's expectation, which no waiter has waited for.
  ///   - waiter: A waiter that hasn't waited.
  package init(
    _ classes: Classes, testCase: AnyObject, expecting expectation: AnyObject, waiter: AnyObject
  ) {
    self.classes = classes
    state = ProbedTrick(.expectationState) { () throws(ToolchainChange) in
      try Self.probe(classes, testCase: testCase, expecting: expectation, waiter: waiter)
    }
  }

  /// Returns all expectations that a test case holds, in the order of creation, or `nil` if unknown.
  package func expectations(of testCase: AnyObject) -> [AnyObject]? {
    state.isOn ? Self.expectations(of: testCase, classes) : nil
  }

  /// Returns whether a waiter waits or has waited for an expectation; `false` if unknown.
  package func wasWaitedFor(_ expectation: AnyObject) -> Bool {
    state.isOn && Self.wasWaitedFor(expectation, classes) == true
  }

  /// Returns whether a waiter waits or has waited; `false` if unknown.
  package func hasWaited(_ waiter: AnyObject) -> Bool {
    state.isOn && Self.isReady(waiter, classes) == false
  }

  /// Checks whether known objects have the known state.
  static func probe(
    _ classes: Classes, testCase: AnyObject, expecting expectation: AnyObject, waiter: AnyObject
  ) throws(ToolchainChange) {
    guard let all = expectations(of: testCase, classes) else {
      throw .missingProperty(classes.expectations, of: "\(classes.testCase)")
    }
    guard all.count == 1, all[0] === expectation else {
      throw .wrongResult(of: "reading a test case's expectations")
    }
    guard let wasWaitedFor = wasWaitedFor(expectation, classes) else {
      throw .missingProperty(classes.wasWaitedFor, of: "\(classes.expectation)")
    }
    guard let isReady = isReady(waiter, classes) else {
      throw .missingProperty(classes.waiterState, of: "\(classes.waiter)")
    }
    guard !wasWaitedFor, isReady else {
      throw .wrongResult(of: "reading the state of a new expectation and a new waiter")
    }
  }

  private static func expectations(of testCase: AnyObject, _ classes: Classes) -> [AnyObject]? {
    value(of: classes.expectations, declaredBy: classes.testCase, in: testCase) as? [AnyObject]
  }

  private static func wasWaitedFor(_ expectation: AnyObject, _ classes: Classes) -> Bool? {
    value(of: classes.wasWaitedFor, declaredBy: classes.expectation, in: expectation) as? Bool
  }

  private static func isReady(_ waiter: AnyObject, _ classes: Classes) -> Bool? {
    let state = value(of: classes.waiterState, declaredBy: classes.waiter, in: waiter)
    // Only the initial state has no associated values.
    return state.flatMap { state in
      let mirror = Mirror(reflecting: state)
      return mirror.displayStyle == .enum ? mirror.children.isEmpty : nil
    }
  }

  private static func value(
    of name: String, declaredBy type: AnyClass, in object: AnyObject
  ) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror, level.subjectType != type { mirror = level.superclassMirror }
    return mirror?.children.first { $0.label == name }?.value
  }
}

extension ToolchainTrick {
  package static let expectationState = ToolchainTrick(
    name: "expectation-state", basis: "reflection reads private state of XCTest's expectations",
    loss: "waitForExpectations(timeout:) fails, so use wait(for:timeout:), and XCTest ends the "
      + "process when an expectation or a waiter is used twice.")
}
