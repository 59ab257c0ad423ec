import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import LaunchDomain

/// The program `understudy-page`: an agent whose app is a page in a browser.
@MainActor
public enum PageProgram {
  /// Runs the program to its end.
  ///
  /// - Parameter arguments: The command line, with the program's name.
  /// - Returns: The exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    if let status = HostConnection.runHost(arguments) { return status }
    guard let streams = StandardStreams.taken else {
      PageLog().line(help)
      return EX_USAGE
    }
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
    let clock = AppClock(mode: .virtual)
    let loop = EventLoop(clock: clock, watchesProcess: false)
    let agent = AgentSession(
      name: "understudy-page",
      connection: DescriptorConnection(input: streams.input, output: streams.output), loop: loop)
    guard let initialize = agent.awaitInitialize() else { return EXIT_FAILURE }
    let outcome = Outcome(loop: loop)
    do {
      let tree = try open(arguments, initialize, loop, outcome)
      agent.begin(tree: tree) { outcome.end(nil) }
      outcome.hasBegun = true
    } catch {
      // The failure of the launch says it; a period would end the sentence twice.
      let message = error.message
      agent.refuse(message.hasSuffix(".") ? String(message.dropLast()) : message)
      return error.status
    }
    loop.run()
    return EXIT_SUCCESS
  }

  /// Opens the page that a launch asks for.
  private static func open(
    _ arguments: [String], _ initialize: InitializeCall, _ loop: EventLoop, _ outcome: Outcome
  ) throws(PageAdapterError) -> PageTree {
    let launch = try PageLaunch(arguments, secrets: initialize.secrets)
    let executable = try BrowserExecutable.find()
    let connection = DevToolsConnection(
      descriptor: try HostConnection.open(executable, flags: launch.flags))
    let options = PageOptions(
      width: Int(launch.screen.width), height: Int(launch.screen.height),
      reachableHosts: launch.access.reachableHosts)
    Descriptors.write(HostMessage.open(options).data, to: connection.descriptor)
    let prepared = try connection.waitForPage(
      deadline: .now.advanced(by: .seconds(browserStartLimit)))
    var log = PageLog()
    log.query = URLComponents(string: launch.url)?.percentEncodedQuery ?? ""
    let network = PageNetwork(access: launch.access, log: log)
    let page = Page(connection: connection, page: prepared, network: network, log: log)
    page.endsAfterErrors = !launch.goesOnAfterErrors
    let tree = PageTree(
      page: page, loop: loop,
      screenSize: CGSize(width: launch.screen.width, height: launch.screen.height)
    ) { problem in outcome.end(problem) }
    for change in initialize.device { _ = try? tree.apply(change) }
    try page.open(launch.url)
    try tree.checkProblem()
    connect(loop, page, tree, outcome)
    loop.settle()
    if let problem = outcome.problem { throw problem }
    return tree
  }

  /// Makes the loop drive the page.
  private static func connect(_ loop: EventLoop, _ page: Page, _ tree: PageTree, _ outcome: Outcome)
  {
    loop.addIdleSource(page.network)
    loop.addReader(page.connection.descriptor) {
      tree.attempt { () throws(PageAdapterError) in try page.connection.drain() }
    }
    loop.beforeWaiting {
      var hasWorked = false
      tree.attempt { () throws(PageAdapterError) in
        hasWorked = try page.round()
        try tree.checkProblem()
      }
      return hasWorked
    }
    let time = PageTime(page: page) { outcome.end($0) }
    outcome.time = time
    loop.clock.follower = time
  }

  /// How the program ends.
  @MainActor
  private final class Outcome {
    private let loop: EventLoop
    /// What has gone wrong before that.
    private(set) var problem: PageAdapterError?
    /// Whether the test has been told that the page is there.
    var hasBegun = false
    /// Kept for as long as the program runs.
    var time: PageTime?

    init(loop: EventLoop) { self.loop = loop }

    /// Ends the program at the end of the loop's turn; a problem ends it at once, because the test
    /// mustn't get an answer that says nothing of it.
    func end(_ problem: PageAdapterError?) {
      loop.stop()
      guard let problem else { return }
      guard hasBegun else {
        self.problem = self.problem ?? problem
        return
      }
      PageLog().line(problem.message)
      exit(problem.status)
    }
  }

  private static let help = """
    understudy-page shows a page in Chromium and lets a test drive it: XCUIApplication(url:) starts it.
    By hand: understudy-page URL [-key value]… [--browser-flag]… with a test's lines on standard input
    and -ui-testing YES.
    """

  /// The real time, in seconds, in which the browser has to start.
  private static let browserStartLimit = 30
}
