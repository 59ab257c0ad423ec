import LaunchDomain
import Testing

@Suite struct `The size of a screen` {
  @Test(arguments: [
    ("phone", LaunchScreen.phone), ("PHONE", .phone), ("390x844", .phone), ("terminal", .terminal),
    ("100x50.5", LaunchScreen(width: 100, height: 50.5)),
    ("1X1", LaunchScreen(width: 1, height: 1)),
  ])
  func `is a word, or a width and a height`(text: String, screen: LaunchScreen) {
    #expect(LaunchScreen(text: text) == screen)
    #expect(LaunchScreen(text: screen.text) == screen)
    #expect(LaunchScreen(launchObject: .string(text)) == screen)
  }

  @Test(arguments: [
    "", "x", "phones", "390", "390x", "x844", "390x844x2", "-1x10", "0x10", "nanx10", "infx10",
    "8001x10", "390 x 844",
  ])
  func `can't be anything else`(text: String) {
    #expect(LaunchScreen(text: text) == nil)
  }

  @Test func `is written as it is read`() {
    #expect(LaunchScreen.phone.text == "phone")
    #expect(LaunchScreen(width: 100, height: 50.5).text == "100x50.5")
    #expect(LaunchScreen.terminal.launchObject == .string("terminal"))
    #expect(LaunchScreen(launchObject: .array([])) == nil)
  }
}
