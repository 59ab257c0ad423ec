import Foundation
import PlatformTypes
import Testing

@Suite struct CLLocationTests {
  @Test func `a location from two numbers is exact except for its altitude`() {
    let location = CLLocation(latitude: 51.5, longitude: -0.1)
    #expect(location.coordinate.latitude == 51.5)
    #expect(location.coordinate.longitude == -0.1)
    #expect(location.horizontalAccuracy == 0)
    #expect(location.verticalAccuracy == -1)
    #expect(location.course == -1)
    #expect(location.speed == -1)
  }

  @Test func `a location keeps its values`() {
    let then = Date(timeIntervalSince1970: 1)
    let location = CLLocation(
      coordinate: CLLocationCoordinate2DMake(1, 2), altitude: 3, horizontalAccuracy: 4,
      verticalAccuracy: 5, course: 6, speed: 7, timestamp: then)
    #expect(location.altitude == 3)
    #expect(location.horizontalAccuracy == 4)
    #expect(location.verticalAccuracy == 5)
    #expect(location.course == 6)
    #expect(location.speed == 7)
    #expect(location.timestamp == then)
  }

  // These are well-known distances, to within half a percent.
  @Test(arguments: [
    ((52.52, 13.405), (48.8566, 2.3522), 878_000.0),
    ((0.0, 0.0), (0.0, 180.0), 20_015_000.0),
    ((90.0, 0.0), (90.0, 77.0), 0.0),
    ((0.0, 179.5), (0.0, -179.5), 111_195.0),
  ])
  func `a distance is measured along a great circle`(
    from: (Double, Double), to: (Double, Double), metres: Double
  ) {
    let start = CLLocation(latitude: from.0, longitude: from.1)
    let end = CLLocation(latitude: to.0, longitude: to.1)
    #expect(abs(start.distance(from: end) - metres) <= max(1, metres * 0.005))
    #expect(abs(start.distance(from: end) - end.distance(from: start)) < 0.001)
  }

  @Test(arguments: [
    (0.0, 0.0, true), (90.0, 180.0, true), (-90.0, -180.0, true), (90.1, 0.0, false),
    (0.0, -180.1, false), (.nan, 0.0, false),
  ])
  func `a coordinate is valid in its range`(latitude: Double, longitude: Double, isValid: Bool) {
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    #expect(CLLocationCoordinate2DIsValid(coordinate) == isValid)
  }

  @Test func `the invalid coordinate is invalid`() {
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D()))
  }
}
