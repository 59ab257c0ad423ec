import Foundation
import Synchronization

/// The screen: a terminal, or a picture of one (UIKit).
///
/// In an app it is the app's. In a test that launches apps it is that of the app in front.
// Sendable is unchecked because of NSObject, which holds nothing; the state guards itself.
open class UIScreen: NSObject, @unchecked Sendable {
  private struct State {
    var measure: (@Sendable () -> CGSize?)?
    var settingOfTest: (@Sendable () -> ScreenSetting?)?
  }

  /// The process's only screen.
  open class var main: UIScreen { screen }

  /// All screens, of which there is one.
  open class var screens: [UIScreen] { [screen] }

  private static let screen = UIScreen()

  private let state = Mutex(State())
  private let ownSetting = ScreenSetting()

  /// Makes a screen of which nothing is known yet.
  package override init() { super.init() }

  /// The size of the screen, in points; 80 × 24 cells unless the terminal or the launch says otherwise.
  open var bounds: CGRect {
    let measured = setting.size ?? state.withLock { $0.measure }?()
    return CGRect(origin: .zero, size: measured ?? Self.usualSize)
  }

  /// Pixels in a point.
  open var scale: CGFloat { 1 }

  /// The size of the screen, in pixels.
  open var nativeBounds: CGRect { bounds }

  /// Pixels in a point, where they lie.
  open var nativeScale: CGFloat { 1 }

  /// How often it is drawn at the most, in frames a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether it is the screen of an app in this process.
  package var isOfApp: Bool { ownSetting.size != nil }

  /// Makes the screen that of an app in this process.
  package func setSize(_ size: CGSize) { setting.size = size }

  /// Says how big the screen is where no app is in this process.
  package func setMeasure(_ measure: @escaping @Sendable () -> CGSize?) {
    state.withLock { $0.measure = measure }
  }

  /// Says which setting the app has that the test which runs now has in its process; nil for none.
  package func setSettingOfTest(_ setting: @escaping @Sendable () -> ScreenSetting?) {
    state.withLock { $0.settingOfTest = setting }
  }

  /// What the toolkit keeps for the screen: its trait collection.
  package var traits: (any AnyObject & Sendable)? {
    get { setting.traits }
    set { setting.traits = newValue }
  }

  private var setting: ScreenSetting {
    state.withLock { $0.settingOfTest }?() ?? ownSetting
  }

  /// 80 × 24 cells of 8 × 16 points.
  private static let usualSize = CGSize(width: 640, height: 384)
}
