import Foundation
import Testing
import XCTestCompatibility
import XCTestProgramRunning

@Suite struct ActivitiesTests {
  @Test func `activities are nested in the log, and return their blocks' values`()
    throws
  {
    let output = try ProgramOutput.of("ActivitySuite/testNested")
    #expect(
      output.text == """
            t = 0.00s Add up
            t = 0.00s     Add up, first half
            t = 0.00s     Add up, second half
            t = 0.00s After
        Test Case 'ActivitySuite.testNested' passed
        """)
    #expect(output.status == 0)
  }

  @Test func `an error passes through all activities`() throws {
    let output = try ProgramOutput.of("ActivitySuite/testThrowing")
    #expect(
      output.text == """
            t = 0.00s Outer
            t = 0.00s     Inner
        <EXPR>:0: error: ActivitySuite.testThrowing : threw error "Refused()"
        Test Case 'ActivitySuite.testThrowing' failed
        """)
    #expect(output.status == 1)
  }

  @Test func `an attachment of an activity belongs to the test`() throws {
    let output = try ProgramOutput.of("ActivitySuite/testFailing")
    #expect(
      output.text == """
            t = 0.00s Look
            t = 0.00s     Added attachment named 'attachment'
        ActivitySuite.swift:25: error: ActivitySuite.testFailing : failed - nothing there
        Test Case 'ActivitySuite.testFailing' failed
        """)
    #expect(
      output.files == [
        ".understudy/attachments/ActivitySuite.testFailing/attachment.txt": Data(
          "what was seen".utf8)
      ])
  }

  @Test func `steps can be turned off`() throws {
    let output = try ProgramOutput.of(
      "ActivitySuite/testNested", environment: ["UNDERSTUDY_STEPS": "none"])
    #expect(output.text == "Test Case 'ActivitySuite.testNested' passed")
  }

  @Test func `an unknown value is reported, and the default steps are written`() throws {
    let output = try ProgramOutput.of(
      "ActivitySuite/testNested", environment: ["UNDERSTUDY_STEPS": "loud"])
    #expect(
      output.text == """
        UNDERSTUDY_STEPS is 'loud', which isn't one of 'none', 'activities', 'all'. Using \
        'activities'.
            t = 0.00s Add up
            t = 0.00s     Add up, first half
            t = 0.00s     Add up, second half
            t = 0.00s After
        Test Case 'ActivitySuite.testNested' passed
        """)
  }

  @Test func `Swift Testing runs activities as well`() throws {
    let name = XCTContext.runActivity(named: "Outer") { outer in
      XCTContext.runActivity(named: "Inner") { "\(outer.name) and \($0.name)" }
    }
    #expect(name == "Outer and Inner")
    #expect(throws: CocoaError.self) {
      try XCTContext.runActivity(named: "Fails") { _ in throw CocoaError(.fileNoSuchFile) }
    }
  }
}
