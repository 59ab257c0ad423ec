/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double

/// A coordinate on the globe, as Core Location declares it.
///
/// As in Core Location, it is neither Equatable nor Codable, so that a suite may add those
/// conformances itself.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude; negative south of the equator.
  public var latitude: CLLocationDegrees
  /// The longitude; negative west of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the coordinate at latitude and longitude zero.
  public init() {
    latitude = 0
    longitude = 0
  }

  /// Makes a coordinate, which may be invalid; see `CLLocationCoordinate2DIsValid`.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Makes a coordinate, which may be invalid; see `CLLocationCoordinate2DIsValid`.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a coordinate is valid: its latitude within ±90 and its longitude within ±180
/// degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
