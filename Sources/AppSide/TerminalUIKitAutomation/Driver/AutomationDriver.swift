import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import LaunchDomain
import TerminalUIKit

/// Shows an app to nobody and lets a test drive it.
@MainActor
final class AutomationDriver: ApplicationDriver {
  let clockMode: AppClock.Mode
  private let connection: DescriptorConnection
  private var session: AgentSession?

  /// Makes a driver when this process is driven by a test.
  static func make() -> (any ApplicationDriver)? {
    StandardStreams.taken.map { AutomationDriver($0) }
  }

  private init(_ streams: StandardStreams) {
    connection = DescriptorConnection(input: streams.input, output: streams.output)
    clockMode = LaunchOptions(.automation)[.clock] == .real ? .real : .virtual
  }

  /// Waits for the test before the app reads its launch arguments: some come from there.
  func prepare(_ application: UIApplication) {
    let session = AgentSession(
      name: ProcessInfo.processInfo.processName, connection: connection, loop: application.loop)
    self.session = session
    guard let call = session.awaitInitialize() else { exit(EXIT_FAILURE) }
    let arguments = call.secrets.sorted { $0.key < $1.key }.flatMap { ["-\($0.key)", $0.value] }
    SecretInstallation.install(LaunchArguments(parsing: arguments))
  }

  func start(_ application: UIApplication) {
    application.loop.settle()
    session?.begin(tree: ApplicationTree(application)) { [weak application] in
      application?.terminate()
    }
  }
}

extension LaunchSchema {
  /// The harness's own arguments.
  fileprivate static let automation = LaunchSchema(.clock)
}

/// In which time an app lives under automation.
enum AutomationClock: String, CaseIterable, LaunchValue {
  case virtual
  case real
}

extension LaunchKey where Value == AutomationClock {
  fileprivate static var clock: Self {
    Self("ui-testing.clock", default: .virtual, help: "In which time the app lives under a test.")
  }
}
