import Foundation
import SystemShims
import Testing

@testable import HarnessRunner

@Suite struct RunningProgramTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("running-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Starts a shell script and waits until it runs.
  private func start(_ name: String) throws -> Process {
    let file = folder.appendingPathComponent(name)
    try "#!/bin/sh\necho ready\nread line\n".write(to: file, atomically: true, encoding: .utf8)
    chmod(file.path, 0o755)
    let (process, output) = (Process(), Pipe())
    process.executableURL = file
    process.standardInput = Pipe()
    process.standardOutput = output
    try ProcessStart.exclusively { try process.run() }
    _ = try output.fileHandleForReading.read(upToCount: 1)
    return process
  }

  @Test func `a script with a long name is found by its name`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "a-program-with-a-long-name-\(getpid())"
    let process = try start(name)
    defer { process.terminate() }
    #expect(try RunningProgram.process(named: name) == process.processIdentifier)
    #expect(try RunningProgram.process(named: "42") == 42)
  }

  @Test func `one of several programs with the same name is found by its path`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "path-\(getpid())"
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let processes = [try start(name), try start("inner/" + name)]
    defer { for process in processes { process.terminate() } }
    let path = inner.appendingPathComponent(name).path
    #expect(try RunningProgram.process(named: path) == processes[1].processIdentifier)
    #expect(throws: StepError.self) { try RunningProgram.process(named: "/nowhere/" + name) }
    #expect(throws: StepError.self) { try RunningProgram.process(named: name) }
  }

  @Test func `the error for several programs with the same name lists their process IDs`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "twice-\(getpid())"
    let processes = [try start(name), try start(name)]
    defer { for process in processes { process.terminate() } }
    let numbers = processes.map(\.processIdentifier).sorted()
    #expect(throws: StepError.severalRunning(name, processes: numbers)) {
      try RunningProgram.process(named: name)
    }
    #expect(
      "\(StepError.severalRunning("nano", processes: [4, 7]))"
        == "several programs “nano” are running; give the number of the process: 4, 7")
  }

  @Test func `the error for a program that doesn't run suggests one with a similar name`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "calculator-\(getpid())"
    let process = try start(name)
    defer { process.terminate() }
    #expect(throws: StepError.notRunning("kalculator-\(getpid())", nearest: [name])) {
      try RunningProgram.process(named: "kalculator-\(getpid())")
    }
    #expect(
      "\(StepError.notRunning("nanoo", nearest: ["nano"]))"
        == "no program “nanoo” is running; did you mean “nano”?")
    #expect(
      "\(StepError.notRunning("x", nearest: []))"
        == "no program “x” is running; start it, or give its process's number")
  }
}
