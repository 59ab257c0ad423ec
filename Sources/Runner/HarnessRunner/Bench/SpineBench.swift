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
      // The first of each only warms the file cache.
      if run > 0 {
        base.append(bareTime)
        own.append(ownTime)
      }
    }
    return BenchFigure(
      name: "launch to ready", value: Median.of(own),
      base: ("a bare Foundation program", Median.of(base)), limit: 1.6)
  }

  /// Measures a tap on a button, compared with the round trip of a line through `cat`, all on one processor.
  func tap() throws -> BenchFigure { try OneProcessor.during(tapAnywhere) }

  private func tapAnywhere() throws -> BenchFigure {
    let cat = try LineEcho(URL(fileURLWithPath: "/bin/cat"))
    defer { cat.end() }
    let session = try AppLauncher().launch(stubbed)
    defer { session.terminate() }
    let driver = AppDriver(session: session)
    var own: [Double] = []
    var base: [Double] = []
    for block in 0...runs {
      let catTimes = (0..<Self.blockLength).map { _ in
        Stopwatch.time { _ = cat.roundTrip(LineEcho.answer) }
      }
      let ownTimes = try (0..<Self.blockLength).map { _ in
        try Stopwatch.time { try driver.tap(.textField, "Username") }
      }
      if block > 0 {
        base += catTimes
        own += ownTimes
      }
    }
    let median = Median.of(own)
    return BenchFigure(
      name: "a tap, \(Int(1000 / median)) in a second", value: median,
      base: ("a line through cat", Median.of(base)), limit: 180)
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

  /// Measures `exists` by identifier, compared with the round trip of a line through `cat`, all on
  /// one processor.
  func exists() throws -> BenchFigure { try OneProcessor.during(existsAnywhere) }

  private func existsAnywhere() throws -> BenchFigure {
    let cat = try LineEcho(URL(fileURLWithPath: "/bin/cat"))
    defer { cat.end() }
    let session = try AppLauncher().launch(stubbed)
    defer { session.terminate() }
    let driver = AppDriver(session: session)
    var own: [Double] = []
    var base: [Double] = []
    // The two alternate in blocks. Within a block, queries follow one another as in a test, and a
    // change in the machine's speed affects both.
    for block in 0...runs {
      let catTimes = (0..<Self.blockLength).map { _ in
        Stopwatch.time { _ = cat.roundTrip(LineEcho.answer) }
      }
      let ownTimes = try (0..<Self.blockLength).map { _ in
        try Stopwatch.time { _ = try driver.exists(.button, "Login") }
      }
      // The first block only warms both up.
      if block > 0 {
        base += catTimes
        own += ownTimes
      }
    }
    return BenchFigure(
      name: "exists by identifier", value: Median.of(own),
      base: ("a line through cat", Median.of(base)), limit: 10)
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
