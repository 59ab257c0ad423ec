import Foundation

/// A distance in metres.
public typealias CLLocationDistance = Double
/// A radius of uncertainty in metres; negative if the value is invalid.
public typealias CLLocationAccuracy = Double
/// A speed in metres a second; negative if unknown.
public typealias CLLocationSpeed = Double
/// A direction in degrees clockwise from north; negative if unknown.
public typealias CLLocationDirection = Double

/// The location of a device, with its accuracy, as Core Location declares it.
// Sendable is unchecked because of NSObject, which has no state; all properties are constant.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above sea level.
  public let altitude: CLLocationDistance
  /// The accuracy of the coordinate.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the altitude.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of movement.
  public let course: CLLocationDirection
  /// The speed of movement.
  public let speed: CLLocationSpeed
  /// The time of the measurement.
  public let timestamp: Date

  /// Makes a location with an exact coordinate and no altitude, at the present time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Makes a location without movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Makes a location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Returns the distance to another location, along a great circle of a sphere of the Earth's mean
  /// radius.
  ///
  /// Core Location takes the Earth's flattening into account; the two differ by at most half a
  /// percent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let degree = Double.pi / 180
    let (here, there) = (coordinate, location.coordinate)
    let north = sin((there.latitude - here.latitude) * degree / 2)
    let east = sin((there.longitude - here.longitude) * degree / 2)
    let haversine =
      north * north + cos(here.latitude * degree) * cos(there.latitude * degree) * east * east
    return 2 * Self.meanRadius * asin(min(1, haversine.squareRoot()))
  }

  private static let meanRadius: CLLocationDistance = 6_371_008.8
}
