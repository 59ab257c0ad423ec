import AppRuntime
import AutomationAgent
import Foundation

// An app without a toolkit whose world its tests set up: with commands, saved state, answers to requests for
// permission, and seeds.
guard let streams = StandardStreams.taken else { exit(EX_USAGE) }
let loop = EventLoop(clock: AppClock(mode: .virtual))
let connection = DescriptorConnection(input: streams.input, output: streams.output)
let session = AgentSession(name: "WorldApp", connection: connection, loop: loop)
guard session.awaitInitialize() != nil else { exit(EXIT_FAILURE) }
let shelf = Shelf(clock: loop.clock)
shelf.registerCommands()
Memory.registerCommands()
Service.registerCommands()
User.registerCommands()
Region.registerCommands()
Chance.registerCommands(on: loop.clock)
session.begin(tree: EmptyTree(appName: "WorldApp")) { loop.stop() }
loop.run()
