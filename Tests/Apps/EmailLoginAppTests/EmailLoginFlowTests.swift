import LaunchDomain
import TerminalUIKit
import Testing
import ViewTesting
import XCUIAutomation

@testable import EmailLoginApp

/// The same flows against the app in a separate process and against its screen in this one.
@Suite struct EmailLoginFlowTests {
  private static let times = FlowTimes("e-mail login", count: EmailLoginFlow.all.count)

  @Test(arguments: EmailLoginFlow.all)
  func `a flow sees the same out of process and in process`(flow: EmailLoginFlow) {
    let (outside, outsideTime) = Self.fastest { flow.run(XCUIApplication()) }
    let (inside, insideTime) = Self.fastest { flow.run(Self.appInside()) }
    #expect(outside == inside)
    #expect(!outside.isEmpty)
    Self.times.add(flow.name, outside: outsideTime, inside: insideTime)
  }

  @MainActor
  @Test(arguments: EmailLoginFlow.all)
  func `a flow runs on the main actor too`(flow: EmailLoginFlow) {
    #expect(!flow.run(Self.appInside()).isEmpty)
  }

  @Test func `the password is gone after the app was in the background`() {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES", "-login.email", "grace@understudy.example"]
    app.launch()
    #expect(app.textFields["E-mail"].value as? String == "grace@understudy.example")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("hopper")
    #expect(app.buttons["login"].isEnabled)
    XCUIDevice.shared.press(.home)
    app.activate()
    #expect(app.textFields["E-mail"].value as? String == "grace@understudy.example")
    #expect(app.secureTextFields["Password"].value as? String == "Password")
    #expect(!app.buttons["login"].isEnabled)
  }

  private static func appInside() -> XCUIApplication {
    XCUIApplication(name: "EmailLoginApp") { arguments in
      let options = LaunchOptions(.emailLogin, arguments: arguments)
      return EmailLoginViewController(
        viewModel: LoginViewModel(options: options, clock: UIApplication.shared.clock))
    }
  }

  /// Runs a flow three times; returns what it saw and the shortest time, because other tests run
  /// meanwhile.
  private static func fastest(_ run: () -> [String]) -> ([String], Duration) {
    var seen: [String] = []
    let times = (0..<3).map { _ in ContinuousClock().measure { seen = run() } }
    return (seen, times.min() ?? .zero)
  }
}
