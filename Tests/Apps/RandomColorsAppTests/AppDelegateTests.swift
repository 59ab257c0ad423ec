import Foundation
import LaunchDomain
import TerminalUIKit
import Testing
import ViewTesting

@testable import RandomColorsApp

/// Under test the launch leaves the window empty, so that a test can show another screen.
@MainActor
@Suite struct AppDelegateTests {
  @Test func `without a test the app begins with Home`() throws {
    let navigation = try #require(try launch([:]) as? UINavigationController)
    #expect(navigation.topViewController is HomeViewController)
    #expect(navigation.topViewController?.title == "Home")
  }

  @Test func `under test the window is blank`() throws {
    let controller = try #require(try launch(["ui-testing": "YES"]))
    #expect(type(of: controller) == UIViewController.self)
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `as the host of unit tests it shows no window`() throws {
    let delegate = AppDelegate()
    #expect(delegate.isUnitTesting)
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(delegate.window == nil)
  }

  @Test(arguments: ["YES", "NO"])
  func `a launch argument selects the first screen`(isUnderTest: String) throws {
    let controller = try launch([
      "ui-testing": isUnderTest, "screen": "colors", "colors.seed": "3",
    ])
    let navigation = try #require(controller as? UINavigationController)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController is RandomColorsViewController)
  }

  @Test func `a test shows its own screen in the blank window`() throws {
    let delegate = AppDelegate()
    delegate.isUnitTesting = false
    delegate.launchOptions = try options(["ui-testing": "YES"])
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    let screen = RandomColorsViewController()
    delegate.window?.rootViewController = UINavigationController(rootViewController: screen)
    #expect(screen.viewIfLoaded?.window === delegate.window)
    delegate.window = nil
    #expect(screen.viewIfLoaded?.window == nil)
  }

  @Test func `Home leads to the colors`() throws {
    let home = HomeViewController(seed: 0)
    let navigation = MockNavigationController(rootViewController: home)
    try withWindow(navigation) { _ in
      try home.requiredSubview(ofType: UIButton.self, withAccessibilityIdentifier: "randomColors")
        .tap()
      #expect(navigation.pushedViewController is RandomColorsViewController)
    }
  }

  private func launch(_ arguments: [String: String]) throws -> UIViewController? {
    let delegate = AppDelegate()
    delegate.isUnitTesting = false
    delegate.launchOptions = try options(arguments)
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    return delegate.window?.rootViewController
  }

  private func options(_ arguments: [String: String]) throws -> LaunchOptions {
    let defaults = try #require(FixedDefaults(arguments))
    return LaunchOptions(.randomColors, defaults: defaults, arguments: [])
  }
}
