import Foundation
import SystemShims

/// Desktops that no other test uses; their host is found by the paths of the programs that it starts.
struct OwnDesktops {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for tool in ["Xvfb", "dbus-daemon"] {
      _ = try link(to: URL(fileURLWithPath: "/usr/bin/\(tool)"), named: tool)
    }
  }

  /// Links to a file by another name.
  func link(to file: URL, named name: String) throws -> URL {
    let link = folder.appendingPathComponent(name)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    return link
  }

  /// Creates a program that will be shown on one of the desktops, without launching it.
  func program(_ url: URL, _ arguments: [String] = []) -> MarkedProgram {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return MarkedProgram(url.path, arguments, environment: ["PATH": folder.path + ":" + path])
  }

  /// The host of the desktops.
  var host: DesktopHostProcess {
    get throws { try DesktopHostProcess(of: getpid(), withToolsIn: folder.path) }
  }

  /// Ends the desktops.
  func end() {
    if let host = try? host { kill(host.identifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }
}
