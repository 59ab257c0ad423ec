import TerminalUIKit

#if os(Linux)
  // Runs when the executable is loaded, so that linking this module makes an app testable, without any code
  // of its own.
  @section(".init_array") @used
  private let registerAtLoadTime: @convention(c) () -> Void = {
    ApplicationDrivers.register { AutomationDriver.make() }
    ApplicationDrivers.registerCheck { LaunchReply(to: $0)?.print() }
  }
#endif
