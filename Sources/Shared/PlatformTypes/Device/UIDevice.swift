import Foundation
import Synchronization

/// The machine, as UIKit declares it, for suites and apps that ask what they run on.
// Sendable is unchecked because of NSObject, which holds nothing; the state guards itself.
open class UIDevice: NSObject, @unchecked Sendable {
  private struct State {
    var orientation = UIDeviceOrientation.portrait
    var orientationWatchers = 0
    var watchesBattery = false
  }

  /// Posted after the device was turned, while somebody has asked for it.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The machine.
  open class var current: UIDevice { device }

  private static let device = UIDevice()

  private let state = Mutex(State())

  /// Makes a device that is held upright.
  package override init() { super.init() }

  /// What its owner calls it: the host's name.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// What kind of device it is.
  open var model: String { "Terminal" }

  /// What kind of device it is, in the user's language.
  open var localizedModel: String { model }

  /// The operating system's name.
  open var systemName: String { "Linux" }

  /// The operating system's version, of the kernel.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// What kind of interface it has: one thing at a time, as on a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Tells this installation of the app from every other; here every process is one of its own.
  open var identifierForVendor: UUID? { Self.installation }

  private static let installation = UUID()

  /// Whether apps go on in the background: they do.
  open var isMultitaskingSupported: Bool { true }

  // MARK: How it is held

  /// How it is held: upright, unless a test has turned it.
  open var orientation: UIDeviceOrientation { state.withLock { $0.orientation } }

  /// Whether somebody has asked to be told when the device is turned.
  open var isGeneratingDeviceOrientationNotifications: Bool {
    state.withLock { $0.orientationWatchers > 0 }
  }

  /// Asks for `orientationDidChangeNotification`; to be ended as often as it was begun.
  open func beginGeneratingDeviceOrientationNotifications() {
    state.withLock { $0.orientationWatchers += 1 }
  }

  /// Asks no longer for `orientationDidChangeNotification`.
  open func endGeneratingDeviceOrientationNotifications() {
    state.withLock { $0.orientationWatchers = max(0, $0.orientationWatchers - 1) }
  }

  /// Turns the device, as a test wants it.
  package func turn(to orientation: UIDeviceOrientation) {
    let isNews = state.withLock { state in
      defer { state.orientation = orientation }
      return state.orientation != orientation && state.orientationWatchers > 0
    }
    guard isNews else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  // MARK: What it does not have

  /// Whether somebody wants to know about the battery; there is none to tell of.
  open var isBatteryMonitoringEnabled: Bool {
    get { state.withLock { $0.watchesBattery } }
    set { state.withLock { $0.watchesBattery = newValue } }
  }

  /// What the battery does: nobody knows.
  open var batteryState: BatteryState { .unknown }

  /// How full the battery is, from 0 to 1; -1 where nobody knows.
  open var batteryLevel: Float { -1 }

  /// Whether somebody wants to know what is near; nothing feels it, so that it stays false.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether something is near: nothing feels it.
  open var proximityState: Bool { false }
}
