import Foundation
import Synchronization
import Testing
import Traces

@testable import HarnessRunner

/// Runs the features of `Fixtures/Features` with the command.
@Suite struct FeatureRunTests {
  static let features: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let features = folder.appendingPathComponent("Fixtures/Features")
      if FileManager.default.fileExists(atPath: features.path) { return features }
    }
    return folder
  }()

  static let terminalLogin =
    features.deletingLastPathComponent().appendingPathComponent("Terminal/login.py").path

  static let failingFeatures = features.deletingLastPathComponent()
    .appendingPathComponent("FailingFeatures")

  struct Outcome {
    var status: HarnessRunner.ExitStatus
    var output: String
    var errors: String
  }

  /// Runs a command and returns its output, without the times and the folder.
  ///
  /// A run has a history of its own, because the one beside the apps is the developer's.
  static func run(_ arguments: [String], variables: [String: String] = [:]) -> Outcome {
    let output = Mutex("")
    let errors = Mutex("")
    // The variables of a CI system would change which scenarios run, and what they record.
    let known = ["HOME", "PATH", "TMPDIR"]
    let environment = ProcessInfo.processInfo.environment.filter { known.contains($0.key) }
    let console = Console(
      hasColor: false, environment: environment.merging(variables) { _, new in new },
      output: { text in output.withLock { $0 += text } },
      error: { text in errors.withLock { $0 += text } })
    let history = FileManager.default.temporaryDirectory.appendingPathComponent(
      "history-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: history) }
    var arguments = arguments
    if arguments.first == "run", !arguments.contains("--history"), !arguments.contains("--apps") {
      arguments.insert(contentsOf: ["--history", history.path], at: 1)
    }
    let status = HarnessCommand.run(arguments, on: console)
    return Outcome(
      status: status, output: plain(output.withLock { $0 }), errors: plain(errors.withLock { $0 }))
  }

  private static func plain(_ text: String) -> String {
    text.replacing(features.path + "/", with: "").replacing(failingFeatures.path + "/", with: "")
      .replacing(/\b\d+ ms\b/, with: "… ms")
      .replacing(#/in /\S+?;/#, with: "in DIR;")
  }

  private static func path(_ name: String) -> String {
    features.appendingPathComponent(name).path
  }

  private static func failingPath(_ name: String) -> String {
    failingFeatures.appendingPathComponent(name).path
  }

  @Test(arguments: [
    "login.feature", "email-login.feature", "employees.feature", "anmelden.feature",
    "terminal-login.feature", "steps.feature",
  ])
  func `the features of the apps pass`(name: String) {
    let outcome = Self.run(["run", Self.path(name), "--jobs", "2"])
    if name == "steps.feature" {
      // Scenarios that are used as steps aren't tests.
      #expect(outcome.errors.contains("no scenario is left"))
      return
    }
    #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    .enabled(
      if: ["/usr/bin/Xvfb", "/usr/bin/dbus-daemon", "/usr/lib/python3/dist-packages/gi"]
        .allSatisfy { FileManager.default.fileExists(atPath: $0) },
      "install the packages xvfb, dbus-daemon, python3-gi and gir1.2-gtk-3.0"))
  func `the feature of a program with windows passes`() {
    let outcome = Self.run(["run", Self.path("desktop-login.feature"), "--jobs", "2"])
    #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    .enabled(
      if: ["/usr/bin/Xvfb", "/usr/bin/dbus-daemon", "/usr/bin/zenity"]
        .allSatisfy { FileManager.default.fileExists(atPath: $0) },
      "install the packages xvfb, dbus-daemon and zenity"))
  func `a numeric value is compared as text`() throws {
    let feature = FileManager.default.temporaryDirectory
      .appendingPathComponent("slider-\(UUID().uuidString).feature")
    defer { try? FileManager.default.removeItem(at: feature) }
    try """
    Feature: A slider
      Scenario: Its value
        Given the desktop program "zenity --scale --value 5" is launched
        Then the slider has the value "5"
        And the slider has the value "6"
    """.write(to: feature, atomically: true, encoding: .utf8)
    let outcome = Self.run(["run", feature.path])
    #expect(outcome.status == .failure)
    #expect(
      outcome.output.contains("to have the value “6”, but its value is “5”"), "\(outcome.output)")
  }

  /// To add a case, write the feature, run it, check the output, and save it beside the feature.
  @Test(arguments: ["expectations", "steps", "grammar"])
  func `features that must fail print the recorded text`(name: String) throws {
    let outcome = Self.run(["run", Self.failingPath("\(name).feature"), "--jobs", "1"])
    #expect(outcome.status == .failure)
    let golden = Self.failingFeatures.appendingPathComponent("\(name).txt")
    let actual = outcome.output + outcome.errors
    guard let expected = try? String(contentsOf: golden, encoding: .utf8) else {
      try actual.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("\(golden.path) was missing and is recorded now; read it and run again.")
      return
    }
    #expect(actual == expected)
  }

  @Test func `a dry run names undefined and ambiguous steps and launches nothing`() {
    let outcome = Self.run(["run", Self.failingPath("steps.feature"), "--dry-run"])
    #expect(outcome.status == .failure)
    #expect(
      outcome.output.contains(
        "steps.feature:5:10: error: no step matches “I tapp the button \"Login\"”; did you "
          + "mean “I tap {element}”"))
    #expect(outcome.output.contains("several steps match: “I do the same”"))
    #expect(!outcome.output.contains("passed"))
    let clean = Self.run(["run", Self.features.path, "--dry-run"])
    #expect(clean.status == .success, "\(clean.output)\(clean.errors)")
  }

  @Test func `tags, names, lines and shards choose scenarios`() {
    let login = Self.path("login.feature")
    func count(_ arguments: String...) -> String {
      String(
        Self.run(["run"] + arguments + ["--dry-run", "--history", "/proc/nowhere"]).output.split(
          separator: "\n"
        ).last ?? "")
    }
    #expect(count(login) == "7 scenarios, 0 problems")
    #expect(count(login, "--tags", "@smoke") == "1 scenario, 0 problems")
    #expect(count(login, "--tags", "not @smoke") == "6 scenarios, 0 problems")
    // All expressions must hold, as in Cucumber; the last one alone leaves seven.
    #expect(
      count(login, "--tags", "not @smoke", "--tags", "@smoke or not @smoke")
        == "6 scenarios, 0 problems")
    #expect(count(login, "--name", "REFUSED") == "2 scenarios, 0 problems")
    #expect(count(login + ":12") == "1 scenario, 0 problems")
    #expect(count(login + ":25") == "1 scenario, 0 problems")
    #expect(count(login + ":19") == "2 scenarios, 0 problems")
    #expect(count(login, "--shard", "1/3") == "3 scenarios, 0 problems")
    #expect(count(login, "--shard", "3/3") == "2 scenarios, 0 problems")
    #expect(count(login, "--repeat", "3") == "21 scenarios, 0 problems")
  }

  @Test(arguments: [
    (["run"], "“run” needs a feature file or a folder."),
    (["run", "x", "--shard", "3/2"], "“--shard” takes a part such as 2/5, not “3/2”."),
    (["run", "x", "--jobs", "0"], "“--jobs” takes a number from 1 to 1000000, not “0”."),
    (["run", "x", "--tags", "@a @b"], "Expected operator."),
    (["run", "x", "--rpeat", "2"], "did you mean “--repeat”?"),
  ])
  func `wrong options are wrong usage`(arguments: [String], message: String) {
    let outcome = Self.run(arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: [
    ["run", "x.feature"], ["inspect", "LoginApp"], ["repl", "LoginApp"],
    ["mcp", "--allow", "LoginApp"],
  ])
  func `a missing folder of apps is reported once`(command: [String]) {
    let outcome = Self.run(command + ["--apps", "/nowhere/apps"])
    #expect(outcome.status == .missing)
    #expect(outcome.errors == "error: there is no folder /nowhere/apps for “--apps”.\n")
  }

  @Test func `missing or unwritable files are reported before the run`() throws {
    let missing = Self.run(["run", Self.path("logn.feature")])
    #expect(missing.status == .missing)
    #expect(missing.errors.contains("did you mean “login.feature”?"))
    let report = Self.run(["run", Self.path("login.feature"), "--junit", "/proc/none/a.xml"])
    #expect(report.status == .missing)
    #expect(report.errors.contains("/proc/none/a.xml cannot be written"))
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("unwritable-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = place.path
    let same = Self.run([
      "run", Self.path("login.feature"), "--junit", "\(folder)/a.xml", "--json",
      "\(folder)/./a.xml",
    ])
    #expect(same.status == .usage && same.output.isEmpty, "\(same.output)")
    #expect(same.errors.contains("“--json” and “--junit” name the same file, "), "\(same.errors)")
    let full = Self.run([
      "run", Self.path("login.feature") + ":12", "--json", "/dev/full", "--history",
      "\(folder)/times.json",
    ])
    #expect(
      full.status == .missing && full.output.contains("1 scenario: 1 passed"), "\(full.output)")
    #expect(
      full.errors.contains("/dev/full cannot be written: No space left on device"), "\(full.errors)"
    )
    let other = "\(folder)/full"
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: "/dev/full")
    let both = Self.run([
      "run", Self.path("login.feature") + ":12", "--json", "/dev/full", "--tap", other, "--history",
      "\(folder)/times.json",
    ])
    #expect(both.status == .missing)
    for path in ["/dev/full", other] {
      #expect(both.errors.contains("error: \(path) cannot be written: No space left on device"))
    }
    let pipe = "\(folder)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let blocked = Self.run(["run", Self.path("login.feature"), "--tap", pipe])
    #expect(
      blocked.status == .missing && blocked.errors.contains("cannot be written: it is a pipe"))
    #expect(report.output == "")
    #expect(Self.run(["report", "/nowhere"]).status == .missing)
  }

  @Test func `a refused run keeps older reports and names every file it can't write`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refused-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let old = ["old.xml", "trace/run.jsonl"].map(folder.appendingPathComponent)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("trace"), withIntermediateDirectories: true)
    for file in old { try Data("older".utf8).write(to: file) }
    let new = folder.appendingPathComponent("new.html")
    let refused = Self.run([
      "run", Self.path("login.feature"), "--junit", old[0].path, "--html", new.path, "--trace",
      folder.path + "/trace", "--json", folder.path, "--tap", "/proc/none/a.tap",
    ])
    #expect(refused.status == .missing && refused.output == "", "\(refused.output)")
    #expect(
      refused.errors.contains("error: \(folder.path) cannot be written: Is a directory\n"),
      "\(refused.errors)")
    #expect(
      refused.errors.contains("error: /proc/none/a.tap cannot be written: "), "\(refused.errors)")
    let trace = Self.run([
      "run", Self.path("login.feature"), "--junit", old[0].path, "--html", new.path, "--trace",
      "/proc/none/trace",
    ])
    #expect(trace.status == .missing && trace.output == "", "\(trace.output)")
    for file in old { #expect(try Data(contentsOf: file) == Data("older".utf8)) }
    #expect(!FileManager.default.fileExists(atPath: new.path))
  }

  @Test(arguments: ["f", "é", "f:3", "./f"])
  func `a missing file with a name of one letter is reported like any other`(path: String) {
    let outcome = Self.run(["run", path])
    #expect(
      outcome.status == .missing && outcome.errors.contains("there is no file"), "\(outcome.errors)"
    )
  }

  @Test func `a run writes each report, and a trace from which reports can be made`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reports-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func read(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    var arguments = ["run", Self.path("login.feature"), "--tags", "@smoke"]
    for kind in ReportKind.allCases {
      arguments += ["--\(kind.rawValue)", folder.appendingPathComponent("a.\(kind.rawValue)").path]
    }
    arguments += ["--trace", folder.appendingPathComponent("trace").path]
    let outcome = Self.run(arguments)
    #expect(outcome.status == .success, "\(outcome.output)")
    #expect(try read("a.junit").contains("<testcase name=\"The right password\""))
    #expect(try read("a.tap").hasPrefix("TAP version 14\n1..1\nok 1 - Logging in: The right"))
    #expect(try read("a.messages").contains("\"testRunFinished\":{\"success\":true"))
    #expect(try read("a.html").contains("<title>1 scenario passed</title>"))
    // The password is a secret launch argument, and text for a secure field is always secret.
    for kind in ReportKind.allCases where kind != .messages {
      #expect(try !read("a.\(kind.rawValue)").contains("value: 1234"))
    }
    let run = try RunFile.read(folder.appendingPathComponent("trace").path, on: .standard)
    #expect(run.scenarios.count == 1 && !run.isInterrupted)
    #expect(run.scenarios[0].attempts[0].screens.count > 1)
    let report = Self.run(["report", folder.appendingPathComponent("trace").path])
    #expect(report.status == .success)
    #expect(try read("trace/report.html").contains("The right password"))
    let merged = Self.run([
      "merge", folder.appendingPathComponent("trace").path,
      folder.appendingPathComponent("a.json").path,
    ])
    // Both are the same run, whose scenarios would count twice.
    #expect(merged.status == .usage && merged.errors.contains("are both the same run"))
    let alone = Self.run(["merge", folder.appendingPathComponent("trace").path])
    #expect(alone.output.hasPrefix("1 scenario: 1 passed"))
  }

  @Test(arguments: [
    "the screen looks like \"\"", "the screen looks like \" \"",
    "the button \"Login\" has the picture \"\"",
  ])
  func `a picture with an empty name is refused and not recorded`(step: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nameless-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("a.feature")
    try Data(
      """
      Feature: Pictures
        Scenario: Nameless
          Given "LoginApp" is launched with -ui-testing YES
          Then \(step)
      """.utf8
    ).write(to: feature)
    let outcome = Self.run(["run", feature.path])
    #expect(outcome.status == .failure)
    #expect(outcome.output.contains("the name of the picture is empty"), "\(outcome.output)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.feature"])
  }

  @Test func `a feature that can't be read fails the list of steps`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).feature")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("Feature: A\n  Scenario: B\n    Given c\n    Wenn d\n".utf8).write(to: file)
    let outcome = Self.run(["steps", file.path])
    #expect(outcome.status == .failure && outcome.output.contains("is launched with"))
    #expect(outcome.errors.contains("\(file.path):4:5: error: "), "\(outcome.errors)")
  }

  @Test(arguments: ["run", "steps"])
  func `a file in Swift isn't read as a feature`(command: String) {
    let outcome = Self.run([command, #filePath])
    #expect(outcome.status == .missing && outcome.output.isEmpty)
    #expect(
      outcome.errors.contains("FeatureRunTests.swift is Swift and no feature"), "\(outcome.errors)"
    )
  }

  @Test func `a folder named like a feature is searched like any other`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("folders-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("dir.feature")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let none = Self.run(["run", folder.path])
    #expect(none.status == .missing && none.errors.contains("there are no .feature files in"))
    for (file, name) in [(folder, "Outer"), (inner, "Inner")] {
      let text = "Feature: \(name)\n  Scenario: \(name)\n    Given the variable \"a\" is \"1\"\n"
      try Data(text.utf8).write(to: file.appendingPathComponent("a.feature"))
    }
    let outcome = Self.run(["run", folder.path])
    #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("2 scenarios: 2 passed"), "\(outcome.output)")
  }

  @Test func `retries make a scenario flaky, and each repetition fails separately`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flaky-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("flaky.feature")
    // A missing picture fails once.
    try Data(
      """
      Feature: Flaky
        Scenario: A picture
          Given "PlainGreeting" is launched
          Then the screen looks like "greeting"
      """.utf8
    ).write(to: feature)
    let pictures = folder.appendingPathComponent("Pictures")
    let inCI = Self.run(["run", feature.path, "--retries", "2"], variables: ["CI": "true"])
    #expect(inCI.status == .failure && !FileManager.default.fileExists(atPath: pictures.path))
    let flaky = Self.run(["run", feature.path, "--retries", "2"])
    #expect(flaky.output.hasPrefix("flaky") && flaky.output.contains("2 attempts"))
    try FileManager.default.removeItem(at: pictures)
    #expect(
      Self.run(["run", feature.path, "--retries", "1", "--fail-on-flaky"]).status == .failure)
    try FileManager.default.removeItem(at: pictures)
    let repeated = Self.run(["run", feature.path, "--repeat", "3", "--jobs", "1"])
    #expect(repeated.status == .failure)
    #expect(repeated.output.contains("3 scenarios: 2 passed, 1 failed"))
    try FileManager.default.removeItem(at: pictures)
    let fast = Self.run(["run", feature.path, "--repeat", "3", "--jobs", "1", "--fail-fast"])
    #expect(fast.output.contains("1 scenario: 1 failed"))
  }

  @Test func `a differing picture is kept if another scenario with its name passes`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("twice-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("twice.feature")
    func write(_ name: String) throws {
      try Data(
        """
        Feature: Twice
          Scenario: Typed
            Given "LoginApp" is launched with -ui-testing YES
            When I type "\(name)" into the text field "Username"
            Then the screen looks like "first"
          Scenario: Empty
            Given "LoginApp" is launched with -ui-testing YES
            When I tap the text field "Username"
            Then the screen looks like "first"
        """.utf8
      ).write(to: feature)
    }
    try write("")
    let recorded = Self.run(["run", feature.path, "--update-snapshots", "--jobs", "1"])
    #expect(recorded.status == .success, "\(recorded.output)")
    try write("typed")
    let differing = Self.run(["run", feature.path, "--jobs", "1"])
    #expect(differing.output.contains("2 scenarios: 1 passed, 1 failed"), "\(differing.output)")
    for name in ["first.actual.svg", "first.actual.html"] {
      let file = folder.appendingPathComponent("Pictures/twice/\(name)")
      #expect(differing.output.contains(name))
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `differing pictures of two scenarios are saved in separate files`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("both-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("both.feature")
    let pictures = folder.appendingPathComponent("Pictures/both")
    func run(_ texts: [String], _ more: String...) throws -> Outcome {
      let scenarios = texts.enumerated().map { number, text in
        """
          Scenario: Number \(number)
            Given "LoginApp" is launched with -ui-testing YES
            When I type "\(text)" into the text field "Username"
            Then the screen looks like "first"

        """
      }
      try Data(("Feature: Both\n" + scenarios.joined()).utf8).write(to: feature)
      return Self.run(["run", feature.path, "--jobs", "1"] + more)
    }
    func differences() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: pictures.path)
        .filter { $0.contains(".actual") }.sorted()
    }
    func text(of name: String) throws -> String {
      try String(contentsOf: pictures.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(try run(["plain"], "--update-snapshots").status == .success)
    let differing = try run(["one", "two", "one"])
    #expect(differing.output.contains("3 scenarios: 3 failed"), "\(differing.output)")
    // Equal pictures share one file.
    let first = ["first.actual.html", "first.actual.svg"]
    #expect(try differences() == ["first.actual-2.html", "first.actual-2.svg"] + first)
    for (mark, number, shown) in [("", 0, "one"), ("-2", 1, "two"), ("", 2, "one")] {
      #expect(try text(of: "first.actual\(mark).svg").contains(">\(shown)<"))
      let lines = differing.output.split(separator: "\n")
      let place = try #require(lines.firstIndex { $0.contains("Number \(number)") })
      #expect(
        lines[place + 1].contains("first.actual\(mark).svg, and ")
          && lines[place + 1].contains("first.actual\(mark).html shows both"), "\(lines[place + 1])"
      )
    }
    let actual = pictures.appendingPathComponent("first.actual-2.svg").path
    let picture = pictures.appendingPathComponent("first.svg").path
    let command = "cp '\(actual)' '\(picture)'"
    #expect(try text(of: "first.actual-2.html").contains(command))
    let accepting = try Process.run(
      URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", command])
    accepting.waitUntilExit()
    #expect(try run(["two", "two"]).status == .success)
    #expect(try differences() == [])
  }

  @Test func `a picture of a screen hides the secrets on it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("secret-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("secret.feature")
    try Data(
      """
      Feature: A secret
        Scenario: A picture
          Given "LoginApp" is launched with -ui-testing YES
          When I type the secret "testing.user" into the text field "Username"
          Then the screen looks like "typed"
      """.utf8
    ).write(to: feature)
    let pictures = folder.appendingPathComponent("Pictures/secret")
    let recorded = pictures.appendingPathComponent("typed.svg")
    let different = pictures.appendingPathComponent("typed.actual.svg")
    func text(of file: URL) throws -> String {
      String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    func run() -> Outcome {
      Self.run(["run", feature.path], variables: ["TESTING_USER": "Hunter2Secret"])
    }
    #expect(run().status == .failure)
    let picture = try text(of: recorded)
    #expect(picture.contains(">Login<") && !picture.contains("Hunter2"))
    let passed = run()
    #expect(passed.status == .success, "\(passed.output)")
    try Data(picture.replacing(">Login<", with: ">Log in<").utf8).write(to: recorded)
    let differing = run()
    #expect(differing.status == .failure)
    // The button is in the ninth row of the screen, and its picture's fourth text.
    #expect(
      differing.output.contains("typed.svg in row 9; the new picture"), "\(differing.output)")
    #expect(try !text(of: different).contains("Hunter2"))
    let page = pictures.appendingPathComponent("typed.actual.html")
    #expect(try text(of: page).contains("cp '\(different.path)' '\(recorded.path)'"))
    try Data(picture.utf8).write(to: recorded)
    #expect(run().status == .success)
    #expect(!FileManager.default.fileExists(atPath: different.path))
    #expect(!FileManager.default.fileExists(atPath: page.path))
  }
}
