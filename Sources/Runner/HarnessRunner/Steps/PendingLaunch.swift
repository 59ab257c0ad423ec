import AutomationProtocol
import NetworkStubs

/// The settings that steps have made for the next launch.
struct PendingLaunch {
  var arguments: [String] = []
  var secretKeys: Set<String> = []
  var environment: [String: String] = [:]
  /// The launch arguments and environment variables that were set since the last launch, in words.
  var unused: [String] = []
  var device: [DeviceChange] = []
  /// The stubs for requests of the apps.
  var stubs: [AddStubCall] = []
  /// The number of the last stub.
  var lastStub = 0
  /// The last launch, for launching the app again.
  var last: (app: LaunchedApp, arguments: [String])?
}
