import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import LaunchDomain
import TerminalUIKit

/// A driver that runs an app without a visible screen and lets a test drive it.
@MainActor
final class AutomationDriver: ApplicationDriver {
  let clockMode: AppClock.Mode
  private let connection: DescriptorConnection
  private var session: AgentSession?
  private var tree: ApplicationTree?

  /// Makes a driver if a test drives this process.
  static func make() -> (any ApplicationDriver)? {
    StandardStreams.taken.map { AutomationDriver($0) }
  }

  private init(_ streams: StandardStreams) {
    connection = DescriptorConnection(input: streams.input, output: streams.output)
    let clock = UserDefaults.standard.string(forKey: LaunchKey.uiTestingClock.name)
    clockMode = clock == LaunchClock.real.rawValue ? .real : .virtual
  }

  /// Waits for the test before the app reads its launch arguments, because some of them come from
  /// the test.
  func prepare(_ application: UIApplication) {
    let session = AgentSession(
      name: ProcessInfo.processInfo.processName, connection: connection, loop: application.loop)
    self.session = session
    application.listsAllRows = true
    guard let call = session.awaitInitialize() else {
      let text =
        "\(ProcessInfo.processInfo.processName) ends: it waited for a test on standard input, as "
        + "-ui-testing was given without a terminal, and that ended or was not understood before "
        + "“initialize”. Let a test launch the app, or leave -ui-testing out to use it by hand.\n"
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
      exit(EXIT_FAILURE)
    }
    let arguments = call.secrets.sorted { $0.key < $1.key }.flatMap { ["-\($0.key)", $0.value] }
    SecretInstallation.install(LaunchArguments(parsing: arguments))
    let tree = ApplicationTree(application)
    self.tree = tree
    tree.prepareScreen(for: call.device)
  }

  func start(_ application: UIApplication) {
    application.loop.settle()
    session?.begin(tree: tree ?? ApplicationTree(application)) { [weak application] in
      application?.terminate()
    }
  }
}
