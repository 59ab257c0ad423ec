import AppDriving
import Foundation
import Gherkin
import TestSupport
import Testing
import Traces

@testable import HarnessRunner

/// Runs the example of each step, as `understudy steps` shows it.
@Suite struct VocabularyTests {
  private static let refused = [
    "the device is at {float}, {float}", "the app opens the URL {string}",
  ]

  /// The steps that open a page need a browser, and the desktop's steps a program with windows.
  private static let sources = Vocabulary.steps.map(\.expression.source)
    .filter { hasBrowser || !$0.hasPrefix("the page ") }
    .filter {
      hasDesktop || !$0.hasPrefix("I attach to ") && !$0.hasPrefix("the desktop program ")
    }
  private static let calculator = URL(fileURLWithPath: "/usr/bin/galculator")
  private static let hasDesktop =
    ForeignProgram.isPossible && FileManager.default.isExecutableFile(atPath: calculator.path)
  private static let hasBrowser =
    FileManager.default.isExecutableFile(atPath: "/usr/lib/chromium/chromium-headless-shell")
    || ProcessInfo.processInfo.environment["UNDERSTUDY_CHROMIUM"] != nil

  @Test(arguments: Self.sources)
  func `the example of a step passes`(source: String) throws {
    let definition = try #require(Vocabulary.steps.first { $0.expression.source == source })
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("examples-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    if source.hasPrefix("the page ") { try copyLoginPage(to: folder) }
    // The example's app is already running.
    let running = source.hasPrefix("I attach to ") ? try ForeignProgram(Self.calculator) : nil
    defer { running?.end() }
    let path = folder.appendingPathComponent("example.feature").path
    var steps = definition.example.map { "* " + $0 }.joined(separator: "\n")
    // Another test may have launched a program with the same name.
    if let running {
      steps.replace(Self.calculator.lastPathComponent, with: "\(running.processIdentifier)")
    }
    var identifiers = IdentifierSequence()
    let file = try FeatureFile(
      path: path,
      source: """
        Feature: Examples
        Scenario: An example
        * the variable "password" is "1234"
        \(steps)
        """, identifiers: &identifiers)
    let surroundings = RunSurroundings(
      appFolder: AppLocator.productsFolder,
      environment: ["TESTING_PASSWORD": "1234"], snapshots: .update)
    let runner = ScenarioRunner(
      try #require(ScenarioSelection.plans(of: file, folder: "").first),
      library: try StepLibrary(), surroundings: surroundings, stop: RunStop(), start: 0)
    let attempt = runner.run()
    let failed = attempt.steps.first { $0.status != .passed }
    let text = failed.map { FailureText.lines(of: $0).joined(separator: "\n") } ?? ""
    if Self.refused.contains(source) {
      // None of the package's apps supports this, so the app refuses the step.
      #expect(text.contains("error: This app cannot"), "\(text)")
    } else {
      #expect(attempt.status == .passed, "\(text)")
    }
  }

  @Test(.enabled(if: Self.hasDesktop, "install the packages galculator and at-spi2-core"))
  func `a program that a scenario has attached to isn't launched again`() throws {
    let running = try ForeignProgram(Self.calculator)
    defer { running.end() }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).feature")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      Feature: Attached
        Scenario: Again
          Given I attach to the desktop program "\(running.processIdentifier)"
          When the app is launched again
      """
    try text.write(to: file, atomically: true, encoding: .utf8)
    let outcome = FeatureRunTests.run(["run", file.path])
    #expect(outcome.status == .failure && outcome.output.contains(":4:10: error: “"))
    #expect(outcome.output.contains("” ran already when the scenario attached to it"))
    #expect(running.isRunning)
  }

  /// Copies the page of the examples next to their feature.
  private func copyLoginPage(to folder: URL) throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["login.html", "login.js"] {
      try FileManager.default.copyItem(
        at: root.appendingPathComponent("Fixtures/Pages/\(name)"),
        to: folder.appendingPathComponent(name))
    }
  }
}
