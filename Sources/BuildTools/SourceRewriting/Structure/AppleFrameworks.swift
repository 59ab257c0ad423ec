/// The frameworks that only exist on Apple's platforms, and that this package doesn't replace.
enum AppleFrameworks {
  static let names: Set<String> = [
    "AVFoundation", "AVKit", "AppKit", "AuthenticationServices", "CloudKit", "Combine", "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreData", "CoreImage", "CoreML", "CoreMotion", "CoreSpotlight",
    "EventKit", "EventKitUI", "GameKit", "HealthKit", "IntentsUI", "LocalAuthentication", "MapKit",
    "MessageUI", "Messages", "MetalKit", "NaturalLanguage", "PDFKit", "PassKit", "Photos",
    "PhotosUI",
    "QuickLook", "RealityKit", "SceneKit", "Speech", "SpriteKit", "StoreKit", "SwiftData",
    "SwiftUI",
    "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchKit", "WebKit",
    "WidgetKit",
  ]
}
