import AppDriving
import AutomationProtocol
import Foundation

/// Measures the login flow in programs that don't link the agent, and in other tools for the same task.
///
/// All programs have the same flow. Tools and adapters alternate, so that a change in the machine's speed
/// affects all.
struct AdaptersBench {
  /// The folder with the fixtures.
  let fixtures: URL
  let runs: Int

  /// Finds the folder with the fixtures in the project to which this build of the command belongs.
  ///
  /// - Throws: `MissingResource` if there is no such folder.
  static func findFixtures() throws -> URL {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let fixtures = folder.appendingPathComponent("Fixtures")
      let scripts = fixtures.appendingPathComponent("Competitors/competitor.py")
      if FileManager.default.fileExists(atPath: scripts.path) { return fixtures }
    }
    throw MissingResource(
      message:
        "The fixtures are missing: the project's folder Fixtures has the programs to measure.")
  }

  /// Measures each kind of program in turn.
  ///
  /// - Parameters:
  ///   - show: Called with each figure.
  ///   - note: Called with a line for each missing tool.
  func measure(_ show: (BenchFigure) throws -> Void, note: (String) -> Void) throws {
    for kind in Kind.all {
      guard let program = kind.program(fixtures),
        let executable = try? AppLocator().locate(.adapted(program, by: kind.adapter))
      else {
        note("there is no \(kind.adapter.executableName), or nothing for it to open")
        continue
      }
      var competitors: [(tool: CompetingTool, competitor: Competitor)] = []
      for tool in kind.tools {
        guard
          let competitor = Competitor(
            tool, in: fixtures.appendingPathComponent("Competitors"))
        else {
          note("\(tool.name) isn't installed: \(tool.installation)")
          continue
        }
        competitors.append((tool, competitor))
      }
      defer { for (_, competitor) in competitors { competitor.end() } }
      var launch = AppLaunch(executable: executable, arguments: kind.arguments)
      launch.subject = AppReference.adapted(program, by: kind.adapter).subject
      launch.client = "understudy bench"
      do {
        try measure(kind, launch, competitors, show)
      } catch let error as AppSessionError {
        note("\(kind.name): \(error.message)")
      }
    }
  }

  private func measure(
    _ kind: Kind, _ launch: AppLaunch, _ competitors: [(CompetingTool, Competitor)],
    _ show: (BenchFigure) throws -> Void
  ) throws {
    for round in kind.rounds {
      var own: [Double] = []
      var ownParts: [Double] = []
      var bases = competitors.map { _ in [Double]() }
      var parts = competitors.map { _ in [Double]() }
      for run in 0...round.count(of: runs) {
        var launch = launch
        if round == .cold { launch.arguments += kind.newArguments(run) }
        let (whole, part) = try flow(launch)
        let times = try competitors.map { try $1.run(round.rawValue) }
        // The first flow of each only warms the file cache or the browser.
        guard run > 0 else { continue }
        own.append(whole)
        ownParts.append(part)
        for (index, time) in times.enumerated() {
          bases[index].append(time.whole)
          if let part = time.part { parts[index].append(part) }
        }
      }
      for (index, (tool, _)) in competitors.enumerated() {
        try show(
          BenchFigure(
            name: "\(kind.name), \(round.rawValue): the whole flow", value: Median.of(own),
            base: (tool.name, Median.of(bases[index])), limit: kind.limit(tool, round)))
        if !parts[index].isEmpty {
          try show(
            BenchFigure(
              name: "\(kind.name), \(round.rawValue): without launch and end",
              value: Median.of(ownParts), base: (tool.name, Median.of(parts[index])), limit: nil))
        }
      }
    }
    try show(try query(kind, launch))
  }

  /// Runs the flow and returns its time in milliseconds, with and without launch and termination.
  private func flow(_ launch: AppLaunch) throws -> (whole: Double, part: Double) {
    var part = 0.0
    let whole = try Stopwatch.time {
      let session = try AppLauncher().launch(launch)
      defer { session.terminate() }
      let app = AppDriver(session: session)
      part = try Stopwatch.time {
        try app.tap(.textField, "Username")
        try app.type("test", into: .textField, "Username")
        try app.tap(.secureTextField, "Password")
        try app.type("1234", into: .secureTextField, "Password")
        try app.tap(.button, "Login")
        try app.waitForExistence(.staticText, "Success", timeout: 30)
      }
    }
    return (whole, part)
  }

  /// Measures a query of a running program, compared with a line through `cat`.
  private func query(_ kind: Kind, _ launch: AppLaunch) throws -> BenchFigure {
    let cat = try LineEcho(URL(fileURLWithPath: "/bin/cat"))
    defer { cat.end() }
    let session = try AppLauncher().launch(launch)
    defer { session.terminate() }
    let app = AppDriver(session: session)
    var own: [Double] = []
    var base: [Double] = []
    for run in 0...runs {
      let line = Stopwatch.time { _ = cat.roundTrip(LineEcho.answer) }
      let time = try Stopwatch.time { _ = try app.exists(.button, "Login") }
      guard run > 0 else { continue }
      own.append(time)
      base.append(line)
    }
    return BenchFigure(
      name: "\(kind.name): a query", value: Median.of(own),
      base: ("a line through cat", Median.of(base)), limit: Self.queryLimit,
      aim: Self.queryAim)
  }

  /// The desired time of a query, in milliseconds.
  private static let queryAim = 1.0
  /// The limit of a query, as a multiple of a line's round trip; about a millisecond on the machine of the
  /// first measurements.
  private static let queryLimit = 25.0
}

