import AppDriving
import Foundation
import Testing

@testable import HarnessRunner

/// Tests commands as processes that end because of a signal or a closed connection.
@Suite struct EndBySignalTests {
  /// A command with a separate folder for temporary files.
  private final class Command {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ending-\(UUID().uuidString.prefix(8))")
    private let process = Process()
    let input = Pipe()
    let output = Pipe()

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - hangUp: The disposition of the signal of a closed terminal: `default` or `ignore`.
    ///   - blocked: The name of the signal that the parent process blocks.
    init(
      hangUp: String = "default", blocking blocked: String = "USR1",
      _ arguments: (_ folder: String) -> [String]
    ) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [
          "--\(hangUp)-signal=HUP", "--block-signal=\(blocked)",
          AppLocator.productsFolder + "/understudy",
        ]
        + arguments(folder.path)
      process.environment = ProcessInfo.processInfo.environment.merging(
        [
          "TMPDIR": folder.path,
          "PATH":
            "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
        ]) { $1 }
      process.standardInput = input
      process.standardOutput = output
      process.standardError = output
    }

    deinit {
      if process.isRunning { process.terminate() }
      try? FileManager.default.removeItem(at: folder)
    }

    func start() throws { try process.run() }

    func write(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    /// Reads the output until it contains a text or an error.
    func reads(_ text: String) {
      var all = ""
      while !all.contains(text), !all.contains("\"isError\":true") {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        all += String(decoding: data, as: UTF8.self)
      }
      #expect(all.contains(text), "\(all)")
    }

    /// Sends a signal, and returns the exit status and the further output.
    func end(by signal: Int32) throws -> (status: Int32, said: String) {
      kill(process.processIdentifier, signal)
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      return (wait(), String(decoding: said, as: UTF8.self))
    }

    /// Sends the signal of a closed terminal.
    func hangUp() { kill(process.processIdentifier, SIGHUP) }

    func wait() -> Int32 {
      process.waitUntilExit()
      return process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus
    }

    /// The processes with files in the folder.
    var processes: [pid_t] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap { pid_t($0) }.filter { process in
        FileManager.default.contents(atPath: "/proc/\(process)/environ")?
          .range(of: Data("=\(folder.path)".utf8)) != nil
      }
    }

    /// The remaining folders of apps.
    var leftovers: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasPrefix("understudy-") }
    }
  }

  private static func request(_ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "\#(tool)", "#
      + #""arguments": \#(arguments)}}"#
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends an inspection without output or remaining folders`(signal: Int32) throws {
    let command = try Command { folder in
      [
        "inspect",
        "the terminal program \"sh -c 'echo ready > \(folder)/ready; exec sleep 1000'\" is launched",
        "--after", "within 900 s the text \"never\" exists",
      ]
    }
    let ready = command.folder.appendingPathComponent("ready")
    try #require(mkfifo(ready.path, 0o600) == 0)
    try command.start()
    #expect(try FileHandle(forReadingFrom: ready).readToEnd() == Data("ready\n".utf8))
    #expect(!command.leftovers.isEmpty)
    let end = try command.end(by: signal)
    #expect(end.status == 130 && end.said == "", "\(end)")
    #expect(command.leftovers == [])
  }

  @Test(arguments: [SIGINT, SIGHUP])
  func `a signal ends a prompt and its app`(signal: Int32) throws {
    let command = try Command { _ in ["repl", "LoginApp"] }
    try command.start()
    command.write("tree")
    command.reads("the button \"Login\"")
    let end = try command.end(by: signal)
    // The rest of the tree may still be printed.
    #expect(end.status == 130 && !end.said.contains("error"), "\(end)")
    #expect(command.leftovers == [])
  }

  @Test func `a command that ignores the signal of a closed terminal continues`() throws {
    let command = try Command(hangUp: "ignore") { _ in ["repl", "LoginApp"] }
    try command.start()
    command.write("tree")
    command.reads("the button \"Login\"")
    command.hangUp()
    command.write("the text \"nothing\" exists")
    command.reads("no such element")
    #expect(try command.end(by: SIGTERM).status == 130)
  }

  @Test func `a signal that the parent process blocked ends the command`() throws {
    let command = try Command(blocking: "INT") { _ in ["repl", "LoginApp"] }
    try command.start()
    command.write("tree")
    command.reads("the button \"Login\"")
    #expect(try command.end(by: SIGINT).status == 130)
    #expect(command.leftovers == [])
  }

  @Test func `a signal ends an assistant's server and its app`() throws {
    let command = try Command { _ in ["mcp", "--allow", "LoginApp"] }
    try command.start()
    command.write(Self.request("launch", #"{"app": "LoginApp"}"#))
    command.reads("Username")
    let end = try command.end(by: SIGTERM)
    #expect(end.status == 130 && !end.said.contains("error"), "\(end)")
    #expect(command.leftovers == [])
  }

  @Test func `a signal ends suites, and removes their processes, apps and folders`() throws {
    let command = try Command { folder in
      [
        "test", "--package", folder, "--skip-build", "--filter", "LoginAppUITests", "--repeat",
        "1000",
      ]
    }
    // Stands in for SwiftPM, which prints the path of the tests.
    let swift = command.folder.appendingPathComponent("swift")
    try Data("#!/bin/sh\necho '\(AppLocator.productsFolder)'\n".utf8).write(to: swift)
    chmod(swift.path, 0o700)
    try Data().write(to: command.folder.appendingPathComponent("Package.swift"))
    try command.start()
    command.reads("passed")
    let end = try command.end(by: SIGINT)
    #expect(end.status == 130, "\(end)")
    #expect(command.leftovers == [])
    #expect(command.processes == [])
  }

  @Test func `an assistant that closes its connection ends the server and its app`() throws {
    let command = try Command { _ in ["mcp", "--allow", "LoginApp"] }
    try command.start()
    command.write(
      Self.request("launch", #"{"app": "LoginApp", "arguments": ["-ui-testing.clock", "real"]}"#))
    command.reads("Username")
    command.write(Self.request("wait", #"{"element": "the text \"never\"", "seconds": 900}"#))
    try command.output.fileHandleForReading.close()
    try command.input.fileHandleForWriting.close()
    // The status is as in a shell; writing an answer at that moment ends the process by the signal itself.
    #expect([141, -SIGPIPE].contains(command.wait()))
    #expect(command.leftovers == [])
  }

  @Test func `an assistant that closes only the input ends its server`() throws {
    let command = try Command { _ in ["mcp", "--allow", "LoginApp"] }
    try command.start()
    command.write(
      Self.request("launch", #"{"app": "LoginApp", "arguments": ["-ui-testing.clock", "real"]}"#))
    command.reads("Username")
    command.write(Self.request("wait", #"{"element": "the text \"never\"", "seconds": 900}"#))
    try command.input.fileHandleForWriting.close()
    #expect(command.wait() == 0)
    #expect(command.leftovers == [])
  }

  @Test func `requests before the end of the input are answered`() throws {
    let command = try Command { _ in ["mcp", "--allow", "LoginApp"] }
    try command.start()
    command.write(Self.request("launch", #"{"app": "LoginApp"}"#))
    command.write(Self.request("log", "{}"))
    try command.input.fileHandleForWriting.close()
    command.reads("The log is empty.")
    #expect(command.wait() == 0)
  }
}
