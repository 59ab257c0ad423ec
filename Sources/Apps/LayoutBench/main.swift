// Prints the time of the first layout of several screens; `./harness.sh bench layout` builds and
// runs it.
//
// The argument is the number of views, by default 1000. The program exits with 1 if a figure
// exceeds its limit.

import Foundation

let argument = CommandLine.arguments.dropFirst().first ?? "1000"
guard let viewCount = Int(argument), (1...100_000).contains(viewCount) else {
  let text = "LayoutBench takes a number of views from 1 to 100000, not “\(argument)”.\n"
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  exit(64)
}
var areWithinLimits = true
for screen in BenchScreen.allCases {
  let figure = LayoutFigure(screen, viewCount: viewCount, runs: 15)
  print(figure.line)
  areWithinLimits = areWithinLimits && figure.isWithinLimit
}
exit(areWithinLimits ? 0 : 1)
