import Foundation
import TerminalUIKit
import Testing
import ViewTesting
import XCUIAutomation

/// The host app of the tests together with an app in the test's own process.
@Suite struct InProcessHostTests {
  private final class Host: NSObject, UIApplicationDelegate {}

  // A process launches its host only once, so this test runs in a separate process.

  @Test(.timeLimit(.minutes(10)))
  func `the host's windows don't belong to the app`() async {
    await #expect(processExitsWith: .success) { try await InProcessHostTests.launchHost() }
  }

  @MainActor
  private static func launchHost() throws {
    let early = makeWindow("early")
    let screen = UIViewController()
    let app = XCUIApplication(rootViewController: screen)
    app.launch()
    screen.view.addSubview(label("app"))
    let application = UIApplication.shared
    let host = Host()
    var windows = [early]
    application.makeHostDelegate = {
      windows += (1...3).map { makeWindow("host \($0)") }
      return host
    }
    #expect(application.delegate === host && application.applicationState == .active)
    #expect(windows.count == 4 && app.windows.count == 1)
    #expect(app.staticTexts.count == 1 && app.staticTexts["app"].isHittable)
    windows.append(makeWindow("a window of the app's own"))
    #expect(app.windows.count == 2 && app.staticTexts["a window of the app's own"].exists)
  }

  @MainActor
  private static func makeWindow(_ text: String) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(label(text))
    window.makeKeyAndVisible()
    return window
  }

  @MainActor
  private static func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 320, height: 16))
    label.text = text
    return label
  }
}
