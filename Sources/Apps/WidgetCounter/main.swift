import AppRuntime
import AutomationAgent
import Foundation

guard let streams = StandardStreams.taken else { exit(EX_USAGE) }
let loop = EventLoop(clock: AppClock(mode: .virtual))
let connection = DescriptorConnection(input: streams.input, output: streams.output)
let session = AgentSession(name: "WidgetCounter", connection: connection, loop: loop)
guard session.awaitInitialize() != nil else { exit(EXIT_FAILURE) }
session.begin(tree: WidgetTree(makeCounterScreen(loop.clock))) { loop.stop() }
loop.run()
