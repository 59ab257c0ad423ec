import Testing
import XCUIAutomation

/// The notes of waits that time out, out of process.
@Suite struct FailedWaitFlowTests {
  @Test(arguments: [("messages", "Did you mean:"), ("Never", "No matches found for Elements")])
  func `the note of a failed wait tells as much of the elements as a tap's failure`(
    name: String, fact: String
  ) throws {
    let app = Rig.launch("alerts")
    let button = app.buttons[name]
    #expect(!button.waitForExistence(timeout: 1))
    let note = button.testDescription
    #expect(note.contains("\n\(fact)") && note.contains("message"), "\(note)")
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { button.tap() } }
    #expect(error?.description.contains(fact) == true)
  }
}
