import AppDriving
import Foundation

/// The app that the tests of this target launch, which isn't written in Swift.
enum Agent {
  static let executable: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Fixtures/Agents/agent.py")
  }()

  /// Describes a launch of the agent.
  ///
  /// - Parameters:
  ///   - misbehaviour: The fault to simulate, by its name in `agent.py`.
  ///   - tree: The elements to show as JSON, or `nil` for the sign-in screen.
  static func launch(
    misbehaving misbehaviour: String = "none", tree: String? = nil,
    arguments: [String] = [], limit: Duration = .seconds(10)
  ) -> AppLaunch {
    var launch = AppLaunch(
      executable: executable, arguments: ["-misbehave", misbehaviour] + arguments)
    if let tree { launch.arguments += ["-tree", tree] }
    launch.limits.answer = limit
    launch.limits.launch = limit
    return launch
  }
}
