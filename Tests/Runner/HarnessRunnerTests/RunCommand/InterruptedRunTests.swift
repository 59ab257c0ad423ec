import AppDriving
import Foundation
import Testing
import Traces

@testable import HarnessRunner

/// Tests a run as a process that a person interrupts.
@Suite struct InterruptedRunTests {
  private static func feature(_ pipe: String) -> String {
    """
    Feature: Long
      Scenario: Waits
        Given "LoginApp" is launched with -ui-testing YES
        And the terminal program "sh -c 'echo ready > \(pipe); exec sleep 1000'" is launched
        Then within 900 s the text "never" exists
        And the text "nothing" exists
    """
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interrupted scenario isn't reported as a failure of the app`(signal: Int32) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interrupted-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    try #require(mkfifo(path("ready"), 0o600) == 0)
    try Data(Self.feature(path("ready")).utf8).write(to: folder.appendingPathComponent("a.feature"))
    let process = Process()
    // The tests may run with the signal of a closed terminal ignored.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "--default-signal=HUP", AppLocator.productsFolder + "/understudy",
      "run", path("a.feature"), "--history", path("h.json"), "--junit", path("a.xml"), "--json",
      path("a.jsonl"), "--trace", path("trace"),
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    let temporary = folder.appendingPathComponent("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TMPDIR": temporary.path]) { $1 }
    try process.run()
    // At this point the program has started.
    let ready = try FileHandle(forReadingFrom: folder.appendingPathComponent("ready")).readToEnd()
    #expect(ready == Data("ready\n".utf8))
    kill(process.processIdentifier, signal)
    // timeout(1) signals a process and its group. Both the kernel and the shell signal a closed terminal.
    kill(process.processIdentifier, signal)
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
    #expect(left.filter { $0.hasPrefix("understudy-") } == [])
    #expect(text.contains("interrupted Waits") && text.contains("1 interrupted"), "\(text)")
    #expect(!text.contains("SIGKILL") && !text.contains("error:"), "\(text)")
    let junit = try String(contentsOfFile: path("a.xml"), encoding: .utf8)
    #expect(junit.contains("<skipped message=\"the run was interrupted"))
    #expect(junit.contains("<error message=\"the run was cut short"))
    #expect(!junit.contains("SIGKILL") && !junit.contains("<failure"))
    let run = try RunFile.read(path("trace"), on: .standard)
    #expect(run.isInterrupted && run.scenarios.count == 1)
    #expect(run.scenarios.first?.status == .interrupted)
    #expect(run.scenarios.first?.isUnfinished == false)
    let steps = try #require(run.scenarios.first?.attempts.first?.steps)
    #expect(steps.count { $0.status == .interrupted } == 1)
    let json = try String(contentsOfFile: path("a.jsonl"), encoding: .utf8)
    #expect(json.contains("the run was interrupted") && !json.contains("SIGKILL"))
  }

  @Test func `a step whose app an interruption ends is interrupted, the rest skipped`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interrupted-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("a.feature")
    let text = """
      Feature: A
        Scenario: S
          Given "LoginApp" is launched with -ui-testing YES
          When the run is interrupted while I look at it
          Then the text "nothing" exists
      """
    try Data(text.utf8).write(to: feature)
    let stop = RunStop()
    let surroundings = RunSurroundings(appFolder: AppLocator.productsFolder, environment: [:])
    let interrupting = OwnStep(
      expression: "the run is interrupted while I look at it", summary: "", file: #filePath, line: 1
    ) { input in
      stop.interrupt()
      surroundings.living.endAll()
      _ = try input.exists("the button \"Login\"")
    }
    let files = try FeatureFiles([feature.path])
    let plan = try #require(ScenarioSelection.plans(of: files.files[0], folder: "").first)
    let attempt = ScenarioRunner(
      plan, library: try StepLibrary(own: [interrupting]), surroundings: surroundings, stop: stop,
      start: 0
    ).run()
    #expect(attempt.status == .interrupted && attempt.reason == nil)
    #expect(attempt.steps.map(\.status) == [.passed, .interrupted, .skipped])
    #expect(attempt.steps[1].message == "the run was interrupted during this step")
    #expect(attempt.steps[1].details.isEmpty)
  }
}
