import AppDriving
import Foundation
import Testing

@testable import HarnessRunner

/// Tests `run --watch` as a process.
@Suite struct FeatureWatchTests {
  /// A watch whose output is read until it waits for changes.
  private final class Watch {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("watching-\(UUID().uuidString)")
    var feature: URL { folder.appendingPathComponent("a.feature") }
    private let process = Process()
    private let output = Pipe()

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
      if process.isRunning { process.terminate() }
      try? FileManager.default.removeItem(at: folder)
    }

    func start() throws {
      process.executableURL = URL(fileURLWithPath: AppLocator.productsFolder + "/understudy")
      process.arguments = [
        "run", "--watch", folder.path, "--jobs", "1", "--history",
        folder.appendingPathComponent("history.json").path,
      ]
      process.standardOutput = output
      process.standardError = output
      try process.run()
    }

    func write(_ name: String, _ labels: [String]) throws {
      let scenarios = labels.enumerated().map { index, label in
        """
          Scenario: Number \(index + 1)
            Given "LoginApp" is launched with -ui-testing YES
            Then immediately the button "\(label)" exists
        """
      }
      try Data(("Feature: A\n\n" + scenarios.joined(separator: "\n\n")).utf8)
        .write(to: folder.appendingPathComponent(name))
    }

    /// Returns the output until the watch waits for changes.
    func round() -> String {
      var text = ""
      while !text.contains("waiting for changes") {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      return text
    }

    func interrupt() -> Int32 {
      process.interrupt()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test func `changed scenarios run again, and an interruption ends the watch`() throws {
    let watch = try Watch()
    try watch.write("a.feature", ["Login", "Logout"])
    try watch.start()
    let first = watch.round()
    #expect(first.contains("2 scenarios: 1 passed, 1 failed"), "\(first)")
    // Without a terminal there is only text.
    #expect(!first.contains("\u{1B}"))
    try watch.write("a.feature", ["Login", "Login"])
    let second = watch.round()
    #expect(second.contains("changed: ") && second.contains("a.feature"), "\(second)")
    #expect(second.contains("1 scenario: 1 passed"), "\(second)")
    try watch.write("b.feature", ["Login", "Login", "Login"])
    #expect(watch.round().contains("3 scenarios: 3 passed"))
    try watch.write("b.feature", ["Login", "Login", "Login"])
    #expect(watch.round().contains("the change affects no scenario"))
    // A file that can't be read doesn't end the watch.
    try Data("nonsense".utf8).write(to: watch.feature)
    let wrong = watch.round()
    #expect(wrong.contains("a.feature:1:1: error: "), "\(wrong)")
    try FileManager.default.removeItem(at: watch.feature)
    #expect(watch.round().contains("the change affects no scenario"))
    #expect(watch.interrupt() == 130)
  }

  @Test(arguments: [["--shard", "1/2"], ["--dry-run"]])
  func `a watch can't be a shard or a dry run`(other: [String]) {
    let outcome = FeatureRunTests.run(["run", "x", "--watch"] + other)
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("“--watch” and “\(other[0])” don't go together."))
  }
}
