/// A permission that a page has to ask for, by its name in scripts.
enum PagePermission: String, CaseIterable {
  case geolocation, notifications, camera, microphone, midi
  case clipboardRead = "clipboard-read"
  case clipboardWrite = "clipboard-write"
  case idleDetection = "idle-detection"
  case localFonts = "local-fonts"
  case sensors
  case storageAccess = "storage-access"
  case wakeLock = "screen-wake-lock"

  /// The name in the browser's protocol.
  var protocolName: String {
    switch self {
    case .geolocation, .notifications, .midi, .sensors: rawValue
    case .camera: "videoCapture"
    case .microphone: "audioCapture"
    case .clipboardRead: "clipboardReadWrite"
    case .clipboardWrite: "clipboardSanitizedWrite"
    case .idleDetection: "idleDetection"
    case .localFonts: "localFonts"
    case .storageAccess: "storageAccess"
    case .wakeLock: "wakeLockScreen"
    }
  }
}
