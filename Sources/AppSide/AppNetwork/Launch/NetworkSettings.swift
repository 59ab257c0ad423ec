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
    /// All requests go out, and a recording is made.
    case recorded(file: String)
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
    let hosts = Self.list(defaults.object(forKey: LaunchKey<String?>.uiTestingNetworkHosts.name))
    let recording = defaults.string(forKey: LaunchKey<String?>.uiTestingNetworkRecording.name)
    let word = defaults.string(forKey: LaunchKey<LaunchNetwork>.uiTestingNetwork.name) ?? "closed"
    guard let network = LaunchNetwork(rawValue: word) else {
      throw .unknownAccess(
        word,
        nearest: NearestName.suggestions(for: word, in: LaunchNetwork.allCases.map(\.rawValue)))
    }
    switch (recording, network) {
    case (let file?, _): access = .recorded(file: file)
    case (nil, .open): access = .open(hosts: hosts)
    case (nil, .closed):
      guard hosts.isEmpty else { throw .hostsOfClosedNetwork(hosts) }
      access = .closed
    }
  }

  private static func list(_ value: Any?) -> [String] {
    switch value {
    case let list as [Any]: list.map { "\($0)" }
    case let text as String:
      text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    default: []
    }
  }
}
