import Foundation
import SystemShims
import Testing

/// The host of a test process's desktops, found by its command line and by the process with which it ends.
struct DesktopHostProcess {
  let identifier: pid_t

  /// Finds a host.
  ///
  /// - Parameters:
  ///   - owner: The process with which it ends.
  ///   - folder: The folder of the programs that it starts, or `nil` for any.
  init(of owner: pid_t, withToolsIn folder: String? = nil) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    let found = names.compactMap { pid_t($0) }.first { process in
      let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      let words = String(decoding: line, as: UTF8.self).split(separator: "\0")
      guard words.count > 1, words[1] == "--desktop-host" else { return false }
      // The host has a descriptor of its owner.
      let entry = try? String(contentsOfFile: "/proc/\(process)/fdinfo/6", encoding: .utf8)
      return entry?.contains("Pid:\t\(owner)\n") == true
        && folder.map { String(words.last ?? "").hasPrefix($0 + "/") } ?? true
    }
    identifier = try #require(found)
  }

  /// The displays and buses that the host has started.
  var servers: [pid_t] { ProcessFamily.descendants(of: identifier) }

  /// The host's working directory.
  var folder: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(identifier)/cwd")
  }
}
