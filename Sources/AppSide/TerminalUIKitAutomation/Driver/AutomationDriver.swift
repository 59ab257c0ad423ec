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

  /// Makes a driver if a test drives this process; ends the process if its screen or clock is
  /// invalid.
  static func make() -> (any ApplicationDriver)? {
    guard let streams = StandardStreams.taken else { return nil }
    return AutomationDriver(streams, clock().mode, screenSize: screen().size)
  }

  private static func screen() -> AutomatedScreen {
    do throws(AutomatedScreenError) {
      return try AutomatedScreen(
        argument: UserDefaults.standard.object(forKey: LaunchKey.uiTestingScreen.name),
        environment: ProcessInfo.processInfo.environment)
    } catch {
      refuse(error.message)
    }
  }

  private static func clock() -> AutomatedClock {
    let defaults = UserDefaults.standard
    do throws(AutomatedClockError) {
      return try AutomatedClock(
        argument: defaults.object(forKey: LaunchKey.uiTestingClock.name),
        isTesting: defaults.bool(forKey: LaunchKey.uiTesting.name),
        environment: ProcessInfo.processInfo.environment)
    } catch {
      refuse(error.message)
    }
  }

  private static func refuse(_ message: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
    exit(EX_USAGE)
  }

  private init(_ streams: StandardStreams, _ clockMode: AppClock.Mode, screenSize: CGSize) {
    self.screenSize = screenSize
    self.clockMode = clockMode
    connection = DescriptorConnection(input: streams.input, output: streams.output)
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
      if session.hasRefusedLaunch { exit(EXIT_FAILURE) }
      let text =
        "\(ProcessInfo.processInfo.processName) ends: -ui-testing was given without a terminal, so it "
        + "waited for a test on standard input, which ended or was not understood before "
        + "“initialize”. Let a test launch the app, or leave -ui-testing out to use it by hand.\n"
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
      exit(EXIT_FAILURE)
    }
    let arguments = LaunchArguments.words(of: call.secrets)
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
