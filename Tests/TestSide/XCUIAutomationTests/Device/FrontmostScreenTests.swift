import Testing
import XCTestProgramRunning

@Suite struct FrontmostScreenTests {
  /// The test runs a separate program, because an app in this process may have a screen.
  @Test func `the screen of a test is that of the app in front`() throws {
    let output = try ProgramOutput.of("ScreenSuite")
    let screens = #"Screens: ["640 × 384", "80 × 160", "640 × 384"]"#
    #expect(output.text.contains(screens), "\(output.text)")
    #expect(output.status == 0)
  }
}
