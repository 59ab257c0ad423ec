import Foundation
import PlatformTypes
import Synchronization
import SystemShims
import XCUIAutomation

/// What each app in a test's own process sees of the one screen of the process: a test that turns the
/// device, or makes it dark, does that for its app.
enum InProcessScreens {
  private struct State {
    /// That of the app which answers just now.
    var asked: ScreenSetting?
    var settings: [TestRun.ID: ScreenSetting] = [:]

    var isEmpty: Bool { asked == nil && settings.isEmpty }
  }

  private static let state = Mutex(State())

  /// A setting for another app, which begins as the process's screen is.
  static func newSetting() -> ScreenSetting {
    UIScreen.main.setSettingOfTest(current)
    let setting = ScreenSetting()
    setting.size = UIScreen.main.bounds.size
    setting.traits = UIScreen.main.traits
    return setting
  }

  /// Keeps the setting of a test's app, which is also what the test itself sees.
  static func set(_ setting: ScreenSetting?, of test: TestRun.ID) {
    state.withLock { $0.settings[test] = setting }
  }

  /// Does something while an app answers.
  static func with<Result>(_ setting: ScreenSetting, _ body: () -> Result) -> Result {
    let previous = state.withLock { state in
      defer { state.asked = setting }
      return state.asked
    }
    defer { state.withLock { $0.asked = previous } }
    return body()
  }

  @Sendable private static func current() -> ScreenSetting? {
    guard let state = state.withLock({ $0.isEmpty ? nil : $0 }) else { return nil }
    // Apps answer on the main thread; elsewhere a test looks at its own.
    if let asked = state.asked, MainQueue.isCurrent { return asked }
    return TestRun.current.flatMap { state.settings[$0.id] }
  }
}
