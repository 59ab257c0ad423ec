import AutomationProtocol

/// What steps have said about the next launch.
struct PendingLaunch {
  var arguments: [String] = []
  var secretKeys: Set<String> = []
  var environment: [String: String] = [:]
  var device: [DeviceChange] = []
  /// The last launch, to be done again.
  var last: (app: LaunchedApp, arguments: [String])?
}
