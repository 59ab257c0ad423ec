import AppDriving
import Foundation
import SystemShims

/// Another tool with the same flow, which a script of the fixtures drives.
final class Competitor {
  /// The tool's name, as in “Playwright”.
  let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a script, or returns `nil` if its tool isn't installed.
  ///
  /// - Parameters:
  ///   - tool: The tool.
  ///   - folder: The folder of the scripts.
  init?(_ tool: CompetingTool, in folder: URL) {
    name = tool.name
    for interpreter in Self.interpreters where start(tool.script, in: folder, by: interpreter) {
      return
    }
    return nil
  }

  /// The interpreters to try; the distribution's packages need its own Python, which may not be first on
  /// PATH.
  private static var interpreters: [[String]] {
    let own = ProcessInfo.processInfo.environment["UNDERSTUDY_PYTHON"].map { [[$0]] } ?? []
    return own + [["/usr/bin/env", "python3"], ["/usr/bin/python3"]]
  }

  private func start(_ script: String, in folder: URL, by interpreter: [String]) -> Bool {
    let check = Process()
    let words = interpreter + [folder.appendingPathComponent(script).path]
    for process in [check, process] {
      process.executableURL = URL(fileURLWithPath: words[0])
      process.standardError = FileHandle.nullDevice
    }
    // A script that can't import its tool ends before it reports that it's ready.
    let answer = Pipe()
    check.arguments = Array(words.dropFirst())
    check.standardInput = FileHandle.nullDevice
    check.standardOutput = answer
    guard (try? ProcessStart.exclusively { try check.run() }) != nil,
      let data = try? answer.fileHandleForReading.readToEnd(),
      String(decoding: data, as: UTF8.self).hasPrefix("ready")
    else { return false }
    process.arguments = Array(words.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    guard (try? ProcessStart.exclusively { try process.run() }) != nil else { return false }
    return readLine() == "ready"
  }

  /// Runs a flow.
  ///
  /// - Parameter flow: The flow's name in the script.
  /// - Returns: The time in milliseconds, and the time of the part that the script measures.
  /// - Throws: `FlowFailure` if the flow fails.
  func run(_ flow: String) throws -> (whole: Double, part: Double?) {
    var answer = ""
    let time = Stopwatch.time {
      input.fileHandleForWriting.write(Data((flow + "\n").utf8))
      answer = readLine()
    }
    let words = answer.split(separator: " ")
    guard words.first == "ok" else {
      throw FlowFailure(message: "The flow of \(name) failed: \(answer)")
    }
    return (time, words.count > 1 ? Double(words[1]) : nil)
  }

  private func readLine() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    let descriptor = output.fileHandleForReading.fileDescriptor
    while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Ends the script and the processes that it has started.
  func end() {
    try? input.fileHandleForWriting.close()
    var byte: UInt8 = 0
    while read(output.fileHandleForReading.fileDescriptor, &byte, 1) == 1 {}
  }
}

/// Another tool for such tests.
struct CompetingTool: Sendable, Hashable {
  /// The tool's name.
  let name: String
  /// The file with its flow.
  let script: String
  /// The command that installs it.
  let installation: String

  static let atSPI = Self(
    name: "AT-SPI by Python", script: "atspi_login.py",
    installation: "apt-get install -y gir1.2-atspi-2.0 at-spi2-core python3-gi gir1.2-gtk-3.0")
  static let playwright = Self(
    name: "Playwright", script: "playwright_login.py", installation: "pip install playwright")
  static let selenium = Self(
    name: "Selenium", script: "selenium_login.py",
    installation: "apt-get install -y chromium-driver && pip install selenium")
  static let pexpect = Self(
    name: "pexpect", script: "pexpect_login.py", installation: "apt-get install -y python3-pexpect")
  static let textual = Self(
    name: "Textual's pilot", script: "textual_login.py", installation: "pip install textual")
}
