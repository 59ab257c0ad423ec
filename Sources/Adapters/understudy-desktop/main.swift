import AdapterSupport
import DesktopAdapter
import Foundation

if DesktopHost.run(CommandLine.arguments) { exit(EXIT_SUCCESS) }

AdapterProgram.run(.init(name: "understudy-desktop", purpose: "programs with windows")) {
  launch, program throws(AdapterError) in
  try DesktopApp(launch, in: program)
}
