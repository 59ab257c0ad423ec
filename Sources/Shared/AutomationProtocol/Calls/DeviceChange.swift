import Foundation

/// Something that happens to a device, or to an app as a whole, and not to an element.
public enum DeviceChange: Sendable, Hashable {
  /// How a device is held; upright is how the app was launched.
  public enum Orientation: String, Codable, Sendable, Hashable, CaseIterable {
    /// Nothing is known of it.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, turned to the left.
    case landscapeLeft
    /// On its side, turned to the right.
    case landscapeRight
    /// Flat, the screen up.
    case faceUp
    /// Flat, the screen down.
    case faceDown
  }

  /// Whether interfaces are light or dark.
  public enum Appearance: String, Codable, Sendable, Hashable, CaseIterable {
    /// As the device has it by itself.
    case unspecified
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
  }

  /// It is held otherwise.
  case orientation(Orientation)
  /// Interfaces are to be light or dark.
  case appearance(Appearance)
  /// It is somewhere else; nil ends the pretence.
  case location(DeviceLocation?)
  /// The app comes to the front, or leaves the screen.
  case isInForeground(Bool)
  /// The app is to open a URL.
  case open(URL)
}

/// A place and a movement, in degrees, metres and seconds; what is negative is not known.
public struct DeviceLocation: Codable, Sendable, Hashable {
  /// How far north of the equator.
  public var latitude: Double
  /// How far east of Greenwich.
  public var longitude: Double
  /// How high above the sea.
  public var altitude: Double
  /// How exact the place is.
  public var horizontalAccuracy: Double
  /// How exact the altitude is.
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
    case open
  }

  /// Reads an object with one key, what has changed: `{"appearance": "dark"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A change is an object with one key, what has changed."))
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
          forKey: key, in: container, debugDescription: "“\(text)” is no URL.")
      }
      self = .open(url)
    }
  }

  /// Writes an object with one key, what has changed.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .orientation(let orientation): try container.encode(orientation, forKey: .orientation)
    case .appearance(let appearance): try container.encode(appearance, forKey: .appearance)
    case .location(let location): try container.encode(location, forKey: .location)
    case .isInForeground(let isInFront): try container.encode(isInFront, forKey: .isInForeground)
    case .open(let url): try container.encode(url.absoluteString, forKey: .open)
    }
  }
}
