import AppDriving
import AutomationProtocol
import Foundation
import PlatformTypes

/// The simulated device that the apps of a test run on.
///
/// Running apps receive changes at once, other apps when they are launched. Tests that Swift Testing
/// runs in parallel have separate devices; in XCTest the device stays as the last test left it, like
/// Apple's.
// Sendable is unchecked because of NSObject, which has no state.
open class XCUIDevice: NSObject, @unchecked Sendable {
  /// The device.
  open class var shared: XCUIDevice { device }

  private static let device = XCUIDevice()

  /// Creates an object that represents the same device as `shared`.
  public override init() { super.init() }

  // MARK: Settings

  /// The orientation of the device; apps are launched in `portrait`.
  ///
  /// In a landscape orientation the width and the height of the screen are swapped.
  open var orientation: UIDeviceOrientation {
    get { reporting(or: .portrait) { DeviceState.current(in: $0).orientation } }
    set {
      set(\.orientation, newValue, .orientation(.init(newValue)))
      UIDevice.current.turn(to: newValue)
    }
  }

  /// The appearance of user interfaces.
  open var appearance: Appearance {
    get { reporting(or: .unspecified) { DeviceState.current(in: $0).appearance } }
    set { set(\.appearance, newValue, .appearance(.init(newValue))) }
  }

  /// The simulated location, or `nil` if none is simulated.
  ///
  /// The app receives it if its delegate conforms to `SimulatedLocationReceiving`; otherwise the
  /// test fails.
  open var location: XCUILocation? {
    get { reporting(or: nil) { DeviceState.current(in: $0).location } }
    set {
      // Without a simulated location there is nothing to reset.
      if newValue == nil, location == nil { return }
      set(\.location, newValue, .location(newValue.map { .init($0.location) }))
    }
  }

  /// Whether the device has a mouse, which is always the case.
  open var supportsPointerInteraction: Bool { true }

  /// Whether the device recognises hand gestures, which is never the case.
  open var supportsHandGestures: Bool { false }

  // MARK: Services

  /// The system, which opens URLs.
  open var system: XCUISystem { XCUISystem() }

  /// The assistant, which isn't available.
  open var siriService: XCUISiriService { XCUISiriService() }

  /// The screen reader.
  open var voiceOverService: XCUIVoiceOverService { XCUIVoiceOverService() }

  // MARK: Actions

  /// Returns whether the device has a button; it has only `home`.
  open func hasHardwareButton(_ button: Button) -> Bool { button == .home }

  /// Presses a button; `home` sends the foreground apps to the background, and other buttons fail
  /// the test.
  open func press(_ button: Button) {
    recording(or: ()) { test in
      guard button == .home else { throw AutomationError(.noButton("\(button)")) }
      for session in SessionRegistry.shared.foreground(in: test.scope) {
        _ = try FrontmostApp(session).ask(
          DeviceCall(.isInForeground(false)), for: .acting(verb: "background"))
        SessionRegistry.shared.setBackground(true, of: session)
      }
    }
  }

  /// Fails the test, because the device has no crown.
  open func rotateDigitalCrown(delta rotationalDelta: CGFloat) { failWithoutCrown() }

  /// Fails the test, because the device has no crown.
  open func rotateDigitalCrown(delta rotationalDelta: CGFloat, velocity: XCUIGestureVelocity) {
    failWithoutCrown()
  }

  /// Fails the test, because the device isn't worn on a wrist.
  open func perform(handGesture gesture: XCUIDeviceHandGesture) {
    recording(or: ()) { _ in
      throw AutomationError(
        .noPart("support for hand gestures", instead: "Check supportsHandGestures first."))
    }
  }

  private func failWithoutCrown() {
    recording(or: ()) { _ in
      throw AutomationError(.noPart("Digital Crown", instead: "Scroll an element instead."))
    }
  }

  private func set<Value>(
    _ property: WritableKeyPath<DeviceState, Value>, _ value: Value, _ change: DeviceChange
  ) {
    recording(or: ()) { test in
      // A change that an app refuses isn't stored; otherwise apps launched later would get it as well.
      for session in SessionRegistry.shared.running(in: test.scope) {
        _ = try FrontmostApp(session).ask(DeviceCall(change), for: .configuring)
      }
      DeviceState.update(in: test) { $0[keyPath: property] = value }
    }
  }
}
