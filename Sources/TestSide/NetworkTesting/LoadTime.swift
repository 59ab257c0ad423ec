import XCUIAutomation

#if os(Linux)
  // Runs when the tests are loaded: an app's unexpected requests are in the result of a test that never
  // mentions the network.
  @section(".init_array") @used
  private let registerAtLoadTime: @convention(c) () -> Void = {
    LaunchParts.register { NetworkPart() }
  }
#endif
