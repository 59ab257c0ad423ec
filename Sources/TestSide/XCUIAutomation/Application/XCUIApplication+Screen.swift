import Foundation
import LaunchDomain
import Synchronization

// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// The size of an app's screen.
  public enum Screen: Hashable, Sendable {
    /// That of a phone: 390 × 844 points.
    case phone
    /// That of a terminal: 640 × 384 points, which are 80 × 24 cells.
    case terminal
    /// A size in points.
    case size(CGSize)

    /// The size as a launch argument has it.
    var text: String {
      switch self {
      case .phone: LaunchScreen.phone.text
      case .terminal: LaunchScreen.terminal.text
      case .size(let size): LaunchScreen(width: size.width, height: size.height).text
      }
    }
  }

  /// The screen of the apps that are launched from now on; `nil` leaves it to the environment.
  ///
  /// A launch that says more about its screen takes precedence: with the launch argument
  /// `-ui-testing.screen`, or with `UNDERSTUDY_SCREEN` in the launch environment. `COLUMNS` and
  /// `LINES` there set the number of cells. In the environment of the tests, `UNDERSTUDY_SCREEN` is
  /// `phone`, `terminal` or a size such as `390x844`; without it the screen is a terminal's.
  public static var defaultScreen: Screen? {
    get { DefaultScreen.current }
    set { DefaultScreen.current = newValue }
  }
}

/// The screen of the apps that a test process launches.
enum DefaultScreen {
  /// The environment variable by which an app gets the size.
  static let variable = LaunchScreen.variable

  /// The setting of this process; `nil` leaves it to the environment.
  static var current: XCUIApplication.Screen? {
    get { setting.withLock { $0 } }
    set { setting.withLock { $0 = newValue } }
  }

  private static let setting = Mutex<XCUIApplication.Screen?>(nil)
}
