/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double

/// A place on the globe, as Core Location declares it.
///
/// Like Core Location's it can be neither compared nor encoded, so that a suite may add that
/// itself.
public struct CLLocationCoordinate2D: Sendable {
  /// How far north of the equator; negative to the south of it.
  public var latitude: CLLocationDegrees
  /// How far east of Greenwich; negative to the west of it.
  public var longitude: CLLocationDegrees

  /// Makes the place on the equator south of Greenwich.
  public init() {
    latitude = 0
    longitude = 0
  }

  /// Makes a place, which may be none; see `CLLocationCoordinate2DIsValid`.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A value that is no place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Makes a place, which may be none; see `CLLocationCoordinate2DIsValid`.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a latitude lies within 90 and a longitude within 180 degrees of zero.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
