import Foundation
import LaunchDomain

/// The network settings in the launch arguments.
struct NetworkSettings: Sendable {
  /// Whether requests without a stub may go out.
  enum Access: Sendable, Hashable {
    /// The app isn't being tested: everything goes out, and nothing is recorded.
    case unwatched
    /// Requests without a stub are refused.
    case closed
    /// Requests without a stub go out to these hosts, or to all if the list is empty.
    case open(hosts: [String])
    /// Requests to these hosts, or to all if the list is empty, go out, and a recording is made.
    case recorded(file: String, hosts: [String])

    /// The hosts to which requests may go out, or to all if the list is empty; `nil` for a closed network.
    var openHosts: [String]? {
      switch self {
      case .open(let hosts), .recorded(_, let hosts): hosts
      case .unwatched, .closed: nil
      }
    }
  }

  var access: Access
  /// The recordings to answer from.
  var stubFiles: [String]

  /// Reads the launch arguments.
  init(_ defaults: UserDefaults = .standard) throws(NetworkLaunchError) {
    stubFiles = Self.list(defaults.object(forKey: LaunchKey<String?>.stubs.name))
    guard defaults.bool(forKey: LaunchKey<Bool>.uiTesting.name) else {
      access = .unwatched
      return
    }
    let givenHosts = defaults.object(forKey: LaunchKey<String?>.uiTestingNetworkHosts.name)
    let hosts = Self.list(givenHosts)
    if let givenHosts, hosts.isEmpty { throw .noHosts("\(givenHosts)") }
    let recording = defaults.string(forKey: LaunchKey<String?>.uiTestingNetworkRecording.name)
    let network = try Self.network(
      defaults.string(forKey: LaunchKey<LaunchNetwork>.uiTestingNetwork.name))
    switch (recording, network) {
    case (""?, _): throw .noRecordingFile
    case (let file?, .closed?): throw .recordingOfClosedNetwork(file)
    case (let file?, _):
      guard stubFiles.isEmpty else { throw .recordingWithStubs(file, stubs: stubFiles) }
      access = .recorded(file: file, hosts: hosts)
    case (nil, .open?): access = .open(hosts: hosts)
    case (nil, _):
      guard hosts.isEmpty else { throw .hostsOfClosedNetwork(hosts) }
      access = .closed
    }
  }

  private static func network(_ word: String?) throws(NetworkLaunchError) -> LaunchNetwork? {
    guard let word else { return nil }
    guard let network = LaunchNetwork(rawValue: word) else {
      throw .unknownAccess(
        word,
        nearest: NearestName.suggestions(for: word, in: LaunchNetwork.allCases.map(\.rawValue)))
    }
    return network
  }

  private static func list(_ value: Any?) -> [String] {
    switch value {
    case let list as [Any]: list.map { "\($0)" }.filter { !$0.isEmpty }
    case let text as String:
      text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    default: []
    }
  }
}
