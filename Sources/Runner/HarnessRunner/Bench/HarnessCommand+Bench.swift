import AppSession
import AutomationProtocol
import Foundation

extension HarnessCommand {
  /// The speed of the spine beside its limits, measured in one run.
  static let bench = HarnessCommand(
    name: "bench", summary: "print the speed figures beside their limits",
    help: """
      Measures launches, queries and a whole login flow, each beside what it is compared with in
      the same run, and prints medians. Exits with 1 when a figure is over its limit.
      """,
    options: [Option(name: "--runs", value: "N", help: "how often to launch; 30 unless told")]
  ) { arguments, console in
    let text = arguments.values["--runs"] ?? "30"
    guard let runs = Int(text), runs > 0 else {
      throw UsageError(message: "“--runs” takes a number from 1, not “\(text)”.")
    }
    let bench = SpineBench(
      app: try BuiltProgram.named("LoginApp"), bare: try BuiltProgram.named("BareProgram"),
      runs: runs)
    let figures = [try bench.launch(), try bench.exists(), try bench.flow()]
    for figure in figures {
      let mark =
        figure.isWithinLimit
        ? console.styled("ok  ", .green) : console.styled("OVER", .red)
      console.print("\(mark)  \(figure.line)")
    }
    return figures.allSatisfy(\.isWithinLimit) ? .success : .failure
  }
}
