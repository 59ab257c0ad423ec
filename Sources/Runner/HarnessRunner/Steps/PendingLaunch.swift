import AutomationProtocol

/// What steps have said about the next launch.
struct PendingLaunch {
  var arguments: [String] = []
  var secretKeys: Set<String> = []
  var environment: [String: String] = [:]
  var device: [DeviceChange] = []
  /// The last launch, to be done again.
  var last: (subject: Subject, arguments: [String])?

  /// What is launched.
  enum Subject: Equatable {
    /// An app by its name or path.
    case app(String)
    /// A program for the terminal, by its name on PATH or its path.
    case terminalProgram(String)

    /// The name by which steps speak of it later.
    var name: String {
      switch self {
      case .app(let name): name
      case .terminalProgram(let name): name.split(separator: "/").last.map(String.init) ?? name
      }
    }
  }
}
