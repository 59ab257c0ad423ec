import AppDriving
import Foundation
import SystemShims
import Testing

/// Tests the removal of folders that killed processes left behind.
@Suite struct LeftFoldersTests {
  @Test func `a run removes files of killed browsers, even with another temporary folder`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("left-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // As a killed host leaves it: with its lock file, which is no longer locked.
    let left = "/tmp/understudy-page-1-\(UUID().uuidString.prefix(6))"
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: left) }
    #expect(FileManager.default.createFile(atPath: left + "/.owner", contents: nil))
    let feature = folder.appendingPathComponent("a.feature")
    try "Feature: A\nScenario: B\n* \"LoginApp\" is launched with -ui-testing YES\n"
      .write(to: feature, atomically: true, encoding: .utf8)
    let run = Process()
    run.executableURL = URL(fileURLWithPath: AppLocator.productsFolder + "/understudy")
    run.arguments = ["run", feature.path]
    run.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    run.standardOutput = FileHandle.nullDevice
    try ProcessStart.exclusively { try run.run() }
    run.waitUntilExit()
    #expect(run.terminationStatus == 0)
    #expect(!FileManager.default.fileExists(atPath: left))
  }
}
