import Foundation
import Testing
import XCTestProgramRunning

@testable import XCTestCompatibility

@Suite struct ExecutionAllowanceTests {
  @Test func `a test that hangs fails while it hangs, and names its last step`() throws {
    let output = try ProgramOutput.of("AllowanceSuite/testHanging")
    #expect(
      output.text == """
            t = 0.00s Wait for a bus
        <unknown>:0: error: AllowanceSuite.testHanging : Test exceeded execution time allowance of \
        2 minutes. It continues, because XCTest cannot stop a test on Linux. The last step was: \
        Wait for a bus
        Test Case 'AllowanceSuite.testHanging' failed
        """)
    #expect(output.status == 1)
  }

  @Test func `a test within its limit passes`() throws {
    let output = try ProgramOutput.of("AllowanceSuite/testInTime")
    #expect(output.text == "Test Case 'AllowanceSuite.testInTime' passed")
    #expect(output.status == 0)
  }

  @Test(
    arguments: [
      (60, 1), (1, 1), (61, 2), (600, 10), (0, 0), (-5, 0), (.nan, 0), (.infinity, .infinity),
    ] as [(TimeInterval, Double)])
  func `seconds are rounded up to minutes`(seconds: TimeInterval, minutes: Double) {
    #expect(ExecutionAllowance.minutes(of: seconds) == minutes)
  }

  @Test func `one minute is in the singular`() {
    #expect(
      ExecutionAllowance.text(minutes: 1, lastStep: nil)
        == "Test exceeded execution time allowance of 1 minute. It continues, because XCTest cannot "
        + "stop a test on Linux.")
  }
}
