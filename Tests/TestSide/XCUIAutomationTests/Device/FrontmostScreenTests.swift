import Testing
import XCTestProgramRunning

@Suite struct FrontmostScreenTests {
  /// A program of its own, because in this process an app may have a screen.
  @Test func `the screen of a test is that of the app in front`() throws {
    let output = try ProgramOutput.of("ScreenSuite")
    let screens = #"Screens: ["640 × 384", "80 × 160", "640 × 384"]"#
    #expect(output.text.contains(screens), "\(output.text)")
    #expect(output.status == 0)
  }
}
