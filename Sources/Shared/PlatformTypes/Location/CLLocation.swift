import Foundation

/// A distance in metres.
public typealias CLLocationDistance = Double
/// The radius in metres within which a place is right; negative where it is wrong.
public typealias CLLocationAccuracy = Double
/// A speed in metres a second; negative where it is not known.
public typealias CLLocationSpeed = Double
/// A direction in degrees clockwise from north; negative where it is not known.
public typealias CLLocationDirection = Double

/// Where a device is, and how well that is known, as Core Location declares it.
// Sendable is unchecked because of NSObject, which holds nothing; all else is constant.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// How high above the sea.
  public let altitude: CLLocationDistance
  /// How exact the place is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the altitude is.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where it is going.
  public let course: CLLocationDirection
  /// How fast it is going.
  public let speed: CLLocationSpeed
  /// When it was there.
  public let timestamp: Date

  /// Makes a location known exactly but for its altitude, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Makes a location that is going nowhere.
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

  /// How far it is to another location, along a great circle of a globe of the Earth's mean radius.
  ///
  /// Core Location takes the Earth's flattening into account; the two differ by half a percent at
  /// the most.
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
