import AppDriving
import Foundation
import Testing

@testable import HarnessRunner

/// Commands that a signal ends, or a client that is gone, as processes.
@Suite struct EndBySignalTests {
  /// A command in a folder of its own for temporary files.
  private final class Command {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ending-\(UUID().uuidString.prefix(8))")
    private let process = Process()
    let input = Pipe()
    let output = Pipe()

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - hangUp: Whether the signal of a closed terminal is a `default` one or to `ignore`.
    ///   - blocked: The signal that whoever starts the command blocks, by name.
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

    /// Reads until a text is there, or an error.
    func reads(_ text: String) {
      var all = ""
      while !all.contains(text), !all.contains("\"isError\":true") {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        all += String(decoding: data, as: UTF8.self)
      }
      #expect(all.contains(text), "\(all)")
    }

    /// Sends a signal, and returns how the process ends and what it says after it.
    func end(by signal: Int32) throws -> (status: Int32, said: String) {
      kill(process.processIdentifier, signal)
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      return (wait(), String(decoding: said, as: UTF8.self))
    }

    /// Says that the terminal is closed.
    func hangUp() { kill(process.processIdentifier, SIGHUP) }

    func wait() -> Int32 {
      process.waitUntilExit()
      return process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus
    }

    /// The processes that have their files in the folder.
    var processes: [pid_t] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap { pid_t($0) }.filter { process in
        FileManager.default.contents(atPath: "/proc/\(process)/environ")?
          .range(of: Data("=\(folder.path)".utf8)) != nil
      }
    }

    /// The folders of apps that are left.
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
  func `inspecting ends at once, without a word and without a folder`(signal: Int32) throws {
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
  func `a prompt ends with its app`(signal: Int32) throws {
    let command = try Command { _ in ["repl", "LoginApp"] }
    try command.start()
    command.write("tree")
    command.reads("the button \"Login\"")
    let end = try command.end(by: signal)
    // The rest of the tree may be on its way.
    #expect(end.status == 130 && !end.said.contains("error"), "\(end)")
    #expect(command.leftovers == [])
  }

  @Test func `a command outlives its terminal if it was told so`() throws {
    let command = try Command(hangUp: "ignore") { _ in ["repl", "LoginApp"] }
    try command.start()
    command.write("tree")
    command.reads("the button \"Login\"")
    command.hangUp()
    command.write("the text \"nothing\" exists")
    command.reads("no such element")
    #expect(try command.end(by: SIGTERM).status == 130)
  }

  @Test func `a signal that was blocked when the command was started ends it`() throws {
    let command = try Command(blocking: "INT") { _ in ["repl", "LoginApp"] }
    try command.start()
    command.write("tree")
    command.reads("the button \"Login\"")
    #expect(try command.end(by: SIGINT).status == 130)
    #expect(command.leftovers == [])
  }

  @Test func `the tools of an assistant end with their app`() throws {
    let command = try Command { _ in ["mcp", "--allow", "LoginApp"] }
    try command.start()
    command.write(Self.request("launch", #"{"app": "LoginApp"}"#))
    command.reads("Username")
    let end = try command.end(by: SIGTERM)
    #expect(end.status == 130 && !end.said.contains("error"), "\(end)")
    #expect(command.leftovers == [])
  }

  @Test func `suites end with the apps and folders of their processes`() throws {
    let command = try Command { folder in
      [
        "test", "--package", folder, "--skip-build", "--filter", "LoginAppUITests", "--repeat",
        "1000",
      ]
    }
    // Stands in for SwiftPM, which says where the tests are.
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

  @Test func `an assistant that vanishes leaves nothing that waits for it`() throws {
    let command = try Command { _ in ["mcp", "--allow", "LoginApp"] }
    try command.start()
    command.write(
      Self.request("launch", #"{"app": "LoginApp", "arguments": ["-ui-testing.clock", "real"]}"#))
    command.reads("Username")
    command.write(Self.request("wait", #"{"element": "the text \"never\"", "seconds": 900}"#))
    try command.output.fileHandleForReading.close()
    try command.input.fileHandleForWriting.close()
    // As a shell has it; an answer that is written just then ends it by the signal itself.
    #expect([141, -SIGPIPE].contains(command.wait()))
    #expect(command.leftovers == [])
  }

  @Test func `an assistant that closes the input alone ends its server`() throws {
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

  @Test func `requests that came before the end of the input are answered`() throws {
    let command = try Command { _ in ["mcp", "--allow", "LoginApp"] }
    try command.start()
    command.write(Self.request("launch", #"{"app": "LoginApp"}"#))
    command.write(Self.request("log", "{}"))
    try command.input.fileHandleForWriting.close()
    command.reads("The log is empty.")
    #expect(command.wait() == 0)
  }
}
