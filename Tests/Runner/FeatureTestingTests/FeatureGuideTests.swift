import Foundation
import Testing

/// The guide's examples are files of these tests, so they are compiled and run.
@Suite struct FeatureGuideTests {
  @Test(arguments: [
    "GreetingTests.swift", "GreetingSuiteTests.swift", "Fixtures/SwiftSteps/greeting.feature",
  ])
  func `the guide shows the files that are compiled and run`(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var package = folder
    while !FileManager.default.fileExists(
      atPath: package.appendingPathComponent("Sources/Runner/FeatureTesting").path)
    {
      package.deleteLastPathComponent()
      try #require(package.path != "/")
    }
    let guide = try String(
      contentsOf: package.appendingPathComponent(
        "Sources/Runner/FeatureTesting/FeatureTesting.docc/FeaturesInTests.md"),
      encoding: .utf8)
    let isSwift = name.hasSuffix(".swift")
    let file = (isSwift ? folder : package).appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let language = isSwift ? "swift" : "gherkin"
    let shown = guide.components(separatedBy: "<!-- file: \(name) -->\n```\(language)\n")
    let example = try #require(shown.last?.components(separatedBy: "```").first)
    #expect(shown.count == 2 && text.hasPrefix(example))
  }
}
