import PlatformTypes

/// An app delegate that receives the simulated location of the device.
///
/// Linux has no Core Location that could inform an app. Conform your application delegate to this
/// protocol, and pass the location to your app's location provider.
@MainActor
public protocol SimulatedLocationReceiving {
  /// Called when a test sets `XCUIDevice.location`.
  ///
  /// - Parameter location: The simulated location; `nil` when the simulation ends.
  func simulatedLocationDidChange(_ location: CLLocation?)
}
