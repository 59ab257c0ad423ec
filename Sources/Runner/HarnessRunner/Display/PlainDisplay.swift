import Traces

/// A run as lines, one for each scenario that has ended.
struct PlainDisplay: RunObserver {
  let console: Console

  func begins(_ plan: ScenarioPlan) {}

  func ended(_ record: ScenarioRecord) {
    for line in DisplayLines.lines(of: record, console: console) { console.print(line) }
  }
}
