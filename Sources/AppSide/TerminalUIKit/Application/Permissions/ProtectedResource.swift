/// A resource that an app may use only with the user's permission.
///
/// The raw values of all but `notifications` are those of `XCUIProtectedResource`, with which a test
/// resets an authorization.
public enum ProtectedResource: Int, Sendable, Hashable, CaseIterable {
  /// Notifications, which no test can reset.
  case notifications = 0
  /// The contacts.
  case contacts = 1
  /// The calendar.
  case calendar = 2
  /// The reminders.
  case reminders = 3
  /// The photos.
  case photos = 4
  /// The microphone.
  case microphone = 5
  /// The camera.
  case camera = 6
  /// The music and video library.
  case mediaLibrary = 7
  /// Bluetooth devices.
  case bluetooth = -0x4000_0000
  /// The device's location.
  case location = -0x3FFF_FFFE
  /// The tracking of the user across other apps.
  case userTracking = -0x3FFF_FFFC
  /// The devices in the local network.
  case localNetwork = -0x3FFF_FFFA
}

/// The user's answer to an app's request for a resource.
public enum AuthorizationStatus: Int, Sendable, Hashable {
  /// The user hasn't been asked.
  case notDetermined = 0
  /// The user has denied the use.
  case denied = 2
  /// The user has allowed the use.
  case authorized = 3
}
