import AutomationAgent
import LaunchDomain
import TransferRouting

#if os(Linux)
  // Runs when the program is loaded: requests are refused by linking this module, without a line of
  // code in the app.
  @section(".init_array") @used
  private let installAtLoadTime: @convention(c) () -> Void = {
    LaunchSchema.registerNetworkKeys()
    TransferRouter.install()
    AgentExtensions.register { NetworkExtension() }
  }
#endif
