import AdapterSupport
import Foundation
import SystemShims

/// The connection of an adapter to the host of its browser.
enum HostConnection {
  /// The kind of host, as one word.
  private static let kind = "browser"

  /// Connects to the host of the process that has started this one, after starting the host if needed.
  ///
  /// - Throws: `PageAdapterError.browserNotStarted`.
  static func open(
    _ executable: BrowserExecutable, flags: BrowserFlags
  ) throws(PageAdapterError) -> Int32 {
    var variables = ProcessInfo.processInfo.environment
    for name in ["UNDERSTUDY_SESSION", FamilyMark.variable] { variables[name] = nil }
    let host = SharedHost(
      kind: kind, arguments: [executable.path] + flags.additional, environment: variables)
    do {
      return try host.connect()
    } catch {
      switch error {
      case .ended: throw .browserEnded
      case .notStarted(let reason):
        throw .browserNotStarted(path: executable.path, reason: reason)
      }
    }
  }

  /// Runs a host, if the arguments ask for it.
  ///
  /// - Returns: The exit status, or `nil` if this process isn't a host.
  @MainActor
  static func runHost(_ arguments: [String]) -> Int32? {
    guard let listener = HostListener(kind: kind, commandLine: arguments),
      let path = listener.arguments.first
    else { return nil }
    BrowserHost(
      listener: listener, executable: BrowserExecutable(path: path),
      flags: BrowserFlags(additional: Array(listener.arguments.dropFirst()))
    ).run()
    return EXIT_SUCCESS
  }
}
