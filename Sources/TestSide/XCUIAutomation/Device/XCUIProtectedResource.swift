/// A resource that an app may use only with the user's permission, with Apple's raw values.
public enum XCUIProtectedResource: Int, Sendable, Hashable {
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
  /// The smart-home accessories.
  case homeKit = 8
  /// The system's root folder.
  case systemRootDirectory = 0x4000_0000
  /// The user's desktop folder.
  case userDesktopDirectory = 0x4000_0001
  /// The user's downloads folder.
  case userDownloadsDirectory = 0x4000_0002
  /// The user's documents folder.
  case userDocumentsDirectory = 0x4000_0003
  /// Apple events that control other apps.
  case appleEvents = 0x4000_0004
  /// Network volumes.
  case networkVolumes = 0x4000_0005
  /// Removable volumes.
  case removableVolumes = 0x4000_0006
  /// Bluetooth devices.
  case bluetooth = -0x4000_0000
  /// The network access of keyboards.
  case keyboardNetwork = -0x3FFF_FFFF
  /// The device's location.
  case location = -0x3FFF_FFFE
  /// The health data.
  case health = -0x3FFF_FFFD
  /// The tracking of the user across other apps.
  case userTracking = -0x3FFF_FFFC
  /// The Focus status.
  case focus = -0x3FFF_FFFB
  /// The devices in the local network.
  case localNetwork = -0x3FFF_FFFA
}