extension AdaptersBench {
  /// A kind of program, and the tools to compare it with.
  struct Kind {
    var name: String
    var adapter: AppAdapter
    var path: String
    var arguments: [String] = []
    var tools: [CompetingTool]
    var rounds: [Round]
    var limits: [Limit]

    /// The maximum time of a flow, as a multiple of another tool's.
    struct Limit {
      var tool: CompetingTool
      var round: Round
      var limit: Double
    }

    static let all = [
      Kind(
        name: "window", adapter: .desktop, path: "Desktop/login.py", tools: [.atSPI],
        rounds: [.cold, .warm], limits: [Limit(tool: .atSPI, round: .cold, limit: 1.1)]),
      Kind(
        name: "page", adapter: .page, path: "Pages/login.html",
        arguments: ["-ui-testing", "YES", "-model.user", "test", "-model.password", "1234"],
        tools: [.playwright, .selenium], rounds: [.cold, .warm],
        limits: [
          Limit(tool: .playwright, round: .cold, limit: 0.7),
          Limit(tool: .playwright, round: .warm, limit: 0.5),
        ]),
      Kind(
        name: "terminal", adapter: .terminal, path: "Terminal/login.py",
        tools: [.pexpect, .textual], rounds: [.cold],
        limits: [Limit(tool: .pexpect, round: .cold, limit: 2)]),
    ]

    /// Returns the file that the adapter opens, or `nil` if it doesn't exist.
    func program(_ fixtures: URL) -> URL? {
      let url = fixtures.appendingPathComponent(path)
      return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    /// Returns arguments that make a launch unique, so that it gets a new browser or desktop.
    func newArguments(_ run: Int) -> [String] {
      switch adapter {
      case .page: ["--run=\(run)"]
      case .desktop: ["-ui-testing.screen", "1280x\(800 + run)"]
      case .terminal: []
      }
    }

    /// Returns the limit of a flow relative to a tool's, or `nil` if the figure is only shown.
    func limit(_ tool: CompetingTool, _ round: Round) -> Double? {
      limits.first { $0.tool == tool && $0.round == round }?.limit
    }
  }

  /// The state before a flow.
  enum Round: String {
    /// No browser or display is running; each flow starts one.
    case cold
    /// A browser or display is running; a flow launches only the tested program.
    case warm

    /// Returns the number of measurements, which is small in the cold round because each browser takes time
    /// and memory.
    func count(of runs: Int) -> Int { self == .cold ? min(runs, 7) : runs }
  }
}
