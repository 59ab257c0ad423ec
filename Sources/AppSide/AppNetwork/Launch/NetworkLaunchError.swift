import NetworkStubs

/// The reason the launch arguments about the network can't be used.
enum NetworkLaunchError: Error, Hashable {
  /// The word after `-ui-testing.network` isn't one of its values.
  case unknownAccess(String, nearest: [String])
  /// Hosts are given, but the network is closed.
  case hostsOfClosedNetwork([String])
  /// The hosts are given, but this value names none.
  case noHosts(String)
  /// The file of a recording is given as an empty text.
  case noRecordingFile
  /// A recording is wanted of a network that is closed.
  case recordingOfClosedNetwork(String)
  /// Answers are wanted from recordings, and a recording of the real service in the same launch.
  case recordingWithStubs(String, stubs: [String])

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
    case .noHosts(let text):
      "“\(text)” names no host for -ui-testing.network.hosts. Name one, such as api.example.com, or leave "
        + "the argument out."
    case .noRecordingFile:
      "-ui-testing.network.recording names no file. Name one, such as session.har."
    case .recordingOfClosedNetwork(let file):
      "-ui-testing.network.recording \(file) records requests that go out, but -ui-testing.network is "
        + "closed. Leave one of them out."
    case .recordingWithStubs(let file, let stubs):
      "-stubs \(stubs.joined(separator: ",")) answers requests from a recording, but "
        + "-ui-testing.network.recording \(file) records the answers of the real service. Leave one of "
        + "them out."
    }
  }
}
