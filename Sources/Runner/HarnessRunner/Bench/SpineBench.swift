import AppDriving
import AutomationProtocol
import Foundation

/// Measures the basic operations: launch, query, flow.
struct SpineBench {
  let app: URL
  let bare: URL
  let runs: Int

  /// Measures a launch until the app is ready, compared with a bare Foundation program's launch to
  /// its first line.
  ///
  /// The two alternate, so that a change in the machine's speed affects both.
  func launch() throws -> BenchFigure {
    var own: [Double] = []
    var base: [Double] = []
    for run in 0...runs {
      let bareTime = try LineEcho.launchTime(of: bare)
      let start = ContinuousClock.now
      let session = try AppLauncher().launch(stubbed)
      let ownTime = start.duration(to: .now).milliseconds
      session.terminate()
      // The first run of each only warms the file cache.
      if run > 0 {
        base.append(bareTime)
        own.append(ownTime)
      }
    }
    return BenchFigure(
      name: "launch to ready", value: Median.of(own),
      base: ("a bare Foundation program", Median.of(base)), limit: 1.6)
  }

  /// Measures a tap on a text field.
  func tap() throws -> BenchFigure {
    try request(limit: 180, named: { "a tap, \(Int(1000 / $0)) in a second" }) {
      try $0.tap(.textField, "Username")
    }
  }

  /// Measures the writing and reading of a tap's messages, compared with Foundation's coders.
  func messages() throws -> BenchFigure {
    let (canonical, plain) = (
      MessageCoding(usesCanonicalForms: true), MessageCoding(usesCanonicalForms: false)
    )
    var own: [Double] = []
    var base: [Double] = []
    for block in 0...runs {
      let (ownTime, baseTime) = try (
        canonical.time(taps: Self.blockLength), plain.time(taps: Self.blockLength)
      )
      if block > 0 {
        own.append(ownTime / Double(Self.blockLength))
        base.append(baseTime / Double(Self.blockLength))
      }
    }
    return BenchFigure(
      name: "a tap's messages, written and read", value: Median.of(own),
      base: ("by Foundation's coders", Median.of(base)), limit: 0.5)
  }

  /// Measures `exists` by identifier.
  func exists() throws -> BenchFigure {
    try request(limit: 10, named: { _ in "exists by identifier" }) {
      _ = try $0.exists(.button, "Login")
    }
  }

  /// Measures a request to a running app, compared with the round trip of a line through `cat`, all on one
  /// processor.
  private func request(
    limit: Double, named name: (Double) -> String, _ body: (AppDriver) throws -> Void
  ) throws -> BenchFigure {
    try OneProcessor.during {
      let cat = try LineEcho(URL(fileURLWithPath: "/bin/cat"))
      defer { cat.end() }
      let session = try AppLauncher().launch(stubbed)
      defer { session.terminate() }
      let driver = AppDriver(session: session)
      var own: [Double] = []
      var base: [Double] = []
      // The two alternate in blocks. Within a block, requests follow one another as in a test, and a
      // change in the machine's speed affects both.
      for block in 0...runs {
        let catTimes = (0..<Self.blockLength).map { _ in
          Stopwatch.time { _ = cat.roundTrip(LineEcho.answer) }
        }
        let ownTimes = try (0..<Self.blockLength).map { _ in
          try Stopwatch.time { try body(driver) }
        }
        // The first block only warms both up.
        if block > 0 {
          base += catTimes
          own += ownTimes
        }
      }
      let median = Median.of(own)
      return BenchFigure(
        name: name(median), value: median, base: ("a line through cat", Median.of(base)),
        limit: limit)
    }
  }

  /// Measures a flow (launch, both fields, tap, result and termination), compared with a bare
  /// Foundation program's launch to its first line.
  func flow() throws -> BenchFigure {
    var times: [Double] = []
    var base: [Double] = []
    for run in 0...runs {
      let bareTime = try LineEcho.launchTime(of: bare)
      let flowTime = try Stopwatch.time {
        let session = try AppLauncher().launch(stubbed)
        defer { session.terminate() }
        try DemoFlow.all.first?.body(AppDriver(session: session))
      }
      if run > 0 {
        times.append(flowTime)
        base.append(bareTime)
      }
    }
    return BenchFigure(
      name: "launch, both fields, tap, result, terminate", value: Median.of(times),
      base: ("a bare Foundation program", Median.of(base)), limit: 6)
  }

  private static let blockLength = 50

  private var stubbed: AppLaunch {
    var launch = AppLaunch(executable: app, arguments: DemoFlow.all.first?.arguments ?? [])
    launch.client = "understudy bench"
    return launch
  }
}
