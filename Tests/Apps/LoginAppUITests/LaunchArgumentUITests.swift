import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import Testing

/// A mistyped launch argument ends the launch, before the app can talk to the real service.
@Suite struct LaunchArgumentUITests {
  @Test(arguments: [
    (["-ui-testng", "YES"], ["-ui-testng", "-ui-testing"]),
    (["-ui-testing", "YES", "-model.usr", "bob"], ["-model.usr", "-model.user"]),
    (["-ui-testing", "YES", "-model.error", "ofline"], ["-model.error", "offline"]),
    (["-ui-testing", "YES", "-model.delay", "soon"], ["-model.delay", "soon"]),
    (["ui-testing"], ["ui-testing"]),
  ])
  func `the failure names an unknown argument`(
    arguments: [String], words: [String]
  ) throws {
    let executable = try AppLocator().locate(.identifier("LoginApp"), testModule: nil)
    let session = try AppLauncher().launch(
      AppLaunch(executable: executable, arguments: arguments))
    defer { session.terminate() }
    do {
      try session.checkLaunchArguments()
      Issue.record("\(arguments) passed.")
    } catch let error as AppSessionError {
      #expect(error.code == .launchArguments)
      for word in words { #expect(error.message.contains(word), "\(error.message)") }
    }
  }

  @Test func `arguments that the app declares pass`() throws {
    let executable = try AppLocator().locate(.identifier("LoginApp"), testModule: nil)
    let session = try AppLauncher().launch(
      AppLaunch(
        executable: executable,
        arguments: ["-ui-testing", "YES", "-model.user", "bob", "-model.password", "1234"]))
    defer { session.terminate() }
    try session.checkLaunchArguments()
    #expect(try session.launchAudit()?.read.contains("ui-testing") == true)
  }

  @Test func `the first screen is laid out for the device's settings`() throws {
    let executable = try AppLocator().locate(.identifier("LoginApp"), testModule: nil)
    var launch = AppLaunch(executable: executable, arguments: ["-ui-testing", "YES"])
    func launched() throws -> (screenSize: CGSize, picture: Data) {
      let session = try AppLauncher().launch(launch)
      defer { session.terminate() }
      return (session.initialization.screenSize, try session.call(CaptureCall(.svg)).data)
    }
    let upright = try launched()
    launch.device = [.orientation(.landscapeLeft)]
    let onItsSide = try launched()
    #expect(onItsSide.screenSize.width == upright.screenSize.height)
    #expect(onItsSide.screenSize.height == upright.screenSize.width)
    launch.device = [.appearance(.dark)]
    #expect(try launched().picture != upright.picture)
  }
}
