import AppDriving
import Foundation
import Testing
import Traces

@testable import HarnessRunner

/// Tests the command as a process whose standard output can't be written.
@Suite struct StandardOutputTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("output-\(UUID().uuidString)")

  private struct Ended {
    /// The status, or the number of a signal below zero.
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs a shell command line, in which `$1` is the path of `understudy`.
  private func shell(_ line: String) throws -> Ended {
    try ended("/bin/bash", ["-c", line, "bash", AppLocator.productsFolder + "/understudy"])
  }

  private func ended(
    _ program: String, _ arguments: [String], isReaderGone: Bool = false
  ) throws -> Ended {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    if isReaderGone { try output.fileHandleForReading.close() }
    try process.run()
    let said = try isReaderGone ? nil : output.fileHandleForReading.readToEnd()
    let complaints = try errors.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Ended(
      status: isSignal ? -process.terminationStatus : process.terminationStatus,
      output: String(decoding: said ?? Data(), as: UTF8.self),
      errors: String(decoding: complaints ?? Data(), as: UTF8.self))
  }

  private func write(_ steps: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = "Feature: F\n" + steps
    try Data(text.utf8).write(to: folder.appendingPathComponent("a.feature"))
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static let plain = """
      Scenario: One
        Given the variable "a" is "b"
      Scenario: Two
        Given the variable "a" is "b"
    """

  @Test func `a report that exceeds the file size limit is an error after a complete run`() throws {
    try write(Self.plain)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The limit is in blocks of 1,024 bytes; the page is larger.
    let ended = try shell(#"ulimit -f 4; "$1" run a.feature --history h --html a.html"#)
    #expect(ended.status == HarnessRunner.ExitStatus.missing.rawValue, "\(ended)")
    #expect(ended.output.contains("2 scenarios: 2 passed"))
    #expect(ended.errors.contains("a.html cannot be written: File too large"), "\(ended.errors)")
  }

  @Test func `a run whose output device is full continues and writes its reports`() throws {
    try write(Self.plain)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ended = try shell(#""$1" run a.feature --history h --json run.jsonl > /dev/full"#)
    #expect(ended.status == HarnessRunner.ExitStatus.missing.rawValue)
    #expect(
      ended.errors == "error: standard output cannot be written: No space left on device\n")
    #expect(
      try RunFile.read(folder.appendingPathComponent("run.jsonl").path, on: .standard).count(
        .passed) == 2)
  }

  @Test func `a report never gets the descriptor of a closed standard output`() throws {
    try write(Self.plain)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ended = try shell(#""$1" run a.feature --history h --tap run.tap >&-"#)
    #expect(ended.status == HarnessRunner.ExitStatus.missing.rawValue)
    #expect(ended.errors == "error: standard output cannot be written: Bad file descriptor\n")
    #expect(try content("run.tap").split(separator: "\n").count == 4)
    #expect(try !content("h").contains("scenarios:"))
  }

  @Test func `a command whose reader is gone ends with SIGPIPE and no message`() throws {
    try write(Self.plain)
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = AppLocator.productsFolder + "/understudy"
    for arguments in [["help"], ["steps"], ["run", "a.feature", "--history", "h"]] {
      let ended = try ended(command, arguments, isReaderGone: true)
      #expect(ended.status == -SIGPIPE, "\(arguments)")
      #expect(ended.errors.isEmpty, "\(arguments): \(ended.errors)")
    }
  }

  @Test func `a run whose reader is gone ends its apps and writes its reports`() throws {
    let name = UUID().uuidString
    try write(
      """
        Scenario: One
          Given "LoginApp" is launched with -ui-testing YES
        Scenario: Two
          Given "LoginApp" is launched with -ui-testing YES -ui-testing.clock real -model.user \(name)
          Then within 300 s the text "never" exists
      """)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ended = try ended(
      AppLocator.productsFolder + "/understudy",
      ["run", "a.feature", "--history", "h", "--jobs", "2", "--json", "run.jsonl"],
      isReaderGone: true)
    #expect(ended.status == -SIGPIPE)
    #expect(ended.errors.isEmpty, "\(ended.errors)")
    let run = try RunFile.read(folder.appendingPathComponent("run.jsonl").path, on: .standard)
    #expect(run.isInterrupted)
    #expect(run.count(.failed) == 0)
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
      let line = FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data()
      return String(decoding: line, as: UTF8.self).contains(name)
    }
    #expect(processes.isEmpty)
  }

  @Test func `a report on standard output is the only output there`() throws {
    try write(Self.plain)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ended = try shell(#""$1" run a.feature --history h --tap - --json run.jsonl"#)
    #expect(ended.status == 0)
    #expect(
      ended.output == "TAP version 14\n1..2\nok 1 - F: One\nok 2 - F: Two\n", "\(ended.output)")
    #expect(ended.errors.contains("2 scenarios: 2 passed"))
    let merged = try shell(#""$1" merge run.jsonl --json - --junit run.xml > merged.jsonl"#)
    #expect(merged.status == 0)
    #expect(merged.errors.contains("2 scenarios: 2 passed"))
    let run = try RunFile.read(folder.appendingPathComponent("merged.jsonl").path, on: .standard)
    #expect(run.count(.passed) == 2)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { $0 != "-" })
  }
}
