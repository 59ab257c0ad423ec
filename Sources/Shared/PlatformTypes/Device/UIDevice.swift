import Foundation
import Synchronization

/// The device, as UIKit declares it, for suites and apps that adapt to it.
// Sendable is unchecked because of NSObject, which has no state; this class's own state is locked.
open class UIDevice: NSObject, @unchecked Sendable {
  private struct State {
    var orientation = UIDeviceOrientation.portrait
    var orientationWatchers = 0
    var watchesBattery = false
  }

  /// A notification posted after the device was rotated, while orientation notifications are
  /// enabled.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The current device.
  open class var current: UIDevice { device }

  private static let device = UIDevice()

  private let state = Mutex(State())

  /// Makes a device in portrait orientation.
  package override init() { super.init() }

  /// The device's name, which is the host's name.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The model of the device.
  open var model: String { "Terminal" }

  /// The model of the device, in the user's language.
  open var localizedModel: String { model }

  /// The operating system's name.
  open var systemName: String { "Linux" }

  /// The version of the operating system's kernel.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The interface idiom: a phone's, which shows one screen at a time.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// An identifier of this installation of the app; here, of this process.
  open var identifierForVendor: UUID? { Self.installation }

  private static let installation = UUID()

  /// Whether the device supports multitasking, which is always true.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// The orientation of the device: portrait, unless a test has rotated it.
  open var orientation: UIDeviceOrientation { state.withLock { $0.orientation } }

  /// Whether orientation notifications are enabled.
  open var isGeneratingDeviceOrientationNotifications: Bool {
    state.withLock { $0.orientationWatchers > 0 }
  }

  /// Enables orientation notifications; balance every call with one that ends them.
  open func beginGeneratingDeviceOrientationNotifications() {
    state.withLock { $0.orientationWatchers += 1 }
  }

  /// Ends one request for orientation notifications.
  open func endGeneratingDeviceOrientationNotifications() {
    state.withLock { $0.orientationWatchers = max(0, $0.orientationWatchers - 1) }
  }

  /// Rotates the device on behalf of a test.
  package func turn(to orientation: UIDeviceOrientation) {
    let isNews = state.withLock { state in
      defer { state.orientation = orientation }
      return state.orientation != orientation && state.orientationWatchers > 0
    }
    guard isNews else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  // MARK: Missing hardware

  /// Whether battery notifications are enabled; none are posted, because there is no battery.
  open var isBatteryMonitoringEnabled: Bool {
    get { state.withLock { $0.watchesBattery } }
    set { state.withLock { $0.watchesBattery = newValue } }
  }

  /// The state of the battery, which is unknown.
  open var batteryState: BatteryState { .unknown }

  /// The charge of the battery, from 0 to 1; always -1, for unknown.
  open var batteryLevel: Float { -1 }

  /// Whether proximity monitoring is enabled; always false, because there is no sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether the sensor is close to the user; always false, because there is no sensor.
  open var proximityState: Bool { false }
}
