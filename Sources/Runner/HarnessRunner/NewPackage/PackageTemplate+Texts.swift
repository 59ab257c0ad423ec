import AppDriving

extension PackageTemplate {
  var manifest: String {
    let folder = understudyPath.split(separator: "/").last.map(String.init) ?? ""
    // SwiftPM identifies a package by its folder, unless it has a name.
    let known = folder.lowercased() == "understudy" ? "" : "name: \"Understudy\", "
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [.package(\(known)path: \(understudyPath.debugDescription))],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              .product(name: "TerminalUIKit", package: "Understudy"),
              .product(name: "TerminalUIKitAutomation", package: "Understudy"),
            ]),
          .testTarget(
            name: "\(name)UITests",
            dependencies: [.product(name: "XCUIAutomation", package: "Understudy")]),
        ])

      """
  }

  var app: String {
    """
    import Foundation
    import TerminalUIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let isTesting = UserDefaults.standard.bool(forKey: "ui-testing")
        let name = isTesting ? UserDefaults.standard.string(forKey: "\(argumentPrefix).name") : NSUserName()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Greet") { action in
          (action.sender as? UIButton)?.setTitle("Hello, \\(name ?? "you")!", for: .normal)
        })
        button.frame = CGRect(x: 16, y: 16, width: 200, height: 16)
        let screen = UIViewController()
        screen.view.addSubview(button)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        return true
      }
    }

    """
  }

  var test: String {
    """
    import XCUIAutomation

    final class \(name)UITests: XCTestCase {
      func testItGreetsByName() {
        let app = XCUIApplication()
        app.launchArguments += ["-ui-testing", "YES", "-\(argumentPrefix).name", "Grace"]
        app.launch()
        app.buttons["Greet"].tap()
        XCTAssertTrue(app.buttons["Hello, Grace!"].waitForExistence(timeout: 5))
      }
    }

    """
  }

  var feature: String {
    """
    Feature: Greeting

      Scenario: It greets by name
        Given "\(name)" is launched with -ui-testing YES -\(argumentPrefix).name Grace
        When I tap the button "Greet"
        Then the button "Hello, Grace!" exists

    """
  }

  var workflow: String {
    """
    name: test
    on: [push, pull_request]
    jobs:
      test:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          # Understudy goes to the path that Package.swift expects; set the variable to your copy's repository.
          # It comes first, because the package may be inside it.
          - uses: actions/checkout@v4
            with:
              repository: ${{ vars.UNDERSTUDY_REPOSITORY }}
              path: \(understudyPlace.inYAML)
          - uses: actions/checkout@v4
            with:
              path: \(place.inYAML)
          - run: swift test
            working-directory: \(place.inYAML)
          - run: swift run understudy run Features
            working-directory: \(place.inYAML)

    """
  }
}

extension String {
  /// The text as a YAML scalar, quoted unless it's a plain word.
  fileprivate var inYAML: String {
    if wholeMatch(of: /[A-Za-z0-9_.\/-]+/) != nil { return self }
    return "'\(replacing("'", with: "''"))'"
  }
}
