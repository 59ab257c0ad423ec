import Foundation

/// A change that concerns the device or the whole app rather than an element.
public enum DeviceChange: Sendable, Hashable {
  /// The orientation of a device; an app is launched in portrait.
  public enum Orientation: String, Codable, Sendable, Hashable, CaseIterable {
    /// The orientation is unknown.
    case unknown
    /// The device is upright.
    case portrait
    /// The device is upside down.
    case portraitUpsideDown
    /// The device lies on its side, turned to the left.
    case landscapeLeft
    /// The device lies on its side, turned to the right.
    case landscapeRight
    /// The device lies flat, with the screen up.
    case faceUp
    /// The device lies flat, with the screen down.
    case faceDown
  }

  /// The appearance of interfaces, light or dark.
  public enum Appearance: String, Codable, Sendable, Hashable, CaseIterable {
    /// The device's own appearance.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// The orientation changes.
  case orientation(Orientation)
  /// The appearance changes.
  case appearance(Appearance)
  /// The simulated location changes; `nil` ends the simulation.
  case location(DeviceLocation?)
  /// The app enters the foreground or leaves the screen.
  case isInForeground(Bool)
  /// The app is asked to open a URL.
  case open(URL)
  /// The user's answer about a resource is forgotten; the number is the raw value of
  /// `XCUIProtectedResource`.
  case resetAuthorization(Int)
  /// The date changes, and the app's clock continues from it.
  case date(Date)
  /// The time zone changes to the one with an identifier such as `Europe/Paris`.
  case timeZone(String)
  /// The user's locale changes to the one with an identifier such as `de_CH`.
  case locale(String)
}

/// A simulated location and movement, in degrees, metres and seconds; negative values mean unknown.
public struct DeviceLocation: Codable, Sendable, Hashable {
  /// The latitude, positive north of the equator.
  public var latitude: Double
  /// The longitude, positive east of Greenwich.
  public var longitude: Double
  /// The altitude above sea level.
  public var altitude: Double
  /// The radius of uncertainty of the latitude and longitude.
  public var horizontalAccuracy: Double
  /// The uncertainty of the altitude.
  public var verticalAccuracy: Double
  /// The direction of the movement.
  public var course: Double
  /// The speed of the movement.
  public var speed: Double

  /// Makes a location.
  public init(
    latitude: Double, longitude: Double, altitude: Double = 0, horizontalAccuracy: Double = 0,
    verticalAccuracy: Double = -1, course: Double = -1, speed: Double = -1
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
  }
}

extension DeviceChange: Codable {
  private enum CodingKeys: String, CodingKey {
    case orientation, appearance, location
    case isInForeground = "foreground"
    case open, resetAuthorization
    case date = "secondsSince1970"
    case timeZone, locale
  }

  /// Reads an object with one key, the kind of change: `{"appearance": "dark"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A change is an object with one key, the kind of change."))
    }
    switch key {
    case .orientation: self = .orientation(try container.decode(Orientation.self, forKey: key))
    case .appearance: self = .appearance(try container.decode(Appearance.self, forKey: key))
    case .location: self = .location(try container.decode(DeviceLocation?.self, forKey: key))
    case .isInForeground: self = .isInForeground(try container.decode(Bool.self, forKey: key))
    case .open:
      let text = try container.decode(String.self, forKey: key)
      guard let url = URL(string: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "“\(text)” is not a URL.")
      }
      self = .open(url)
    case .resetAuthorization:
      self = .resetAuthorization(try container.decode(Int.self, forKey: key))
    case .date:
      self = .date(Date(timeIntervalSince1970: try container.decode(Double.self, forKey: key)))
    case .timeZone: self = .timeZone(try container.decode(String.self, forKey: key))
    case .locale: self = .locale(try container.decode(String.self, forKey: key))
    }
  }

  /// Writes an object with one key, the kind of change.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .orientation(let orientation): try container.encode(orientation, forKey: .orientation)
    case .appearance(let appearance): try container.encode(appearance, forKey: .appearance)
    case .location(let location): try container.encode(location, forKey: .location)
    case .isInForeground(let isInFront): try container.encode(isInFront, forKey: .isInForeground)
    case .open(let url): try container.encode(url.absoluteString, forKey: .open)
    case .resetAuthorization(let resource):
      try container.encode(resource, forKey: .resetAuthorization)
    case .date(let date): try container.encode(date.timeIntervalSince1970, forKey: .date)
    case .timeZone(let identifier): try container.encode(identifier, forKey: .timeZone)
    case .locale(let identifier): try container.encode(identifier, forKey: .locale)
    }
  }
}
