import XCUIAutomation

// These declarations have no counterpart in Apple's module.
extension XCUIApplication {
  /// The network of the app, for answering and examining its requests.
  ///
  /// The app must link `AppNetwork` and be launched with `-ui-testing YES`. Stubs declared before
  /// `launch()` answer from the first request on, in each launch of this proxy.
  public var network: XCUINetwork { XCUINetwork(app: self, part: launchPart { NetworkPart() }) }
}
