import Foundation
import TerminalUIKit
import Testing

@testable import ViewTesting

@MainActor
@Suite struct UnusedReferencesTests {
  private static let source = """
    @Suite struct LooksTests {
      @Test func looks() {}
      @Test(arguments: [1, 2]) func `is quiet now`(number: Int) {}
      @Test(.disabled("later")) func sleeps() {}
      func helper() {}
    }
    class OldTests: XCTestCase { func testOld() {} }
    """

  private func rig(_ references: String...) throws -> SnapshotRig {
    let rig = try SnapshotRig(source: Self.source)
    _ = rig.check(sampleView("Grace"))
    for path in references { try rig.write(to: "Fixtures/Snapshots/\(path)") }
    return rig
  }

  @Test func `without unused references there is no report`() throws {
    #expect(try rig().report() == nil)
  }

  @Test func `each unused reference is reported with the reason`() throws {
    let rig = try rig(
      "AppTests/LooksTests/gone.txt", "AppTests/LooksTests/looks.2.txt",
      "AppTests/LooksTests/is-quiet-now.svg", "AppTests/DeletedTests/a.txt",
      "AppTests/DeletedTests/b.txt", "OtherTests/MoreTests/c.txt")
    #expect(
      rig.report() == """
        6 unused snapshot references:
          Fixtures/Snapshots/AppTests/DeletedTests/ (2 files)
            there is no DeletedTests.swift in AppTests
          Fixtures/Snapshots/AppTests/LooksTests/gone.txt
            no test of AppTests has that name
          Fixtures/Snapshots/AppTests/LooksTests/is-quiet-now.svg
            its test ran without using it
          Fixtures/Snapshots/AppTests/LooksTests/looks.2.txt
            its test ran without using it
          Fixtures/Snapshots/OtherTests/ (1 file)
            there is no target OtherTests
        Delete those that are no longer needed. The list includes references of tests that failed or \
        were skipped before their snapshots.

        """)
  }

  @Test(arguments: [
    "tests --testing-library swift-testing --filter Looks",
    "tests --testing-library swift-testing --skip Looks",
    "tests --testing-library swift-testing --configuration-path x",
    "tests --testing-library swift-testing --skip=Looks",
    "tests AppTests.OldTests/testOld",
  ])
  func `a run of only some tests reports nothing`(arguments: String) throws {
    #expect(try rig("AppTests/LooksTests/gone.txt").report(arguments) == nil)
  }

  @Test func `a run without a build is a full run`() throws {
    let rig = try rig("AppTests/LooksTests/gone.txt")
    #expect(rig.report("tests --skip-build --testing-library swift-testing --skip-update") != nil)
  }

  @Test func `references of tests that may not have run are not reported`() throws {
    let rig = try rig(
      "AppTests/LooksTests/sleeps.txt", "AppTests/LooksTests/testOld.txt",
      "AppTests/LooksTests/helper.txt")
    #expect(rig.report() == nil)
    #expect(rig.report("tests")?.contains("testOld.txt") == true)
  }

  @Test func `a module without snapshots is examined as well`() throws {
    let rig = try rig("OtherTests/MoreTests/c.txt", "PathTests/AnyTests/d.txt")
    try rig.write("@Test func c() {}", to: "Tests/OtherTests/MoreTests.swift")
    try rig.write(".testTarget(name: \"PathTests\", path: \"Checks\")", to: "Package.swift")
    let report = try #require(rig.report())
    #expect(report.contains("OtherTests/MoreTests/c.txt\n    its test ran"))
    #expect(!report.contains("PathTests"))
  }

  @Test func `a file beside the modules' folders isn't a reference`() throws {
    let rig = try rig("AppTests/LooksTests/sleeps.txt")
    try rig.write("What these are.", to: "Fixtures/Snapshots/README.md")
    #expect(rig.report() == nil)
  }

  @Test func `a reference is reported by only one process`() throws {
    let rig = try rig("AppTests/DeletedTests/a.txt", "AppTests/LooksTests/testOld.txt")
    func report(_ arguments: [String], parent: Int32) -> String? {
      UnusedReferenceReport(rig.ledger.unusedReferences(in: TestProcess(arguments: arguments)))
        .omittingReported(parent: parent).text
    }
    let whole = ["tests", "--testing-library", "swift-testing"]
    #expect(report(["tests"], parent: 7)?.contains("2 unused snapshot references") == true)
    #expect(report(whole, parent: 7) == nil)
    #expect(report(whole, parent: 8)?.contains("1 unused snapshot reference:") == true)
  }

  @Test func `without a package the folders beside the tests are examined`() throws {
    let rig = try SnapshotRig(source: Self.source, isPackage: false)
    _ = rig.check(sampleView("Grace"))
    try rig.write(to: "Tests/AppTests/Deep/Snapshots/DeletedTests/a.txt")
    #expect(rig.report()?.contains("there is no DeletedTests.swift in AppTests") == true)
  }
}
