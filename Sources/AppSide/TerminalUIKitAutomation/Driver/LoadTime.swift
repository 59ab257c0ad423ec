import TerminalUIKit

#if os(Linux)
  // Runs when the program is loaded: an app becomes testable by linking this module, without a line of
  // code of its own.
  @section(".init_array") @used
  private let registerAtLoadTime: @convention(c) () -> Void = {
    ApplicationDrivers.register { AutomationDriver.make() }
    ApplicationDrivers.registerCheck { LaunchReply(to: $0)?.print() }
  }
#endif
