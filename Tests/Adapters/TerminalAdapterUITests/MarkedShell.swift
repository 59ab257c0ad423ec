import Foundation
import XCUIAutomation

/// A shell in a terminal that runs a script, with a variable that marks all its processes.
struct MarkedShell {
  let app: XCUIApplication
  private let mark = "TEST_MARK=\(UUID().uuidString)"

  /// Creates a shell without launching it.
  init(_ script: String) {
    app = XCUIApplication(terminal: URL(fileURLWithPath: "/bin/sh"))
    app.launchArguments = ["-c", script]
    let parts = mark.split(separator: "=").map(String.init)
    app.launchEnvironment = [parts[0]: parts[1]]
  }

  /// Creates and launches a shell.
  static func launched(_ script: String) -> MarkedShell {
    let shell = MarkedShell(script)
    shell.app.launch()
    return shell
  }

  /// The command lines of the launch's running processes.
  var processes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { Int($0) != nil }.compactMap { process in
      guard hasMark(process) else { return nil }
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return String(decoding: words, as: UTF8.self).replacing("\0", with: " ")
    }
  }

  /// Returns whether a process belongs to the launch.
  func hasMark(_ process: some CustomStringConvertible) -> Bool {
    let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ")
    return variables?.range(of: Data(mark.utf8)) != nil
  }
}
