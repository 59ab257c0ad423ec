import Foundation
import PlatformTypes

/// A place where a device is said to be.
// Sendable is unchecked because of NSObject, which holds nothing; all else is constant.
open class XCUILocation: NSObject, @unchecked Sendable {
  /// The place.
  open var location: CLLocation { place }

  private let place: CLLocation

  /// Makes it of a place.
  public init(location: CLLocation) { place = location }

  /// The place in degrees.
  open override var debugDescription: String {
    "XCUILocation: \(place.coordinate.latitude), \(place.coordinate.longitude)"
  }
}
