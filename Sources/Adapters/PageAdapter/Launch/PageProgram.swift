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
      return try run(PageLaunch(Array(arguments.dropFirst())), streams)
    } catch {
      PageLog().line(error.message)
      return error.status
    }
  }

  private static func run(
    _ launch: PageLaunch, _ streams: StandardStreams
  ) throws(PageAdapterError) -> Int32 {
    let executable = try BrowserExecutable.find()
    let connection = DevToolsConnection(
      descriptor: try HostConnection.open(executable, flags: launch.flags))
    let options = PageOptions(
      width: Int(launch.screen.width), height: Int(launch.screen.height),
      reachableHosts: launch.access.reachableHosts)
    Descriptors.write(HostMessage.open(options).data, to: connection.descriptor)
    let clock = AppClock(mode: .virtual)
    let loop = EventLoop(clock: clock, watchesProcess: false)
    let agent = AgentSession(
      name: "understudy-page",
      connection: DescriptorConnection(input: streams.input, output: streams.output), loop: loop)
    guard let initialize = agent.awaitInitialize() else { return EXIT_FAILURE }
    let prepared = try connection.waitForPage(
      deadline: .now.advanced(by: .seconds(browserStartLimit)))
    let log = PageLog()
    let network = PageNetwork(access: launch.access, log: log)
    let page = Page(connection: connection, page: prepared, network: network, log: log)
    page.endsAfterErrors = !launch.goesOnAfterErrors
    let outcome = Outcome(loop: loop)
    let tree = PageTree(
      page: page, loop: loop,
      screenSize: CGSize(width: launch.screen.width, height: launch.screen.height)
    ) { problem in outcome.end(problem) }
    for change in initialize.device { _ = try? tree.apply(change) }
    try page.open(launch.url)
    try tree.checkProblem()
    connect(loop, page, tree, outcome)
    loop.settle()
    agent.begin(tree: tree) { outcome.end(nil) }
    loop.run()
    if let problem = outcome.problem { throw problem }
    return EXIT_SUCCESS
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
    private(set) var problem: PageAdapterError?
    /// Kept for as long as the program runs.
    var time: PageTime?

    init(loop: EventLoop) { self.loop = loop }

    /// Ends the program at the end of the loop's turn; a problem ends it at once, because the test
    /// mustn't get an answer that says nothing of it.
    func end(_ problem: PageAdapterError?) {
      loop.stop()
      guard let problem else { return }
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
