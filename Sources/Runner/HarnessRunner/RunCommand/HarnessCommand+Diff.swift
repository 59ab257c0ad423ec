import Traces

extension HarnessCommand {
  /// Compares two runs.
  static let diff = HarnessCommand(
    name: "diff", summary: "show the step at which two runs of the same scenarios diverge",
    help: """
      Reads two traces or files of “run --json FILE”, and shows for each scenario the first step at which they
      diverge, in status, message, elements or picture. Only traces have screens. Exits with 1 if the runs
      differ, or if one of them was cut short, because its remainder may differ as well.
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
