import AppDriving
import Foundation
import Synchronization
import TerminalUIKit
import XCUIAutomation

/// Runs an app in the test's own process.
final class InProcessHost: AppHost {
  let name: String
  private let make: InProcessApp.RootViewControllerMaker
  /// The type of the first screen at the latest launch.
  private let screen = Mutex<String?>(nil)

  init(name: String, make: @escaping InProcessApp.RootViewControllerMaker) {
    self.name = name
    self.make = make
  }

  var fullName: String { screen.withLock { $0 }.map { "\(name) (\($0))" } ?? name }

  func launch(_ launch: AppLaunch) throws(AppSessionError) -> AppSession {
    guard launch.environment.isEmpty else {
      throw .cannotStart(
        app: name,
        reason: "it runs in the test's own process, whose environment launchEnvironment cannot "
          + "change; pass its values to the screen when you create it")
    }
    var launch = launch
    // The app can't end without the test, so a crash report is never written.
    launch.keepsScreen = false
    let app = InProcessApp(name: name, arguments: launch.openArguments) { [self] arguments in
      let root = make(arguments)
      screen.withLock { $0 = "\(type(of: root))" }
      return root
    }
    return try AppSession(launch, over: InProcessTransport(app))
  }
}
