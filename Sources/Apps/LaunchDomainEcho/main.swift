import Foundation
import LaunchDomain

// Prints how UserDefaults.standard reads the launch arguments, for the tests of LaunchDomain. The request
// comes in the environment, because the arguments are under test.
let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst())
let environment = ProcessInfo.processInfo.environment
let request = try JSONDecoder().decode(
  EchoRequest.self, from: Data((environment["LAUNCH_DOMAIN_ECHO"] ?? "{}").utf8))

if let secrets = request.secrets {
  SecretInstallation.install(LaunchArguments(parsing: secrets))
}
let reply = EchoReply(request, arguments: arguments)
try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(reply))
