import Foundation
import XCUIAutomation

/// A shell in a terminal that runs a script, with a variable by which all its processes are found.
struct MarkedShell {
  let app: XCUIApplication
  private let mark = "TEST_MARK=\(UUID().uuidString)"

  /// Makes a shell that isn't launched yet.
  init(_ script: String) {
    app = XCUIApplication(terminal: URL(fileURLWithPath: "/bin/sh"))
    app.launchArguments = ["-c", script]
    let parts = mark.split(separator: "=").map(String.init)
    app.launchEnvironment = [parts[0]: parts[1]]
  }

  /// Makes a shell and launches it.
  static func launched(_ script: String) -> MarkedShell {
    let shell = MarkedShell(script)
    shell.app.launch()
    return shell
  }

  /// The command lines of the processes that the launch has led to and that run now.
  var processes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { Int($0) != nil }.compactMap { process in
      guard hasMark(process) else { return nil }
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return String(decoding: words, as: UTF8.self).replacing("\0", with: " ")
    }
  }

  /// Whether a process is one that the launch has led to.
  func hasMark(_ process: some CustomStringConvertible) -> Bool {
    let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ")
    return variables?.range(of: Data(mark.utf8)) != nil
  }
}
