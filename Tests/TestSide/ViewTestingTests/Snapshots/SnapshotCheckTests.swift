import Foundation
import TerminalUIKit
import Testing
import XCUIAutomation

@testable import ViewTesting

@MainActor
@Suite struct SnapshotCheckTests {
  @Test(arguments: [SnapshotFormat.text, .svg, .png])
  func `a missing reference is recorded and fails, and passes from then on`(
    format: SnapshotFormat
  ) throws {
    let rig = try SnapshotRig()
    let first = try #require(rig.check(sampleView("Grace"), format))
    #expect(first.hasPrefix("There was no reference for this snapshot, so it was recorded."))
    #expect(rig.references == ["looks.\(format.kind.rawValue)"])
    #expect(rig.check(sampleView("Grace"), format) == nil)
    #expect(rig.differing == [])
  }

  @Test func `nothing is recorded if CI is set`() throws {
    let rig = try SnapshotRig()
    let failure = try #require(rig.check(sampleView("Grace"), mayRecord: false))
    #expect(failure.contains("references are not recorded if CI is set"))
    #expect(rig.references == [])
    #expect(rig.differing == ["looks.txt"])
  }

  @Test(
    arguments: [
      ([:], false), (["CI": ""], false), (["CI": "false"], false), (["CI": "0"], false),
      (["CI": "true"], true), (["CI": "1"], true), (["CI": "github"], true),
      (["GITHUB_ACTIONS": "true"], true), (["CI": "no", "GITHUB_ACTIONS": "true"], false),
      (["JENKINS_URL": "https://ci.example.org"], true), (["TERM": "xterm"], false),
    ] as [([String: String], Bool)])
  func `CI is detected unless it is off`(environment: [String: String], expected: Bool) {
    #expect(ContinuousIntegration.isPresent(in: environment) == expected)
  }

  @Test func `a reference that is a folder fails with a solution`() throws {
    let rig = try SnapshotRig()
    try rig.write(to: "Fixtures/Snapshots/AppTests/LooksTests/looks.txt/file")
    let failure = try #require(rig.check(sampleView("Grace")))
    #expect(failure.hasPrefix("The reference could not be read or written: Is a directory."))
    #expect(failure.contains("delete it and run the test again"))
    #expect(failure.hasSuffix("LooksTests/looks.txt"))
  }

  @Test func `a folder is equal before and after it exists`() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let tests = place.appendingPathComponent("Tests/LooksTests.swift").path
    let before = SnapshotFolder(fileID: "Tests/LooksTests.swift", filePath: tests)
    try FileManager.default.createDirectory(
      at: before.references, withIntermediateDirectories: true)
    #expect(SnapshotFolder(fileID: "Tests/LooksTests.swift", filePath: tests) == before)
  }
}
