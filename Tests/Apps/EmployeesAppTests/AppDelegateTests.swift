import TerminalUIKit
import Testing

@testable import EmployeesApp

/// The screen that the launch shows.
@MainActor
@Suite struct AppDelegateTests {
  @Test func `the launch shows the main scene in the key window`() {
    let delegate = AppDelegate()
    let isLaunched = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    #expect(isLaunched)
    #expect(delegate.window?.rootViewController is MainSceneRootViewController)
    #expect(delegate.window?.isKeyWindow == true)
    #expect(delegate.window?.frame == UIScreen.main.bounds)
    delegate.window?.isHidden = true
  }
}
