import Foundation
import Synchronization

/// The screen: a terminal, or a picture of one (UIKit).
///
/// In an app it is the app's own screen; in a test that launches apps, that of the app in front.
// Sendable is unchecked because of NSObject, which has no state; this class's own state is locked.
open class UIScreen: NSObject, @unchecked Sendable {
  private struct State {
    var measure: (@Sendable () -> CGSize?)?
    var settingOfTest: (@Sendable () -> ScreenSetting?)?
  }

  /// The process's only screen.
  open class var main: UIScreen { screen }

  /// All screens; there is exactly one.
  open class var screens: [UIScreen] { [screen] }

  private static let screen = UIScreen()

  private let state = Mutex(State())
  private let ownSetting = ScreenSetting()

  /// Makes a screen of unknown size.
  package override init() { super.init() }

  /// The size of the screen, in points; 80 × 24 cells by default.
  open var bounds: CGRect {
    let measured = setting.size ?? state.withLock { $0.measure }?()
    return CGRect(origin: .zero, size: measured ?? Self.usualSize)
  }

  /// The number of pixels per point.
  open var scale: CGFloat { 1 }

  /// The size of the screen, in pixels.
  open var nativeBounds: CGRect { bounds }

  /// The number of physical pixels per point.
  open var nativeScale: CGFloat { 1 }

  /// The maximum frame rate, in frames a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen belongs to an app in this process.
  package var isOfApp: Bool { ownSetting.size != nil }

  /// Sets the screen's size on behalf of an app in this process.
  package func setSize(_ size: CGSize) { setting.size = size }

  /// Sets the closure that returns the screen's size if no app runs in this process.
  package func setMeasure(_ measure: @escaping @Sendable () -> CGSize?) {
    state.withLock { $0.measure = measure }
  }

  /// Sets the closure that returns the setting of the current test's in-process app, if any.
  package func setSettingOfTest(_ setting: @escaping @Sendable () -> ScreenSetting?) {
    state.withLock { $0.settingOfTest = setting }
  }

  /// The object that the toolkit stores for the screen: its trait collection.
  package var traits: (any AnyObject & Sendable)? {
    get { setting.traits }
    set { setting.traits = newValue }
  }

  private var setting: ScreenSetting {
    state.withLock { $0.settingOfTest }?() ?? ownSetting
  }

  /// The default size: 80 × 24 cells of 8 × 16 points.
  private static let usualSize = CGSize(width: 640, height: 384)
}
