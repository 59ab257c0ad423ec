import Foundation
import TerminalUIKit
import Testing

@testable import ViewTesting

@MainActor
@Suite struct SnapshotCheckTests {
  @Test(arguments: [SnapshotFormat.text, .svg, .png])
  func `a missing reference is recorded and fails, and holds from then on`(
    format: SnapshotFormat
  ) throws {
    let rig = try SnapshotRig()
    let first = try #require(rig.check(sampleView("Grace"), format))
    #expect(first.hasPrefix("There was no reference for this snapshot, so it was recorded."))
    #expect(rig.references == ["looks.\(format.kind.rawValue)"])
    #expect(rig.check(sampleView("Grace"), format) == nil)
    #expect(rig.differing == [])
  }

  @Test func `where CI is set nothing is recorded`() throws {
    let rig = try SnapshotRig()
    let failure = try #require(rig.check(sampleView("Grace"), mayRecord: false))
    #expect(failure.contains("none is recorded where CI is set"))
    #expect(rig.references == [])
    #expect(rig.differing == ["looks.txt"])
  }

  @Test(
    arguments: [
      (nil, false), ("", false), ("false", false), ("0", false), ("true", true), ("1", true),
      ("github", true),
    ] as [(String?, Bool)])
  func `CI counts unless it says no`(variable: String?, expected: Bool) {
    #expect(SnapshotCheck.isContinuousIntegration(variable) == expected)
  }

  @Test func `a difference of text shows both and the changed cells`() throws {
    let rig = try SnapshotRig()
    _ = rig.check(sampleView("Grace"))
    let failure = try #require(rig.check(sampleView("Grade")))
    #expect(
      failure.hasPrefix("“looks.txt” does not look like its reference: 1 cell changed.\n"))
    #expect(
      failure.hasSuffix(
        """
          row 2, column 5
        reference:
          +------
          |
        > | Grace
          +------
        now:
          +------
          |
        > | Grade
          +------
        If the change is meant, delete the reference and run the test again.
        """))
    #expect(rig.differing == ["looks.txt"])
    _ = rig.check(sampleView("Grace"))
    #expect(rig.differing == [])
  }

  @Test(arguments: [SnapshotFormat.svg, .png])
  func `a difference of a picture names the changed cells and both files`(
    format: SnapshotFormat
  ) throws {
    let rig = try SnapshotRig()
    _ = rig.check(sampleView("Grace"), format)
    let failure = try #require(rig.check(sampleView("Grade"), format))
    #expect(failure.contains("row 2, column"))
    #expect(failure.contains(rig.folder.references.path))
    #expect(failure.contains(rig.folder.differing.path))
  }

  @Test func `a picture of another size says so`() throws {
    let rig = try SnapshotRig()
    _ = rig.check(sampleView("Grace"), .png)
    let wide = sampleView("Grace")
    wide.frame.size.width = 88
    let failure = try #require(rig.check(wide, .png))
    #expect(failure.contains("it has 176 × 64 pixels instead of 160 × 64"))
  }

  @Test func `a reference that is no picture says so`() throws {
    let rig = try SnapshotRig()
    _ = rig.check(sampleView("Grace"), .png)
    try Data("no picture".utf8).write(to: rig.folder.references.appendingPathComponent("looks.png"))
    let failure = try #require(rig.check(sampleView("Grace"), .png))
    #expect(failure.contains("no PNG file that can be read"))
  }

  @Test func `two snapshots of one test need names`() throws {
    let rig = try SnapshotRig()
    _ = rig.check(sampleView("Grace"), line: 1)
    let failure = try #require(rig.check(sampleView("Grace"), line: 2))
    #expect(failure.contains("is the snapshot of line 1 already"))
    _ = rig.check(sampleView("Ada"), named: "another one", line: 3)
    #expect(rig.references == ["looks.another-one.txt", "looks.txt"])
  }

  @Test func `references that no test uses are told`() throws {
    let rig = try SnapshotRig(
      source: "@Test func looks() {}\n@Test func `is left alone`() {}\n")
    _ = rig.check(sampleView("Grace"))
    for name in ["looks.old.txt", "gone.txt", "is-left-alone.txt"] {
      try Data().write(to: rig.folder.references.appendingPathComponent(name))
    }
    let told = rig.ledger.unused.map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(
      told == [
        "gone.txt: there is no such test any more",
        "looks.old.txt: its test ran and did not use it",
      ])
  }

  @Test func `a folder is the same before and after it exists`() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let tests = place.appendingPathComponent("Tests/LooksTests.swift").path
    let before = SnapshotFolder(fileID: "Tests/LooksTests.swift", filePath: tests)
    try FileManager.default.createDirectory(
      at: before.references, withIntermediateDirectories: true)
    #expect(SnapshotFolder(fileID: "Tests/LooksTests.swift", filePath: tests) == before)
  }
}
