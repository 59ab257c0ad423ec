import XCUIAutomation

// These declarations have no counterpart in Apple's module.
extension XCUIApplication {
  /// The network of the app, whose requests the test answers and looks at.
  ///
  /// The app has to link `AppNetwork`, and be launched with `-ui-testing YES`. Stubs that are declared
  /// before `launch()` are there for the app's first request, and hold for each launch of this proxy.
  public var network: XCUINetwork { XCUINetwork(app: self, part: launchPart { NetworkPart() }) }
}
