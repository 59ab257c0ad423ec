import Traces

/// A run as lines, one for each scenario that has ended.
struct PlainDisplay: RunObserver {
  let console: Console

  func begins(_ plan: ScenarioPlan) {}

  func ended(_ record: ScenarioRecord) {
    // In one piece, because several scenarios end at a time.
    console.print(DisplayLines.lines(of: record, console: console).joined(separator: "\n"))
  }
}
