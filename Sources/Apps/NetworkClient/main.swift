import AppNetwork
import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import LaunchDomain

// An app without a toolkit that fetches what its test requests.
guard let streams = StandardStreams.taken else { exit(EX_USAGE) }
AgentExtensions.register { FetchExtension() }
let loop = EventLoop(clock: AppClock(mode: .virtual))
let connection = DescriptorConnection(input: streams.input, output: streams.output)
let session = AgentSession(name: "NetworkClient", connection: connection, loop: loop)
guard let call = session.awaitInitialize() else { exit(EXIT_FAILURE) }
SecretInstallation.install(LaunchArguments(parsing: LaunchArguments.words(of: call.secrets)))
if UserDefaults.standard.bool(forKey: "own-stubs") {
  try StubbedNetwork.stub(.get("/own"), .text("of the app"))
  try StubbedNetwork.stub(.get("/items"), .json(["items": []]))
}
AppCommands.register("fetch many times") { (fetches: Fetches) in try await fetches.fetch() }
AppCommands.register("begin to fetch") { (fetches: Fetches) in
  Task { try await fetches.fetch() }
  return 0
}
// A fetch that fails has no effect; the answer is 0.
AppCommands.register("try to fetch") { (fetches: Fetches) in (try? await fetches.fetch()) ?? 0 }
session.begin(tree: EmptyTree(appName: "NetworkClient")) { loop.stop() }
loop.run()
