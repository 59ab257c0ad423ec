import Traces

/// Prints each scenario that has ended.
struct PlainDisplay: RunObserver {
  let console: Console

  func begins(_ plan: ScenarioPlan) {}

  func ended(_ record: ScenarioRecord) {
    // Print all lines at once, because scenarios end on several threads.
    console.print(DisplayLines.lines(of: record, console: console).joined(separator: "\n"))
  }
}
