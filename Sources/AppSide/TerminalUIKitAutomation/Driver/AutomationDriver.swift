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
  let screenSize: CGSize
  private let connection: DescriptorConnection
  private var session: AgentSession?
  private var tree: ApplicationTree?

  /// Makes a driver if a test drives this process; a screen that is none ends the process.
  static func make() -> (any ApplicationDriver)? {
    guard let streams = StandardStreams.taken else { return nil }
    do {
      let screen = try AutomatedScreen(
        argument: UserDefaults.standard.object(forKey: LaunchKey.uiTestingScreen.name),
        environment: ProcessInfo.processInfo.environment)
      return AutomationDriver(streams, screenSize: screen.size)
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error.message)\n".utf8))
      exit(EX_USAGE)
    }
  }

  private init(_ streams: StandardStreams, screenSize: CGSize) {
    self.screenSize = screenSize
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
    application.hasSoftwareKeyboard = true
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
