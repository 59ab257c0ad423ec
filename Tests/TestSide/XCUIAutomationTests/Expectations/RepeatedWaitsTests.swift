import Testing
import XCTestProgramRunning

/// Waits that follow others, run in a separate process.
///
/// XCTest ends a process in which the same expectation is waited for again.
@Suite struct `Consecutive waits` {
  private static let timeoutText = "Asynchronous wait failed - Exceeded timeout of 1.0 seconds"

  @Test(arguments: [
    "testFulfilledByHandFirst", "testUnfulfilledAsExpected", "testWaiterOfItsOwnFirst",
  ])
  func `wait only for expectations that were not waited for`(test: String) throws {
    let output = try ProgramOutput.of("WaitingSuite/\(test)")
    #expect(output.failures.isEmpty, "\(output.text)")
    #expect(output.status == 0)
  }

  @Test(arguments: [
    ("testAgainAfterAFailure", 35, 2), ("testUnfulfilledWithOthers", 62, 1),
    ("testUnfulfilledByHandFirst", 67, 1), ("testUnfulfilledInATaskFirst", 83, 1),
  ])
  func `continue after a failure`(test: String, line: Int, count: Int) throws {
    let output = try ProgramOutput.of("WaitingSuite/\(test)")
    #expect(output.failures.count == count, "\(output.text)")
    for failure in output.failures {
      #expect(
        failure.hasPrefix(
          "WaitingSuite.swift:\(line): error: WaitingSuite.\(test) : \(Self.timeoutText)"),
        "\(failure)")
    }
    #expect(output.text.contains("Test Case 'WaitingSuite.\(test)' failed"), "\(output.text)")
  }

  @Test(arguments: [
    ("testFulfilledByHandFirst", "Handled: true"), ("testUnfulfilledWithOthers", "In vain: true"),
  ])
  func `call their handlers`(test: String, line: String) throws {
    let output = try ProgramOutput.of("WaitingSuite/\(test)")
    #expect(output.text.contains(line), "\(output.text)")
  }

  @Test(arguments: [
    ("testWaitsTwice", 91, "expectations can only be waited on once, `", "Still here"),
    ("testExpectsTwice", 97, "each expectation can appear only once in the", "Twice: true"),
    ("testWaiterWaitsTwice", 103, "wait(...) has already been called on this", "Again: true"),
    ("testExpectsNothing", 108, "call made to wait without any expectations", ""),
    ("testWaitsForNoNumber", 117, "the timeout is nan, which isn't a number.", "Went on"),
    ("testWaiterWaitsForNoNumber", 122, "the timeout is nan", "Interrupted: true"),
  ])
  func `fail if they are not allowed`(test: String, line: Int, text: String, next: String) throws {
    let output = try ProgramOutput.of("WaitingSuite/\(test)")
    let failure = output.failures.first ?? ""
    #expect(
      failure.hasPrefix(
        "WaitingSuite.swift:\(line): error: WaitingSuite.\(test) : API violation - \(text)"),
      "\(output.text)")
    #expect(output.text.contains(next))
    #expect(output.text.contains("Test Case 'WaitingSuite.\(test)' failed"), "\(output.text)")
  }

  @Test func `that never happen fail at the expectation's line`() throws {
    let output = try ProgramOutput.of("WaitingSuite/testNobodyWaits")
    #expect(output.failures.count == 1, "\(output.text)")
    #expect(
      output.failures.first?.hasPrefix(
        "WaitingSuite.swift:112: error: WaitingSuite.testNobodyWaits : Failed due to unwaited ")
        == true, "\(output.text)")
  }
}
