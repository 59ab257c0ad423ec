import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import Testing
import Traces

@testable import HarnessRunner

/// Tests the record that one run leaves for the next.
@Suite struct LastFailedTests {
  /// A folder with a feature whose scenarios pass or fail depending on the name of a button.
  private final class Workplace {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("history-\(UUID().uuidString)")
    var feature: URL { folder.appendingPathComponent("a.feature") }
    var history: URL { folder.appendingPathComponent("kept/history.json") }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ labels: [String]) throws {
      let scenarios = labels.enumerated().map { index, label in
        """
          Scenario: Number \(index + 1)
            Given "LoginApp" is launched with -ui-testing YES
            Then immediately the button "\(label)" exists
        """
      }
      try Data(("Feature: A\n\n" + scenarios.joined(separator: "\n\n")).utf8).write(to: feature)
    }

    func run(_ options: String...) -> FeatureRunTests.Outcome {
      FeatureRunTests.run(["run", "--history", history.path, "--jobs", "1"] + options)
    }
  }

  @Test func `failed scenarios run again until they pass`() throws {
    let place = try Workplace()
    try place.write(["Login", "Logout", "Log off"])
    let none = place.run("--last-failed")
    #expect(none.status == .missing)
    #expect(none.errors.contains("no run is recorded in"), "\(none.errors)")
    #expect(place.run(place.feature.path).output.contains("3 scenarios: 1 passed, 2 failed"))
    // A new scenario that hasn't failed moves the others.
    try place.write(["Login", "Login", "Log off"])
    let again = place.run("--last-failed")
    #expect(again.status == .failure)
    #expect(again.output.contains("2 scenarios: 1 passed, 1 failed"), "\(again.output)")
    try place.write(["Login", "Login", "Login"])
    let last = place.run("--last-failed", place.feature.path)
    #expect(last.status == .success && last.output.contains("1 scenario: 1 passed"))
    let nothing = place.run("--last-failed")
    #expect(nothing.status == .success && nothing.output == "nothing failed in the last run\n")
  }

  @Test func `a feature is the same by any path, but differs from one in another folder`() throws {
    let place = try Workplace()
    try place.write(["Login", "Logout"])
    let link = place.folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place.folder)
    let other = try Workplace()
    try other.write(["Login", "Login"])
    let name = place.folder.lastPathComponent
    func run(in folder: String, _ options: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: AppLocator.productsFolder + "/understudy")
      process.arguments = ["run", "--history", place.history.path, "--jobs", "1"] + options
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }
    let first = try run(in: place.folder.path, "a.feature")
    #expect(first.contains("2 scenarios: 1 passed, 1 failed"), "\(first)")
    let above = place.folder.deletingLastPathComponent().path
    for (folder, path) in [
      (above, "\(name)/a.feature"), (above, "\(name)/../\(name)/./a.feature"),
      (other.folder.path, place.feature.path), (place.folder.path, "link/a.feature"),
      (place.folder.path + "/kept", "../a.feature"),
    ] {
      let again = try run(in: folder, path, "--last-failed")
      #expect(again.contains("1 scenario: 1 failed"), "\(path): \(again)")
    }
    let another = try run(in: other.folder.path, "a.feature", "--last-failed")
    #expect(another.contains("“--last-failed” leaves none of 2"), "\(another)")
    let all = try run(in: other.folder.path, "--last-failed")
    #expect(all.contains("1 scenario: 1 failed"), "\(all)")
    let kept = try String(contentsOf: place.history, encoding: .utf8)
    #expect(kept.contains(#""path" : "../a.feature""#), "\(kept)")
  }

  @Test func `a record in version 1 is read with the paths that were typed`() throws {
    let place = try Workplace()
    try place.write(["Login", "Logout", "Login"])
    try FileManager.default.createDirectory(
      at: place.history.deletingLastPathComponent(), withIntermediateDirectories: true)
    let line =
      #"{"failed": true, "milliseconds": 9, "name": "Number 3", "path": "\#(place.feature.path)"}"#
    try Data("{\"version\": 1, \"scenarios\": [\(line)]}".utf8).write(to: place.history)
    let outcome = place.run(place.feature.path, "--last-failed")
    #expect(outcome.output.contains("1 scenario: 1 passed"), "\(outcome.errors)")
    let kept = try #require(
      try RunHistoryFile(path: place.history.path, appFolder: "", workFolder: "/").read())
    #expect(kept.failed.isEmpty && !kept.hasTypedPaths)
  }

  @Test func `by default the record is in the folder of the apps`() throws {
    let place = try Workplace()
    try place.write(["Login", "Logout"])
    let apps = place.folder.appendingPathComponent("apps")
    try FileManager.default.createDirectory(at: apps, withIntermediateDirectories: true)
    for program in ["LoginApp", "understudy"] {
      try FileManager.default.createSymbolicLink(
        at: apps.appendingPathComponent(program),
        withDestinationURL: URL(fileURLWithPath: AppLocator.productsFolder + "/" + program))
    }
    func run(_ options: String...) -> String {
      FeatureRunTests.run(["run", "--apps", apps.path] + options).output
    }
    #expect(run(place.feature.path).contains("2 scenarios: 1 passed, 1 failed"))
    #expect(run("--last-failed").contains("1 scenario: 1 failed"))
  }

  @Test func `a shard doesn't change the record, and merging adds the results of all`() throws {
    let place = try Workplace()
    try place.write(["Login", "Logout", "Login", "Login"])
    _ = place.run(place.feature.path)
    let before = try Data(contentsOf: place.history)
    var names: [String] = []
    for shard in ["1/2", "2/2"] {
      let file = place.folder.appendingPathComponent("\(shard.prefix(1)).jsonl").path
      _ = place.run(place.feature.path, "--shard", shard, "--json", file)
      names += try RunFile.read(file, on: .standard).scenarios.map(\.name)
      #expect(try Data(contentsOf: place.history) == before)
    }
    #expect(names.sorted() == ["Number 1", "Number 2", "Number 3", "Number 4"])
    let merged = place.folder.appendingPathComponent("merged.json")
    _ = FeatureRunTests.run(
      ["merge", "--history", merged.path]
        + [1, 2].map { place.folder.appendingPathComponent("\($0).jsonl").path })
    let file = RunHistoryFile(path: merged.path, appFolder: "")
    let history = try #require(try file.read())
    #expect(history.entries.count == 4 && history.failed.map(\.name) == ["Number 2"])
  }

  @Test func `shards dealt out by different records can't be merged`() throws {
    let place = try Workplace()
    try place.write(["Login", "Login", "Login"])
    func record(_ slowest: Int) throws {
      try RunHistoryFile(path: place.history.path, appFolder: "").update { history in
        for number in 1...3 {
          history.entries[key(number, in: place)] = .init(
            milliseconds: number == slowest ? 900 : 100, hasFailed: false)
        }
      }
    }
    func part(_ shard: String, _ name: String) -> String {
      let file = place.folder.appendingPathComponent(name).path
      let outcome = place.run(place.feature.path, "--shard", shard, "--trace", file)
      #expect(outcome.status == .success, "\(outcome.errors)")
      return file
    }
    try record(1)
    let first = part("1/2", "a")
    let second = part("2/2", "b")
    let whole = FeatureRunTests.run(["merge", first, second])
    #expect(whole.status == .success && whole.output.hasPrefix("3 scenarios: 3 passed"))
    try record(3)
    let other = part("2/2", "c")
    let mixed = FeatureRunTests.run(["merge", first, other])
    #expect(mixed.status == .usage && mixed.output.isEmpty, "\(mixed.output)")
    #expect(mixed.errors.contains("/a and \(other) aren't parts of one run"), "\(mixed.errors)")
  }

  private func key(_ number: Int, in place: Workplace) -> ScenarioKey {
    ScenarioKey(
      uri: place.feature.path, folder: "", rule: nil, name: "Number \(number)", ordinal: 1)
  }

  @Test func `shards follow the recorded durations`() throws {
    let place = try Workplace()
    try place.write(["Login", "Login", "Login", "Login"])
    try RunHistoryFile(path: place.history.path, appFolder: "").update { history in
      for number in 1...4 {
        history.entries[key(number, in: place)] = .init(
          milliseconds: number == 1 ? 900 : 100, hasFailed: false)
      }
    }
    #expect(place.run(place.feature.path, "--shard", "1/2").output.contains("1 scenario: 1"))
    #expect(place.run(place.feature.path, "--shard", "2/2").output.contains("3 scenarios: 3"))
    // More shards than scenarios aren't an error, and their reports can be merged.
    let report = place.folder.appendingPathComponent("empty.jsonl").path
    let empty = place.run(place.feature.path, "--shard", "5/5", "--json", report)
    #expect(empty.status == .success && empty.output.hasPrefix("0 scenarios"), "\(empty.errors)")
    #expect(try RunFile.read(report, on: .standard).scenarios.isEmpty)
  }

  @Test func `a record that can't be read or written is named`() throws {
    let place = try Workplace()
    try place.write(["Login"])
    try FileManager.default.createDirectory(
      at: place.history.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{\"version\": 7, \"scenarios\": []}".utf8).write(to: place.history)
    let other = place.run(place.feature.path)
    #expect(other.status == .missing)
    #expect(
      other.errors.contains(
        "history.json can't be read as a record of runs: its version is 7, but this program reads 2"
      ),
      "\(other.errors)")
    let nowhere = FeatureRunTests.run(
      ["run", "--history", "/proc/none/h.json", place.feature.path])
    // This is checked before anything runs.
    #expect(nowhere.status == .missing && nowhere.output.isEmpty, "\(nowhere.output)")
    #expect(nowhere.errors.contains("/proc/none/h.json cannot be written"), "\(nowhere.errors)")
  }

  @Test func `merging keeps a file that isn't a record of runs`() throws {
    let place = try Workplace()
    try place.write(["Login"])
    let results = place.folder.appendingPathComponent("1.jsonl").path
    _ = place.run(place.feature.path, "--json", results)
    let precious = place.folder.appendingPathComponent("notes.txt")
    try Data("{}".utf8).write(to: precious)
    let merged = FeatureRunTests.run(["merge", results, "--history", precious.path])
    #expect(merged.status == .missing)
    #expect(
      merged.errors.contains(
        "notes.txt can't be read as a record of runs: it has another format. Delete it"),
      "\(merged.errors)")
    #expect(try Data(contentsOf: precious) == Data("{}".utf8))
  }

  @Test func `the advice for a folder isn't to delete it`() throws {
    let place = try Workplace()
    try place.write(["Login"])
    let outcome = place.run(place.feature.path, "--history", place.folder.path)
    #expect(outcome.status == .missing)
    #expect(
      outcome.errors.contains(
        "\(place.folder.path) is a folder; name a file with “--history”."
      ),
      "\(outcome.errors)")
  }

  @Test(arguments: [
    (["--tags", "@none"], "“--tags @none” leaves none of 2."),
    (["--name", "Nobody"], "“--name Nobody” leaves none of 2."),
    (["--name", "2", "--tags", "@none"], "“--tags @none” leaves none of 2."),
    (["--name", "Nobody", "--tags", "not @none"], "“--name Nobody” leaves none of 2."),
  ])
  func `the option that leaves no scenario is named`(options: [String], message: String) throws {
    let place = try Workplace()
    try place.write(["Login", "Login"])
    let outcome = FeatureRunTests.run(["run", place.feature.path] + options)
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: [(LaunchClock?.none, false), (.real, true), (.virtual, false)])
  func `apps run in the requested kind of time`(clock: LaunchClock?, isReal: Bool) throws {
    var surroundings = RunSurroundings(appFolder: AppLocator.productsFolder, environment: [:])
    surroundings.clock = clock
    let world = ScenarioWorld(surroundings, featurePath: "a.feature")
    defer { world.end() }
    try world.launch("LoginApp", arguments: ["-ui-testing", "YES"])
    #expect(try world.app.call(ClockCall()).isReal == isReal)
    // The feature's own argument takes precedence.
    try world.launch(
      "LoginApp", arguments: ["-ui-testing", "YES", "-ui-testing.clock", "virtual"])
    #expect(try !world.app.call(ClockCall()).isReal)
  }

  @Test func `an unknown kind of time is wrong usage`() {
    let outcome = FeatureRunTests.run(["run", "x", "--time", "fast"])
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("“--time” takes real or virtual, not “fast”."))
  }
}
