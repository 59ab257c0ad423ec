extension AppPermissions {
  /// A resource that an app may use only with the user's permission.
  ///
  /// The raw values of all but `notifications` are those of `XCUIProtectedResource`.
  public struct Resource: RawRepresentable, Sendable, Hashable {
    /// The number of the resource.
    public let rawValue: Int

    /// Makes a resource from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Notifications, which no test can reset.
    public static let notifications = Self(rawValue: 0)
    /// The contacts.
    public static let contacts = Self(rawValue: 1)
    /// The calendar.
    public static let calendar = Self(rawValue: 2)
    /// The reminders.
    public static let reminders = Self(rawValue: 3)
    /// The photos.
    public static let photos = Self(rawValue: 4)
    /// The microphone.
    public static let microphone = Self(rawValue: 5)
    /// The camera.
    public static let camera = Self(rawValue: 6)
    /// The music and video library.
    public static let mediaLibrary = Self(rawValue: 7)
    /// The smart-home accessories.
    public static let homeKit = Self(rawValue: 8)
    /// Bluetooth devices.
    public static let bluetooth = Self(rawValue: -0x4000_0000)
    /// The device's location.
    public static let location = Self(rawValue: -0x3FFF_FFFE)
    /// The health data.
    public static let health = Self(rawValue: -0x3FFF_FFFD)
    /// The tracking of the user across other apps.
    public static let userTracking = Self(rawValue: -0x3FFF_FFFC)
    /// The Focus status.
    public static let focus = Self(rawValue: -0x3FFF_FFFB)
    /// The devices in the local network.
    public static let localNetwork = Self(rawValue: -0x3FFF_FFFA)

    private static let names: [(resource: Self, name: String)] = [
      (notifications, "notifications"), (contacts, "contacts"), (calendar, "calendar"),
      (reminders, "reminders"), (photos, "photos"), (microphone, "microphone"),
      (camera, "camera"), (mediaLibrary, "mediaLibrary"), (homeKit, "homeKit"),
      (bluetooth, "bluetooth"), (location, "location"), (health, "health"),
      (userTracking, "userTracking"), (focus, "focus"), (localNetwork, "localNetwork"),
    ]

    /// All resources that launch arguments can name.
    package static var all: [Self] { names.map(\.resource) }

    /// The name in launch arguments, which is the name of the property.
    package var name: String {
      Self.names.first { $0.resource == self }?.name ?? "\(rawValue)"
    }
  }
}
