import AppRuntime
import Testing

@testable import TerminalUIKitAutomation

@Suite struct AutomatedClockTests {
  @Test(
    arguments: [
      (nil, false, [:], AppClock.Mode.real), (nil, true, [:], .virtual),
      (nil, true, ["UNDERSTUDY_CLOCK": "real"], .real), ("virtual", false, [:], .virtual),
      (nil, false, ["UNDERSTUDY_CLOCK": "virtual"], .virtual), ("real", true, [:], .real),
      ("virtual", true, ["UNDERSTUDY_CLOCK": "real"], .virtual),
      (nil, true, ["UNDERSTUDY_CLOCK": ""], .virtual),
    ] as [(String?, Bool, [String: String], AppClock.Mode)])
  func `follows the argument, the environment and the test, in this order`(
    argument: String?, isTesting: Bool, environment: [String: String], mode: AppClock.Mode
  ) throws {
    let clock = try AutomatedClock(
      argument: argument, isTesting: isTesting, environment: environment)
    #expect(clock.mode == mode)
  }

  @Test(
    arguments: [
      ("fast", [:], "-ui-testing.clock is “fast”, which isn't a clock. Give virtual or real."),
      (
        nil, ["UNDERSTUDY_CLOCK": "Real"],
        "UNDERSTUDY_CLOCK is “Real”, which isn't a clock. Give virtual or real."
      ),
    ] as [(String?, [String: String], String)])
  func `rejects other values`(
    argument: String?, environment: [String: String], message: String
  ) {
    let error = #expect(throws: AutomatedClockError.self) {
      try AutomatedClock(argument: argument, isTesting: true, environment: environment)
    }
    #expect(error?.message == message)
  }
}
