import Foundation
import PlatformTypes
import Synchronization
import SystemShims
import XCUIAutomation

/// The screen settings of each app in the test's own process, which has only one screen.
///
/// A test that rotates the device or changes its appearance does so only for its own app.
enum InProcessScreens {
  private struct State {
    /// The setting of the app that is answering a request.
    var answering: ScreenSetting?
    var settings: [TestRun.ID: ScreenSetting] = [:]

    var isEmpty: Bool { answering == nil && settings.isEmpty }
  }

  private static let state = Mutex(State())

  /// Creates a setting for a new app, with the values of the process's screen.
  static func newSetting() -> ScreenSetting {
    UIScreen.main.setSettingOfTest(current)
    let setting = ScreenSetting()
    setting.size = UIScreen.main.bounds.size
    setting.traits = UIScreen.main.traits
    return setting
  }

  /// Stores the setting of a test's app, which also applies to the test itself.
  static func set(_ setting: ScreenSetting?, of test: TestRun.ID) {
    state.withLock { $0.settings[test] = setting }
  }

  /// Runs a block in which an app answers a request with its setting.
  static func with<Result>(_ setting: ScreenSetting, _ body: () -> Result) -> Result {
    let previous = state.withLock { state in
      defer { state.answering = setting }
      return state.answering
    }
    defer { state.withLock { $0.answering = previous } }
    return body()
  }

  @Sendable private static func current() -> ScreenSetting? {
    guard let state = state.withLock({ $0.isEmpty ? nil : $0 }) else { return nil }
    // Apps answer on the main thread; other threads see the setting of their test's app.
    if let answering = state.answering, MainQueue.isCurrent { return answering }
    return TestRun.current.flatMap { state.settings[$0.id] }
  }
}
