import PlatformTypes

/// An app delegate that is told where a test says that the device is.
///
/// Linux has no Core Location that could tell an app. Conform your application delegate to this, and
/// hand the location to whatever the app asks for places.
@MainActor
public protocol SimulatedLocationReceiving {
  /// Called when a test sets `XCUIDevice.location`.
  ///
  /// - Parameter location: Where the device is; nil when that is no longer pretended.
  func simulatedLocationDidChange(_ location: CLLocation?)
}
