import AppDriving
import AutomationProtocol
import Foundation

extension HarnessCommand {
  /// Launches an app out of process and drives it through three flows.
  static let demo = HarnessCommand(
    name: "demo", summary: "launch the login app, drive it from another process, show each step",
    help: """
      Launches LoginApp out of process with launch arguments that swap its network model for a
      stub, drives it through a login, a wrong password and a login without a connection, and prints each
      step with its time, the app's last screen, and how many flows passed.
      """
  ) { _, console in
    let executable = try BuiltProgram.named("LoginApp")
    return DemoRun(executable: executable, console: console).run(DemoFlow.all)
  }
}
