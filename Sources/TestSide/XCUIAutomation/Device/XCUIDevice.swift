import AppSession
import AutomationProtocol
import Foundation
import PlatformTypes

/// The device that the apps of a test run on: a pretence that each of them is told of.
///
/// Apps that run are told at once, others when they are launched. Tests that Swift Testing runs side
/// by side have a device each; with XCTest it stays as one test has left it, as Apple's does.
// Sendable is unchecked because of NSObject, which holds nothing.
open class XCUIDevice: NSObject, @unchecked Sendable {
  /// The device.
  open class var shared: XCUIDevice { device }

  private static let device = XCUIDevice()

  /// Makes an object that stands for the same device as `shared`.
  public override init() { super.init() }

  // MARK: How it is held and set

  /// How it is held; `portrait` is how apps are launched.
  ///
  /// On its side, the width and the height of the screen change places.
  open var orientation: UIDeviceOrientation {
    get { reporting(or: .portrait) { DeviceState.current(in: $0).orientation } }
    set {
      set(\.orientation, newValue, .orientation(.init(newValue)))
      UIDevice.current.turn(to: newValue)
    }
  }

  /// Whether interfaces are light or dark.
  open var appearance: Appearance {
    get { reporting(or: .unspecified) { DeviceState.current(in: $0).appearance } }
    set { set(\.appearance, newValue, .appearance(.init(newValue))) }
  }

  /// Where it is said to be; nil pretends nothing.
  ///
  /// The app hears of it when its delegate conforms to `SimulatedLocationReceiving`; else the test
  /// fails.
  open var location: XCUILocation? {
    get { reporting(or: nil) { DeviceState.current(in: $0).location } }
    set {
      // Nothing is pretended already.
      if newValue == nil, location == nil { return }
      set(\.location, newValue, .location(newValue.map { .init($0.location) }))
    }
  }

  /// Whether it has a mouse: it always has.
  open var supportsPointerInteraction: Bool { true }

  /// Whether it feels gestures of a hand that wears it: it does not.
  open var supportsHandGestures: Bool { false }

  // MARK: Its parts

  /// What opens URLs.
  open var system: XCUISystem { XCUISystem() }

  /// The assistant, which it does not have.
  open var siriService: XCUISiriService { XCUISiriService() }

  /// The screen reader.
  open var voiceOverService: XCUIVoiceOverService { XCUIVoiceOverService() }

  // MARK: Doing something with it

  /// Whether it has a button: only `home`.
  open func hasHardwareButton(_ button: Button) -> Bool { button == .home }

  /// Presses a button; `home` sends the apps in front to the background, another fails the test.
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

  /// Fails the test: there is no crown.
  open func rotateDigitalCrown(delta rotationalDelta: CGFloat) { failWithoutCrown() }

  /// Fails the test: there is no crown.
  open func rotateDigitalCrown(delta rotationalDelta: CGFloat, velocity: XCUIGestureVelocity) {
    failWithoutCrown()
  }

  /// Fails the test: nobody wears it.
  open func perform(handGesture gesture: XCUIDeviceHandGesture) {
    recording(or: ()) { _ in
      throw AutomationError(
        .noPart("hand that wears it", instead: "Ask supportsHandGestures first."))
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
      // What an app refuses is not kept: the next ones would be told as well.
      for session in SessionRegistry.shared.running(in: test.scope) {
        _ = try FrontmostApp(session).ask(DeviceCall(change), for: .configuring)
      }
      DeviceState.update(in: test) { $0[keyPath: property] = value }
    }
  }
}
