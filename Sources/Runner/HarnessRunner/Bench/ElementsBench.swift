import AppDriving
import AutomationProtocol
import Dispatch
import Foundation

/// Measures queries on screens with very many elements.
struct ElementsBench {
  let app: URL
  /// The number of times to repeat each query.
  let runs: Int

  /// The limit of a query, as a multiple of `LabelCoding`'s time for each thousand elements.
  static let limitOfQuestion = 3.5
  /// The limit of the time from a change to the end of the wait for it, as a multiple of a line
  /// through a `cat` that has been asleep, like the app and the runner.
  static let limitOfWait = 12.0

  /// A query for the last element of the screen.
  private enum Request: String, CaseIterable {
    case existsByIdentifier = "exists by identifier"
    case countByIdentifier = "count by identifier"
    case existsByPredicate = "exists by predicate"
    case countByPredicate = "count by predicate"

    func call(last: Int) -> CountCall {
      let name: ElementPredicate =
        switch self {
        case .existsByIdentifier, .countByIdentifier: .identified(by: "l\(last)")
        // The format string would be label CONTAINS[c] "label 999".
        case .existsByPredicate, .countByPredicate:
          .comparison(
            PredicateComparison(
              left: .keyPath(["label"]), operator: .contains,
              right: .constant(.string("label \(last)")), options: .caseInsensitive))
        }
      let query = ElementQuery(steps: [.descendants(.staticText), .matching(name)])
      switch self {
      case .existsByIdentifier, .existsByPredicate: return CountCall(query, limit: 1)
      case .countByIdentifier, .countByPredicate: return CountCall(query)
      }
    }
  }

  /// Measures each query on a screen of many elements: repeated, and as the first after a change.
  func measureRequests(about count: Int) throws -> [BenchFigure] {
    let labels = LabelCoding()
    return try withScreen(of: count) { driver in
      try Request.allCases.flatMap { request in
        let call = request.call(last: count - 1)
        var again: [Double] = []
        var afterChange: [Double] = []
        var base: [Double] = []
        for run in 0...runs {
          try driver.tap(.button, "Change")
          let first = try Stopwatch.time { try check(driver.session.call(call)) }
          let second = try Stopwatch.time { try check(driver.session.call(call)) }
          let coding = try labels.time()
          // The first run only warms the caches.
          if run > 0 {
            afterChange.append(first)
            again.append(second)
            base.append(coding)
          }
        }
        let thousands = Double(count) / 1000
        let yardstick = (name: LabelCoding.name, value: Median.of(base) * thousands)
        let name = "\(request.rawValue), \(count) elements"
        return [
          BenchFigure(
            name: name, value: Median.of(again), base: yardstick, limit: Self.limitOfQuestion),
          BenchFigure(
            name: "  the first after a change", value: Median.of(afterChange), base: yardstick,
            limit: Self.limitOfQuestion),
        ]
      }
    }
  }

  /// Measures reading the labels of a thousand elements, compared with one line through `cat` per
  /// element.
  func attributes() throws -> BenchFigure {
    let count = 1000
    let cat = try LineEcho(URL(fileURLWithPath: "/bin/cat"))
    defer { cat.end() }
    return try withScreen(of: count) { driver in
      let query = ElementQuery(steps: [
        .descendants(.staticText),
        .matching(
          .comparison(
            PredicateComparison(
              left: .keyPath(["label"]), operator: .beginsWith,
              right: .constant(.string("Label "))))),
      ])
      var own: [Double] = []
      var base: [Double] = []
      for run in 0...runs {
        let baseTime = Stopwatch.time { for _ in 0...count { _ = cat.roundTrip(LineEcho.answer) } }
        let ownTime = try Stopwatch.time {
          let found = try driver.session.call(ResolveCall(query, expecting: .all))
          guard found.elements.allSatisfy({ !$0.label.isEmpty }), found.elements.count == count
          else { throw FlowFailure(message: "\(found.elements.count) of \(count) elements found.") }
        }
        if run > 0 {
          own.append(ownTime)
          base.append(baseTime)
        }
      }
      return BenchFigure(
        name: "an attribute of each of \(count) elements", value: Median.of(own),
        base: ("\(count + 1) lines through cat", Median.of(base)), limit: 1)
    }
  }

  /// Measures the time from a change that the app's clock can't foresee to the end of the wait for
  /// it, compared with the round trip of a line through a `cat` that has been asleep.
  func wait() throws -> BenchFigure {
    let cat = try LineEcho(URL(fileURLWithPath: "/bin/cat"))
    defer { cat.end() }
    // On the virtual clock, the app could foresee the change, and its time wouldn't be real time.
    let realTime = ["-ui-testing.clock", "real"]
    return try withScreen(of: 1000, arguments: realTime) { driver in
      var delays: [Double] = []
      var base: [Double] = []
      for run in 1...(runs + 1) {
        try driver.tap(.button, "Later")
        try driver.waitForExistence(.staticText, "appeared \(run)", timeout: 5)
        let end = DispatchTime.now().uptimeNanoseconds
        let label = try driver.label(.staticText, "appeared \(run)")
        guard let start = UInt64(label), start <= end else {
          throw FlowFailure(message: "“\(label)” is not a time of the monotonic clock.")
        }
        let line = Stopwatch.time { _ = cat.roundTrip(LineEcho.answer) }
        if run > 1 {
          delays.append(Double(end - start) / 1e6)
          base.append(line)
        }
      }
      return BenchFigure(
        name: "the end of a wait after the change", value: Median.of(delays),
        base: ("a line through a cat that slept meanwhile", Median.of(base)),
        limit: Self.limitOfWait)
    }
  }

  private func withScreen<Value>(
    of count: Int, arguments: [String] = ["-ui-testing.clock", "virtual"],
    _ body: (AppDriver) throws -> Value
  ) throws -> Value {
    var launch = AppLaunch(executable: app, arguments: ["-elements", "\(count)"] + arguments)
    launch.client = "understudy bench"
    let session = try AppLauncher().launch(launch)
    defer { session.terminate() }
    return try body(AppDriver(session: session))
  }

  private func check(_ result: CountCall.Result) throws {
    guard result.count == 1 else {
      throw FlowFailure(message: "\(result.count) elements found instead of one.")
    }
  }
}
