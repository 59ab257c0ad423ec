// Prints the costs of AppNetwork; `./harness.sh bench network` builds and runs it.
//
// `--runs N` sets the number of measurements, 30 by default. The program exits with 1 if a figure exceeds its
// limit.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.isEmpty || arguments.count == 2 && arguments[0] == "--runs",
  let runs = arguments.isEmpty ? 30 : Int(arguments[1]), runs > 0
else {
  try? FileHandle.standardError.write(
    contentsOf: Data("NetworkBench takes --runs and a number from 1, and nothing else.\n".utf8))
  exit(64)
}
do {
  let bench = try NetworkBenchProgram(runs: runs)
  var areWithinLimits = true
  for measure in [bench.size, bench.launch, bench.stub, bench.recording] {
    let figure = try measure()
    print(figure.line)
    areWithinLimits = areWithinLimits && figure.isWithinLimit
  }
  exit(areWithinLimits ? 0 : 1)
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
  exit(1)
}
