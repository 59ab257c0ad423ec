import Testing

@testable import ToolchainInternals

@Suite struct ExpectationStateTests {
  private class Waits { var wasWaitedFor = false }
  private class Holds { var expectations: [Waits] = [] }
  private class Waiter {
    enum State { case ready, waiting(Int) }
    var state = State.ready
  }
  private class Renamed {}
  private final class Derived: Holds { var other = 1 }

  private func classes(expectation: AnyClass = Waits.self) -> ExpectationState.Classes {
    var classes = ExpectationState.Classes(
      testCase: Holds.self, expectation: expectation, waiter: Waiter.self)
    classes.expectations = "expectations"
    classes.wasWaitedFor = "wasWaitedFor"
    return classes
  }

  private func probe(
    _ testCase: AnyObject, _ expectation: AnyObject, _ waiter: AnyObject
  ) throws(ToolchainChange) {
    try ExpectationState.probe(
      classes(), testCase: testCase, expecting: expectation, waiter: waiter)
  }

  private func holding(_ expectations: Waits...) -> Holds {
    let holds = Derived()
    holds.expectations = expectations
    return holds
  }

  @Test func `objects of the known form are accepted, also of a subclass`() {
    let waits = Waits()
    #expect(throws: Never.self) { try probe(holding(waits), waits, Waiter()) }
  }

  @Test func `objects without the properties are refused`() {
    let waits = Waits()
    #expect(throws: ToolchainChange.missingProperty("expectations", of: "Holds")) {
      try probe(Renamed(), waits, Waiter())
    }
    #expect(throws: ToolchainChange.missingProperty("wasWaitedFor", of: "Renamed")) {
      try ExpectationState.probe(
        classes(expectation: Renamed.self), testCase: holding(waits), expecting: waits,
        waiter: Waiter())
    }
    #expect(throws: ToolchainChange.missingProperty("state", of: "Waiter")) {
      try probe(holding(waits), waits, Renamed())
    }
  }

  @Test func `objects in an unexpected state are refused`() {
    let waits = Waits()
    #expect(throws: ToolchainChange.wrongResult(of: "reading a test case's expectations")) {
      try probe(holding(), waits, Waiter())
    }
    let waiter = Waiter()
    waiter.state = .waiting(1)
    let change = ToolchainChange.wrongResult(
      of: "reading the state of a new expectation and a new waiter")
    #expect(throws: change) { try probe(holding(waits), waits, waiter) }
    waits.wasWaitedFor = true
    #expect(throws: change) { try probe(holding(waits), waits, Waiter()) }
  }
}
