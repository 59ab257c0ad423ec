import NetworkStubs

/// The reason the launch arguments about the network can't be used.
enum NetworkLaunchError: Error, Hashable {
  /// The word after `-ui-testing.network` isn't one of its values.
  case unknownAccess(String, nearest: [String])
  /// Hosts are given, but the network is closed.
  case hostsOfClosedNetwork([String])

  /// Returns a message that says what is wrong with a launch and what to do.
  static func message(of error: any Error) -> String {
    switch error {
    case let error as NetworkLaunchError: error.message
    case let error as HARError: error.message
    case let error as StubProblem: error.message
    default: "\(error)"
    }
  }

  /// A message that says what is wrong and what to do.
  var message: String {
    switch self {
    case .unknownAccess(let word, let nearest):
      "“\(word)” isn't a value of -ui-testing.network; it is “closed” or “open”."
        + (nearest.first.map { " Did you mean “\($0)”?" } ?? "")
    case .hostsOfClosedNetwork(let hosts):
      "-ui-testing.network.hosts names \(hosts.joined(separator: ", ")), but the network is closed. "
        + "Add -ui-testing.network open."
    }
  }
}
