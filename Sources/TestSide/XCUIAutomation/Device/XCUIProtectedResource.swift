/// Something that an app may use only when its user allows it, with Apple's raw values.
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
  /// The music and films.
  case mediaLibrary = 7
  /// The things at home.
  case homeKit = 8
  /// The system's root folder.
  case systemRootDirectory = 0x4000_0000
  /// The user's desktop folder.
  case userDesktopDirectory = 0x4000_0001
  /// The user's downloads folder.
  case userDownloadsDirectory = 0x4000_0002
  /// The user's documents folder.
  case userDocumentsDirectory = 0x4000_0003
  /// Events for other programs.
  case appleEvents = 0x4000_0004
  /// Volumes of other computers.
  case networkVolumes = 0x4000_0005
  /// Volumes that can be taken out.
  case removableVolumes = 0x4000_0006
  /// Devices nearby.
  case bluetooth = -0x4000_0000
  /// The network, for keyboards.
  case keyboardNetwork = -0x3FFF_FFFF
  /// Where the device is.
  case location = -0x3FFF_FFFE
  /// The health data.
  case health = -0x3FFF_FFFD
  /// What the user does in other apps.
  case userTracking = -0x3FFF_FFFC
  /// Whether the user wants to be left alone.
  case focus = -0x3FFF_FFFB
  /// The devices in the same network.
  case localNetwork = -0x3FFF_FFFA
}
