import XCUIAutomation

#if os(Linux)
  // Runs when the tests are loaded, so that tests which never mention the network report unexpected
  // requests as well.
  @section(".init_array") @used
  private let registerAtLoadTime: @convention(c) () -> Void = {
    LaunchParts.register { NetworkPart() }
  }
#endif
