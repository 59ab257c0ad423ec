import Foundation
import SystemShims

/// Desktops that no other test uses: the host is found by the paths of the programs that it starts.
struct OwnDesktops {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for tool in ["Xvfb", "dbus-daemon"] {
      _ = try link(to: URL(fileURLWithPath: "/usr/bin/\(tool)"), named: tool)
    }
  }

  /// Gives a file another name beside its own.
  func link(to file: URL, named name: String) throws -> URL {
    let link = folder.appendingPathComponent(name)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    return link
  }

  /// A program that isn't launched yet, and will be shown on one of the desktops.
  func program(_ url: URL, _ arguments: [String] = []) -> MarkedProgram {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return MarkedProgram(url.path, arguments, environment: ["PATH": folder.path + ":" + path])
  }

  /// The process that keeps the desktops.
  var host: DesktopHostProcess {
    get throws { try DesktopHostProcess(of: getpid(), withToolsIn: folder.path) }
  }

  /// Ends the desktops.
  func end() {
    if let host = try? host { kill(host.identifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }
}
