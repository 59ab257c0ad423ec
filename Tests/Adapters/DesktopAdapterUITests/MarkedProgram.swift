import AdapterSupport
import Foundation
import XCUIAutomation

/// A program with windows, with a variable that marks all processes of its launch.
struct MarkedProgram {
  let app: XCUIApplication
  private let mark = "TEST_MARK=\(UUID().uuidString)"

  /// Creates a program without launching it.
  init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    app = XCUIApplication(desktop: URL(fileURLWithPath: path))
    app.launchArguments = arguments
    let parts = mark.split(separator: "=").map(String.init)
    app.launchEnvironment = environment.merging([parts[0]: parts[1]]) { _, mark in mark }
  }

  /// The command lines of the launch's running processes, by their identifiers.
  var processes: [pid_t: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var found: [pid_t: String] = [:]
    for process in names.compactMap({ pid_t($0) }) {
      guard let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ"),
        variables.range(of: Data(mark.utf8)) != nil
      else { continue }
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      found[process] = String(decoding: words, as: UTF8.self).replacing("\0", with: " ")
    }
    return found
  }

  /// Returns the process whose command line contains a text.
  func process(running text: String) -> pid_t? {
    processes.first { $0.value.contains(text) && !$0.value.contains("understudy-") }?.key
  }

  /// The number of the display on which the program is shown.
  var display: Int? { variable("DISPLAY").flatMap { Int($0.dropFirst()) } }

  /// Returns the process of the program's display or accessibility bus, which is another process's child.
  ///
  /// - Parameter name: Xvfb or dbus-daemon.
  func server(_ name: String) -> pid_t? {
    let address =
      name == "Xvfb"
      ? display.map { "/tmp/.X11-unix/X\($0)" }
      : variable("AT_SPI_BUS_ADDRESS")?.split(whereSeparator: { "=,".contains($0) }).dropFirst()
        .first
        .map(String.init)
    guard let address, let descriptor = AbstractSocket.connect(to: address) else { return nil }
    defer { close(descriptor) }
    return AbstractSocket.peer(of: descriptor)
  }

  /// Returns a variable of the program.
  private func variable(_ name: String) -> String? {
    let program = processes.first { !$0.value.contains("understudy-") }?.key ?? 0
    let data = FileManager.default.contents(atPath: "/proc/\(program)/environ") ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\0")
      .first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
