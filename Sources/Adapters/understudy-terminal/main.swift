import AdapterSupport
import TerminalAdapter

AdapterProgram.run(.init(name: "understudy-terminal", purpose: "programs in a terminal")) {
  launch, program throws(AdapterError) in
  try TerminalApp(launch, in: program)
}
