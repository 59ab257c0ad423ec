import AppDriving
import Foundation
import Testing
import XCTestProgramRunning

@testable import HarnessRunner

/// Tests the command in a separate folder, installed as in the guide.
@Suite struct InstalledCommandTests {
  @Test func `the guide's installation drives apps and programs in a terminal`() throws {
    let guide = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent(
          "../../../../Sources/Runner/HarnessRunner/HarnessRunner.docc/HarnessRunner.md"),
      encoding: .utf8)
    let command = try #require(
      guide.split(separator: "\n").first { $0.hasPrefix("cp .build/debug/") })
    let built = URL(fileURLWithPath: AppLocator.productsFolder)
    // The folder is on the same file system, so that large files needn't be copied.
    let folder = built.appendingPathComponent("installed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = try ProgramOutput.of(
      URL(fileURLWithPath: "/bin/bash"),
      [
        "-c",
        String(command).replacing("cp .build/debug/", with: "cp --link '\(built.path)'/")
          .replacing(" .build/debug/", with: " '\(built.path)'/")
          .replacing("~/.local/bin/", with: "'\(folder.path)'/"),
      ])
    #expect(copy.status == 0, "\(copy.text)")
    let feature = folder.appendingPathComponent("a.feature")
    try """
    Feature: Installed
      Scenario: An app
        Given "LoginApp" is launched with -ui-testing YES
        Then the button "Login" exists
      Scenario: A program in a terminal
        Given the terminal program "sh -c 'echo ready; sleep 1000'" is launched with -ui-testing.clock virtual
        Then the screen shows "ready"
    """.write(to: feature, atomically: true, encoding: .utf8)
    let outcome = try ProgramOutput.of(
      folder.appendingPathComponent("understudy"),
      [
        "run", feature.path, "--apps", built.path, "--history",
        folder.appendingPathComponent("h.json").path,
      ])
    #expect(outcome.status == 0 && outcome.text.contains("2 passed"), "\(outcome.text)")
  }
}
