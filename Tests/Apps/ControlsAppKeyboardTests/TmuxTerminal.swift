import Foundation
import SystemShims
import Testing

/// A program in a tmux window, with methods for the person who types and reads the screen.
///
/// tmux reports output of the program over its control mode, so the tests don't poll.
final class TmuxTerminal {
  /// Whether tmux is installed.
  static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  private static let path = "/usr/bin/tmux"
  private let socket: String
  private let client = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private var received: [UInt8] = []

  /// Starts a program that was built beside the tests; its exit status appears on the screen when it ends.
  init(_ program: String, _ arguments: [String], columns: Int, rows: Int) throws {
    socket =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("tmux-\(UUID().uuidString.prefix(8))").path
    let executable = Bundle.main.bundleURL.appendingPathComponent(program).path
    try Self.run(
      [
        "-S", socket, "-u", "-f", "/dev/null", "new-session", "-d", "-s", "person", "-x",
        "\(columns)", "-y", "\(rows)", "sh", "-c",
        #""$@"; s=$?; echo; echo "status $s"; exec cat"#, "sh", executable,
      ] + arguments)
    client.executableURL = URL(fileURLWithPath: Self.path)
    client.arguments = ["-S", socket, "-u", "-C", "attach", "-t", "person", "-f", "ignore-size"]
    client.standardInput = commands
    client.standardOutput = answers
    try ProcessStart.exclusively { try client.run() }
    // The first answer is that of the command `attach`.
    _ = try answer()
    _ = try ask("set -g window-size manual")
  }

  deinit {
    try? Self.run(["-S", socket, "kill-server"])
    client.terminate()
    try? FileManager.default.removeItem(atPath: socket)
  }

  /// Types characters, and escape sequences for other keys and for the mouse.
  func type(_ keys: String) throws {
    let bytes = keys.utf8.map { String($0, radix: 16) }.joined(separator: " ")
    _ = try ask("send-keys -t person -H \(bytes)")
  }

  func resize(columns: Int, rows: Int) throws {
    _ = try ask("resize-window -t person -x \(columns) -y \(rows)")
  }

  /// Returns the lines of the screen, including those that have scrolled away.
  func screen() throws -> String {
    try ask("capture-pane -p -J -S - -t person").joined(separator: "\n")
  }

  /// Reads until a text is on the screen a number of times, or records an issue.
  func sees(
    _ text: String, count: Int = 1, _ location: SourceLocation = #_sourceLocation
  ) throws {
    while true {
      let screen = try screen()
      if screen.components(separatedBy: text).count > count { return }
      var isNew = false
      while !isNew {
        guard let line = line() else {
          Issue.record("no '\(text)' on the screen:\n\(screen)", sourceLocation: location)
          throw CancellationError()
        }
        isNew = line.hasPrefix("%output")
      }
    }
  }

  /// Runs a command of tmux and returns its output.
  private func ask(_ command: String) throws -> [String] {
    try commands.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
    return try answer()
  }

  /// Reads up to the end of an answer, and skips notifications before it.
  private func answer() throws -> [String] {
    var lines: [String]?
    while let line = line() {
      if line.hasPrefix("%begin ") {
        lines = []
      } else if let lines, line.hasPrefix("%end ") {
        return lines
      } else if let lines, line.hasPrefix("%error ") {
        throw CocoaError(.fileReadUnknown, userInfo: ["tmux": lines.joined(separator: "\n")])
      } else {
        lines?.append(line)
      }
    }
    throw CocoaError(.fileReadUnknown, userInfo: ["tmux": "it has not answered"])
  }

  /// Reads a line, or returns `nil` if none comes for a minute.
  private func line() -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: received[..<end], as: UTF8.self)
        received.removeSubrange(...end)
        return line
      }
      let descriptor = answers.fileHandleForReading.fileDescriptor
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&watched, 1, Self.patience) > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return nil }
      received += bytes.prefix(count)
    }
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    for name in ["TMUX", "NO_COLOR", "LINES", "COLUMNS"] { environment[name] = nil }
    environment["LC_ALL"] = "C.UTF-8"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try ProcessStart.exclusively { try process.run() }
    // Foundation considers a process running until its descendants have ended, too. The tmux server keeps
    // running, but closes this pipe.
    _ = try output.fileHandleForReading.readToEnd()
  }

  /// The maximum time for the screen to change on the busiest machine, in milliseconds.
  private static let patience: Int32 = 60_000
}
