import Foundation
import Testing

@testable import HarnessRunner

@Suite struct SuiteWatchTests {
  @Test(arguments: [
    ("/p/Sources/A/a.swift", true), ("/p/Package.resolved", true), ("/p/Sources/C/c.H", true),
    ("/p/Tests/A/a.feature", true), ("/p/report.xml", false), ("/p/run.jsonl", false),
    ("/p/Sources/A/.#a.swift", false), ("/p/Sources/A/a.swift~", false), ("/p/README", false),
  ])
  func `changed sources matter, and changed reports don't`(path: String, isSource: Bool) {
    #expect(SuiteWatch.isSource(path) == isSource)
  }

  @Test func `hidden folders such as the build folder aren't watched`() throws {
    let package = FileManager.default.temporaryDirectory
      .appendingPathComponent("package-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: package) }
    for folder in ["Sources/A", ".build/debug", ".git"] {
      try FileManager.default.createDirectory(
        at: package.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let names = SuiteWatch.folders(in: package).map { $0.dropFirst(package.path.count) }
    #expect(names.sorted() == ["", "/Sources", "/Sources/A"])
    #expect(SuiteWatch.folders(in: package.appendingPathComponent("gone")).count == 1)
  }
}
