import AdapterSupport
import DesktopAdapter

AdapterProgram.run(.init(name: "understudy-desktop", purpose: "programs with windows")) {
  launch, program throws(AdapterError) in
  try DesktopApp(launch, in: program)
}
