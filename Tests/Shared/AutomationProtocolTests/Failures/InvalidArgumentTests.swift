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
        == "At this velocity the movement would take \(text); it may take 60 s.")
  }
}
