import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation

/// An adapter's run: its command line, its session with the test, and its main loop.
@MainActor
public struct AdapterProgram {
  /// The adapter's name, and the phrase of its help text that says what it drives.
  public struct Help: Sendable {
    /// The name of the executable.
    public var name: String
    /// The kind of programs it drives, as in “drives programs in a terminal”.
    public var purpose: String

    /// Creates a help text.
    public init(name: String, purpose: String) {
      self.name = name
      self.purpose = purpose
    }

    /// The whole text.
    public var text: String {
      """
      \(name) drives \(purpose) for tests that use Understudy.

      usage: \(name) WHAT [ARGUMENT…]

      A test launches it and speaks to it over its standard streams. WHAT is the path of a program or
      the URL of a page; the arguments go to it. Of them, -ui-testing.screen WIDTHxHEIGHT (in points),
      -ui-testing.clock real|virtual and, for programs with windows, -ui-testing.display :NUMBER are the
      adapter's own.
      """
    }
  }

  /// Runs an adapter until the app has ended or the test has disconnected.
  ///
  /// If the app can't be opened, the answer to the test's launch says so.
  ///
  /// - Parameters:
  ///   - help: The help text for a person who runs the adapter by hand.
  ///   - open: Opens the app.
  public static func run(
    _ help: Help,
    open: (AdapterLaunch, AdapterProgram) throws(AdapterError) -> any AdaptedApp
  ) -> Never {
    let commandLine = Array(CommandLine.arguments.dropFirst())
    guard let streams = StandardStreams.taken else {
      let asksForHelp = commandLine.first == "--help" || commandLine.first == "-h"
      let text = Data((help.text + "\n").utf8)
      (asksForHelp ? FileHandle.standardOutput : .standardError).write(text)
      exit(asksForHelp ? EXIT_SUCCESS : EX_USAGE)
    }
    InheritedDescriptors.keepFromChildren()
    LaunchFamily.takeMark()
    let folder = LaunchFolder(environment: ProcessInfo.processInfo.environment)
    let launch = Result { () throws(AdapterError) in
      try AdapterLaunch(
        commandLine: commandLine, environment: ProcessInfo.processInfo.environment)
    }
    let hasRealClock = (try? launch.get())?.hasRealClock == true
    let loop = EventLoop(
      clock: AppClock(mode: hasRealClock ? .real : .virtual), watchesProcess: false)
    let session = AgentSession(
      name: (try? launch.get())?.name ?? help.name,
      connection: DescriptorConnection(input: streams.input, output: streams.output), loop: loop,
      isAdapter: true)
    guard let call = session.awaitInitialize() else { exit(EXIT_FAILURE) }
    do {
      guard call.secrets.isEmpty else {
        throw AdapterError.secretArguments(keys: call.secrets.keys.sorted())
      }
      let program = AdapterProgram(loop: loop, session: session)
      let app = try open(try launch.get(), program)
      loop.settle()
      session.begin(tree: app.tree) {
        app.end()
        loop.stop()
      }
      loop.run()
      app.end()
      folder?.removeIfAbandoned()
      exit(EXIT_SUCCESS)
    } catch {
      session.refuse((error as? AdapterError)?.message ?? "\(error)")
      exit(EXIT_FAILURE)
    }
  }

  /// The adapter's main loop.
  public let loop: EventLoop
  /// The conversation with the test.
  public let session: AgentSession

  /// Ends the adapter in the way its app has ended, so that the test sees the app's end.
  ///
  /// - Parameters:
  ///   - status: The app's exit status.
  ///   - signal: The signal that ended the app, or `nil` if it exited.
  public static func end(status: Int32, signal: Int32?) -> Never {
    guard let signal else { exit(status) }
    // The runtime's crash report of this process would only show where the adapter ended itself.
    Foundation.signal(signal, SIG_DFL)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    kill(getpid(), signal)
    exit(128 + signal)
  }
}
