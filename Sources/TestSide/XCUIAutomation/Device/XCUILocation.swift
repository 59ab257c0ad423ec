import Foundation
import PlatformTypes

/// A simulated location of a device.
// Sendable is unchecked only because of the superclass, NSObject, which has no state; everything
// here is constant.
open class XCUILocation: NSObject, @unchecked Sendable {
  /// The location as a Core Location object.
  open var location: CLLocation { place }

  private let place: CLLocation

  /// Creates a simulated location.
  public init(location: CLLocation) { place = location }

  /// The location in degrees.
  open override var debugDescription: String {
    "XCUILocation: \(place.coordinate.latitude), \(place.coordinate.longitude)"
  }
}
