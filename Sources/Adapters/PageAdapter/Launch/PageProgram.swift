import AdapterSupport
import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import LaunchDomain

/// The program `understudy-page`, an agent whose app is a page in a browser.
@MainActor
public enum PageProgram {
  /// Runs the program until it ends.
  ///
  /// - Parameter arguments: The command line, with the program's name.
  /// - Returns: The exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    if let status = HostConnection.runHost(arguments) { return status }
    guard let streams = StandardStreams.taken else {
      PageLog().line(help)
      return EX_USAGE
    }
    InheritedDescriptors.keepFromChildren()
    do {
      return try run(Array(arguments.dropFirst()), streams)
    } catch {
      PageLog().line(error.message)
      return error.status
    }
  }

  private static func run(
    _ arguments: [String], _ streams: StandardStreams
  ) throws(PageAdapterError) -> Int32 {
    // The page's time is the browser's; this program's own waits are for the browser, in real time.
    RealTime.useOnThisThread()
    let folder = LaunchFolder(environment: ProcessInfo.processInfo.environment)
    let network = PageNetworkExtension()
    AgentExtensions.register { network }
    let clock = AppClock(mode: .virtual)
    let loop = EventLoop(clock: clock, watchesProcess: false)
    let agent = AgentSession(
      name: "understudy-page",
      connection: DescriptorConnection(input: streams.input, output: streams.output), loop: loop,
      isAdapter: true)
    guard let initialize = agent.awaitInitialize() else { return EXIT_FAILURE }
    let outcome = Outcome(loop: loop)
    do {
      let tree = try open(arguments, initialize, loop, outcome, network)
      agent.begin(tree: tree) { outcome.end(nil) }
      outcome.hasBegun = true
    } catch {
      // The failure of the launch adds a full stop.
      let message = error.message
      agent.refuse(message.hasSuffix(".") ? String(message.dropLast()) : message)
      return error.status
    }
    loop.run()
    folder?.removeIfAbandoned()
    return EXIT_SUCCESS
  }

  /// Opens the page that a launch asks for.
  private static func open(
    _ arguments: [String], _ initialize: InitializeCall, _ loop: EventLoop, _ outcome: Outcome,
    _ network: PageNetworkExtension
  ) throws(PageAdapterError) -> PageTree {
    let launch = try PageLaunch(arguments, secrets: initialize.secrets)
    if let folder = launch.downloadFolder { try PageDownloads.make(folder: folder) }
    let executable = try BrowserExecutable.find()
    let state = try launch.stateFile.map { path throws(PageAdapterError) in
      try PageState(contentsOf: path)
    }
    let connection = DevToolsConnection(
      descriptor: try HostConnection.open(executable, flags: launch.flags))
    let options = PageOptions(
      width: Int(launch.screen.width), height: Int(launch.screen.height),
      reachableHosts: launch.access.reachableHosts)
    connection.answerLimit = launch.answerLimit
    Descriptors.write(HostMessage.open(options).data, to: connection.descriptor)
    guard
      let prepared = try? connection.waitForPage(
        deadline: .now.advanced(by: .seconds(browserStartLimit)))
    else {
      throw .browserShowsNothing(path: executable.path)
    }
    connection.browser = prepared.browser
    var log = PageLog()
    log.query = URLComponents(string: launch.url)?.percentEncodedQuery ?? ""
    if let state { try state.restore(connection, prepared) }
    let environment = try environment(
      of: launch, connection, prepared.context, loop, log, network)
    let tabs = PageTabs(first: prepared, environment: environment)
    tabs.onLastClosing = { outcome.end(nil) }
    let tree = PageTree(tabs: tabs, environment: environment, loop: loop) { problem in
      outcome.end(problem)
    }
    for change in initialize.device { _ = try? tree.apply(change) }
    try tabs.active.open(launch.url)
    environment.stubs.isOpening = false
    try tree.checkProblem()
    connect(loop, tabs, environment.network, tree, outcome)
    try tree.finishOpening(launch.url) { outcome.problem == nil }
    if let problem = outcome.problem { throw problem }
    return tree
  }

  private static func environment(
    of launch: PageLaunch, _ connection: DevToolsConnection, _ context: String, _ loop: EventLoop,
    _ log: PageLog, _ calls: PageNetworkExtension
  ) throws(PageAdapterError) -> PageEnvironment {
    let network = PageNetwork(access: launch.access, log: log)
    let stubs = try PageStubs(
      files: launch.stubFiles, calls: try calls.launchStubs(), access: launch.access,
      connection: connection, clock: loop.clock, network: network, log: log, ask: calls.ask)
    calls.stubs = stubs
    let downloads = PageDownloads(
      folder: launch.downloadFolder ?? NSHomeDirectory() + "/Downloads", network: network, log: log)
    return PageEnvironment(
      connection: connection, context: context,
      size: CGSize(width: launch.screen.width, height: launch.screen.height), network: network,
      stubs: stubs, downloads: downloads, log: log, endsAfterErrors: !launch.goesOnAfterErrors,
      answerLimit: launch.answerLimit, permissions: launch.permissions?.map(\.protocolName))
  }

  /// Connects the page to the loop.
  private static func connect(
    _ loop: EventLoop, _ tabs: PageTabs, _ network: PageNetwork, _ tree: PageTree,
    _ outcome: Outcome
  ) {
    loop.addIdleSource(network)
    loop.addReader(tabs.connection.descriptor) {
      tree.attempt { () throws(PageAdapterError) in try tabs.connection.drain() }
    }
    loop.beforeWaiting {
      var hasWorked = false
      tree.attempt { () throws(PageAdapterError) in
        let isChanged = try tabs.round()
        try tree.checkProblem()
        // After a problem, there is nothing to wait for.
        hasWorked = isChanged
      }
      return hasWorked
    }
    let time = PageTime(tabs: tabs) { outcome.end($0) }
    outcome.time = time
    loop.clock.follower = time
  }

  /// The end of the program.
  @MainActor
  private final class Outcome {
    private let loop: EventLoop
    /// The first problem before the launch was answered.
    private(set) var problem: PageAdapterError?
    /// Whether the launch has been answered.
    var hasBegun = false
    /// The page's clock, kept for as long as the program runs.
    var time: PageTime?

    init(loop: EventLoop) { self.loop = loop }

    /// Ends the program when the loop returns; a problem ends it at once, so that the test doesn't get an
    /// answer without the problem.
    func end(_ problem: PageAdapterError?) {
      loop.stop()
      guard let problem else { return }
      guard hasBegun else {
        self.problem = self.problem ?? problem
        return
      }
      PageLog().line(problem.message)
      AdapterProgram.end(status: problem.status, signal: problem.isCrash ? SIGABRT : nil)
    }
  }

  private static let help = """
    understudy-page shows a page in Chromium and lets a test drive it: XCUIApplication(url:) starts it.
    By hand: understudy-page URL [-key value]… [--browser-flag]… with a test's lines on standard input
    and -ui-testing YES.
    """

  /// The longest time for the browser to start, in real seconds.
  private static let browserStartLimit = 30
}
