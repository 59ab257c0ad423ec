import Traces

extension HarnessCommand {
  /// Compares two runs.
  static let diff = HarnessCommand(
    name: "diff", summary: "say at which step two runs of the same scenarios part",
    help: """
      Reads two traces, or files that “run --json FILE” has written, and names for each scenario the first
      step at which they part: another status, message, element or picture. Screens are in what “--trace”
      keeps. Exits with 1 if the runs differ, or if one of them was cut short, because the rest of it may
      differ as well.
      """,
    operands: "FIRST SECOND"
  ) { arguments, console in
    guard arguments.operands.count == 2 else {
      throw UsageError(message: "“diff” needs the results of two runs.")
    }
    let runs = try arguments.operands.map { try RunFile.read($0, on: console) }
    let differences = RunDifference.differences(from: runs[0], to: runs[1])
    for difference in differences { console.print("\(difference)") }
    let count = runs[0].scenarios.count
    console.print(
      differences.isEmpty
        ? "\(count) \(count == 1 ? "scenario is" : "scenarios are") the same"
        : "\(differences.count) \(differences.count == 1 ? "scenario differs" : "scenarios differ")"
    )
    for (path, run) in zip(arguments.operands, runs) {
      RunFile.warn(ofCutShort: run, at: path, on: console)
    }
    let areWhole = !runs.contains(where: \.isInterrupted)
    return differences.isEmpty && areWhole ? .success : .failure
  }
}
