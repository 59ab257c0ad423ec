import AutomationProtocol
import NetworkStubs

/// What steps have said about the next launch.
struct PendingLaunch {
  var arguments: [String] = []
  var secretKeys: Set<String> = []
  var environment: [String: String] = [:]
  var device: [DeviceChange] = []
  /// What answers the requests of apps.
  var stubs: [AddStubCall] = []
  /// The number of the last stub.
  var lastStub = 0
  /// The last launch, to be done again.
  var last: (app: LaunchedApp, arguments: [String])?
}
