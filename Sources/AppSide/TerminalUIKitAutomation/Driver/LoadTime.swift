import TerminalUIKit

// This runs when the program is loaded, so that linking this module is enough to make an app
// testable.
@section(".init_array") @used
private let registerAtLoadTime: @convention(c) () -> Void = {
  ApplicationDrivers.register { AutomationDriver.make() }
  ApplicationDrivers.registerCheck { LaunchReply(to: $0)?.give() }
}
