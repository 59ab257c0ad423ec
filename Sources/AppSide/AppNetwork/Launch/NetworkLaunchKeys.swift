import LaunchDomain

/// Whether requests that no stub answers may go out.
public enum LaunchNetwork: String, CaseIterable, LaunchValue {
  /// Requests that no stub answers are refused.
  case closed
  /// Requests that no stub answers go out.
  case open
}

extension LaunchKey where Value == LaunchNetwork {
  /// The key that decides whether requests that no stub answers may go out.
  public static var uiTestingNetwork: Self {
    Self(
      "ui-testing.network", default: .closed,
      help: "Whether requests without a stub go out while a test drives the app.")
  }
}

extension LaunchKey where Value == String? {
  /// The key for the hosts that an open or recorded network is open to, separated by commas.
  public static var uiTestingNetworkHosts: Self {
    Self(
      "ui-testing.network.hosts",
      help: "The hosts that requests may go out to, separated by commas.")
  }

  /// The key for the file that a recording of the requests is written to.
  public static var uiTestingNetworkRecording: Self {
    Self(
      "ui-testing.network.recording",
      help: "The HAR file to record requests to the real service in.")
  }

  /// The key for the recordings to answer from, separated by commas.
  public static var stubs: Self {
    Self("stubs", help: "The HAR files that answer requests while a test drives the app.")
  }
}

extension LaunchSchema {
  /// Registers the keys, so that apps that declare their own keys accept these, too.
  static func registerNetworkKeys() {
    register([
      Declaration(LaunchKey.uiTestingNetwork), Declaration(LaunchKey.uiTestingNetworkHosts),
      Declaration(LaunchKey.uiTestingNetworkRecording), Declaration(LaunchKey.stubs),
    ])
  }
}
