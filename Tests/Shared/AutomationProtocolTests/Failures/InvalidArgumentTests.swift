import AutomationProtocol
import Testing

@Suite struct InvalidArgumentTests {
  @Test(arguments: [
    (61.44000000000001, "61.44 s"), (60.0000001, "60.01 s"), (8000, "8000 s"),
  ])
  func `a duration is rounded up`(duration: Double, text: String) {
    let argument = InvalidArgument.tooSlow(duration: duration, limit: 60)
    #expect(
      argument.message
        == "At this velocity the movement would take \(text); the limit is 60 s.")
  }

  @Test func `a text may be as long as can be typed, in characters`() throws {
    try Interaction.typeText(String(repeating: "é", count: 100_000)).check()
    let text = String(repeating: "é", count: 100_001)
    let error = #expect(throws: AutomationFailure.self) { try Interaction.typeText(text).check() }
    #expect(
      error?.message.contains("The text has 100001 characters, and at most 100000 can be typed")
        == true, "\(error as Any)")
  }
}
