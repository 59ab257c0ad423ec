import Foundation

/// The processes of pages, found by an argument of a single launch.
enum PageProcesses {
  /// Returns the host that was started with a flag.
  static func host(with flag: String) throws -> pid_t? {
    try process { $0.contains(flag) && $0.contains("--browser-host") && !$0.hasPrefix("/bin/sh") }
  }

  /// Returns the browser that was started with a flag.
  static func browser(with flag: String) throws -> pid_t? {
    try process {
      $0.contains(flag) && $0.contains("--remote-debugging-pipe") && !$0.contains("--type=")
    }
  }

  /// Browsers rewrite their command lines, with blanks between the arguments.
  private static func process(where condition: (String) -> Bool) throws -> pid_t? {
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      .compactMap { pid_t($0) }
    return processes.first { process in
      let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return condition(String(decoding: data, as: UTF8.self))
    }
  }
}
