import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain

extension HarnessCommand {
  /// Measures performance figures, and prints them with their limits.
  static let bench = HarnessCommand(
    name: "bench", summary: "print performance figures and their limits",
    help: """
      Prints the median of each figure with its limit, which is a multiple of a baseline measured in the same
      run: “spine” measures launches, queries, taps, their messages and a whole login flow, “elements”
      requests about screens of 1000, 10000 and 100000 elements, “suite” the employees app's view tests,
      “clock” waits of 30 s for each kind of timer and the cost of the virtual clock, “trace” scenarios with a
      trace, and “adapters” the login flow of a window, a page and a terminal program, compared with other
      tools.
      Exits with 1 if a figure is over its limit.
      """,
    options: [
      Option(
        name: "--part", value: "NAME",
        help: "spine, elements, suite, clock, trace or adapters; spine by default"),
      Option(name: "--runs", value: "N", help: "the number of measurements; 30 by default"),
    ]
  ) { arguments, console in
    let text = arguments.values["--runs"] ?? "30"
    guard let runs = Int(text), runs > 0 else {
      throw UsageError(message: "“--runs” takes a number from 1, not “\(text)”.")
    }
    let name = arguments.values["--part"] ?? BenchPart.spine.rawValue
    guard let part = BenchPart(rawValue: name) else {
      let names = BenchPart.allCases.map(\.rawValue)
      let near = NearestName.suggestions(for: name, in: names).first
      throw UsageError(
        message: "“--part” takes one of \(names.joined(separator: ", ")), not “\(name)”"
          + (near.map { "; did you mean “\($0)”?" } ?? "."))
    }
    var areWithinLimits = true
    try part.measure(runs: runs, console) { figure in
      let mark =
        figure.isWithinLimit
        ? console.styled("ok  ", .green) : console.styled("OVER", .red)
      console.print("\(mark)  \(figure.line)")
      // Stop early, because the next figure may take a minute.
      if let problem = console.problem { throw problem }
      areWithinLimits = areWithinLimits && figure.isWithinLimit
    }
    return areWithinLimits ? .success : .failure
  }
}

/// A part of the benchmark.
private enum BenchPart: String, CaseIterable {
  case spine, elements, suite, clock, trace, adapters

  /// Measures the figures one after another and passes each on.
  func measure(runs: Int, _ console: Console, _ show: (BenchFigure) throws -> Void) throws {
    switch self {
    case .spine:
      let bench = SpineBench(
        app: try BuiltProgram.named("LoginApp"), bare: try BuiltProgram.named("BareProgram"),
        runs: runs)
      try show(bench.launch())
      try show(bench.exists())
      try show(bench.tap())
      try show(bench.messages())
      try show(bench.flow())
    case .elements:
      let app = try BuiltProgram.named("CrowdedScreen")
      let bench = ElementsBench(app: app, runs: runs)
      try bench.measureRequests(about: 1000).forEach(show)
      // A few runs give a median, and creating a hundred thousand elements takes long.
      let few = ElementsBench(app: app, runs: min(runs, 7))
      try few.measureRequests(about: 10_000).forEach(show)
      try few.measureRequests(about: 100_000).forEach(show)
      try show(bench.attributes())
      try show(bench.wait())
    case .clock:
      let bench = ClockBench(
        app: try BuiltProgram.named("ControlsApp"), bare: try BuiltProgram.named("BareProgram"),
        runs: runs)
      for kind in ClockBench.kinds { try show(bench.wait(for: kind)) }
      try show(bench.launch())
      try show(bench.tap())
      try show(bench.memory())
    case .suite:
      let tests = try BuiltProgram.named("UnderstudyPackageTests.xctest")
      try show(SuiteBench(tests: tests, runs: runs).employees())
    case .trace:
      let (time, bytes) = try TraceBench(runs: runs).measure()
      try show(time)
      console.print("      \(bytes) bytes a step")
    case .adapters:
      let bench = AdaptersBench(fixtures: try AdaptersBench.findFixtures(), runs: runs)
      try bench.measure(show) { console.print("      \($0)") }
    }
  }
}
