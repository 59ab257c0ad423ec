import Foundation
import LaunchDomain
import Synchronization

// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// The size of an app's screen.
  public enum Screen: Hashable, Sendable {
    /// The size of a phone: 390 × 844 points.
    case phone
    /// The size of a terminal: 640 × 384 points, or 80 × 24 cells.
    case terminal
    /// A size in points.
    case size(CGSize)

    /// The size as a launch argument.
    var text: String {
      switch self {
      case .phone: LaunchScreen.phone.text
      case .terminal: LaunchScreen.terminal.text
      case .size(let size): LaunchScreen(width: size.width, height: size.height).text
      }
    }
  }

  /// The screen of the apps that are launched from now on, or `nil` for that in the environment.
  ///
  /// The launch argument `-ui-testing.screen` takes precedence, and so does `UNDERSTUDY_SCREEN` in the
  /// launch environment, where `COLUMNS` and `LINES` set the number of cells. In the environment of the
  /// tests, `UNDERSTUDY_SCREEN` is `phone`, `terminal` or a size such as `390x844`; without it, apps have
  /// a terminal's screen.
  public static var defaultScreen: Screen? {
    get { DefaultScreen.current }
    set { DefaultScreen.current = newValue }
  }
}

/// The screen of the apps that a test process launches.
enum DefaultScreen {
  /// The environment variable that passes the size to an app.
  static let variable = LaunchScreen.variable

  /// The setting of this process, or `nil` for that in the environment.
  static var current: XCUIApplication.Screen? {
    get { setting.withLock { $0 } }
    set { setting.withLock { $0 = newValue } }
  }

  private static let setting = Mutex<XCUIApplication.Screen?>(nil)
}
