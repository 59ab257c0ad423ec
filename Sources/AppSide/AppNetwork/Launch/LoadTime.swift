import AutomationAgent
import LaunchDomain
import TransferRouting

#if os(Linux)
  // Runs when the executable is loaded, so that requests are refused without any code in the app.
  @section(".init_array") @used
  private let installAtLoadTime: @convention(c) () -> Void = {
    LaunchSchema.registerNetworkKeys()
    TransferRouter.install()
    AgentExtensions.register { NetworkExtension() }
  }
#endif
