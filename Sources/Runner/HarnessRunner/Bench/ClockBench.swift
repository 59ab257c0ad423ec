import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain

/// Measures waits on the virtual clock, and the clock's cost without waits.
struct ClockBench {
  let app: URL
  let bare: URL
  let runs: Int

  /// The buttons of the timers screen, one per kind of timer.
  static let kinds = [
    "Clock", "Dispatch", "Timer", "Task", "Thread", "Condition", "Semaphore", "Group", "Poll",
    "Select",
  ]

  /// Measures a wait of 30 s for a timer, compared with a bare Foundation program's launch to its first
  /// line.
  func wait(for kind: String) throws -> BenchFigure {
    let session = try launched(with: .virtual, delay: Self.delay)
    defer { session.terminate() }
    let driver = AppDriver(session: session)
    var times: [Double] = []
    var base: [Double] = []
    for run in 0...runs {
      let bareTime = try LineEcho.launchTime(of: bare)
      // Change the shown text first, or the wait would end at once.
      try driver.tap(.button, "Count")
      try driver.tap(.button, kind)
      let time = try Stopwatch.time {
        try driver.waitForExistence(.staticText, "\(kind) is due", timeout: Self.delay + 1)
      }
      if run > 0 {
        times.append(time)
        base.append(bareTime)
      }
    }
    return BenchFigure(
      name: "30 s of \(kind)", value: Median.of(times),
      base: ("a bare Foundation program", Median.of(base)), limit: 2.5)
  }

  /// Measures a launch on the virtual clock, compared with one in real time.
  func launch() throws -> BenchFigure {
    try compare("launch with the virtual clock", limit: 1.1) { mode in
      let start = ContinuousClock.now
      let session = try launched(with: mode)
      let time = start.duration(to: .now).milliseconds
      session.terminate()
      return time
    }
  }

  /// Measures taps on the virtual clock, compared with taps in real time.
  func tap() throws -> BenchFigure {
    try compare("\(Self.tapCount) taps with the virtual clock", limit: 1.1) { mode in
      let session = try launched(with: mode)
      defer { session.terminate() }
      let driver = AppDriver(session: session)
      try driver.tap(.button, "Count")
      return try Stopwatch.time {
        for _ in 0..<Self.tapCount { try driver.tap(.button, "Count") }
      }
    }
  }

  /// Measures the memory of an app on the virtual clock, compared with one in real time.
  func memory() throws -> BenchFigure {
    var figure = try compare("memory with the virtual clock", limit: 1.1) { mode in
      let session = try launched(with: mode)
      defer { session.terminate() }
      try AppDriver(session: session).tap(.button, "Count")
      return try residentMegabytes(of: session.initialization.processIdentifier)
    }
    figure.unit = "MB"
    return figure
  }

  /// Measures with both clocks alternately.
  private func compare(
    _ name: String, limit: Double, _ measure: (LaunchClock) throws -> Double
  ) throws -> BenchFigure {
    var own: [Double] = []
    var base: [Double] = []
    for run in 0...runs {
      let real = try measure(.real)
      let virtual = try measure(.virtual)
      if run > 0 {
        base.append(real)
        own.append(virtual)
      }
    }
    return BenchFigure(
      name: name, value: Median.of(own), base: ("the same in real time", Median.of(base)),
      limit: limit)
  }

  private func launched(
    with clock: LaunchClock, delay: TimeInterval? = nil
  ) throws -> AppSession {
    var arguments = [
      "-ui-testing", "YES", "-screen", "timers", "-ui-testing.clock", clock.rawValue,
    ]
    if let delay { arguments += ["-timers.delay", "\(delay)"] }
    var launch = AppLaunch(executable: app, arguments: arguments)
    launch.client = "understudy bench"
    return try AppLauncher().launch(launch)
  }

  private func residentMegabytes(of process: Int32) throws -> Double {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let words = line?.split(whereSeparator: \.isWhitespace) ?? []
    guard words.count > 1, let kilobytes = Double(words[1]) else {
      throw FlowFailure(message: "The kernel doesn't say how much memory the app takes.")
    }
    return kilobytes / 1024
  }

  /// The delay of the timers, in seconds of app time.
  private static let delay: TimeInterval = 30
  private static let tapCount = 50
}
