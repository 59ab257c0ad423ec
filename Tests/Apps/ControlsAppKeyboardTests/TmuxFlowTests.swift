import Foundation
import SystemShims
import Testing

/// The prompt and the recorder in tmux, from the start to the saved feature that passes.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "install the package tmux"))
struct TmuxFlowTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("tmux-\(UUID().uuidString).feature")

  private static let username = "the text field \"Username\""

  /// Runs the saved feature and returns the output.
  private func run(_ variables: [String: String] = [:]) throws -> String {
    let history = file.appendingPathExtension("history")
    defer { for made in [file, history] { try? FileManager.default.removeItem(at: made) } }
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("understudy")
    process.arguments = ["run", file.path, "--history", history.path]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try ProcessStart.exclusively { try process.run() }
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return "\(process.terminationStatus) \(text)"
  }

  @Test(arguments: [(80, 24), (20, 8)])
  func `the steps from the prompt are saved and pass`(columns: Int, rows: Int) throws {
    let person = try TmuxTerminal(
      "understudy", ["repl", "LoginApp", "--", "-model.user", "test"], columns: columns, rows: rows)
    try person.sees("LoginApp>")
    try person.type("I type \"test\" into \(Self.username)\r")
    try person.sees("LoginApp>", count: 2)
    // A failed step isn't saved.
    try person.type("I tap the button \"Logn\"\r")
    try person.sees("error: ")
    try person.sees("LoginApp>", count: 3)
    try person.type("I tap the button \"Login\"\r")
    try person.sees("LoginApp>", count: 4)
    try person.type("the text \"results\" reads \"Login failed\"\r")
    try person.sees("LoginApp>", count: 5)
    try person.type("save \(file.path)\r")
    try person.sees("saved 3 steps")
    try person.type("quit\r")
    try person.sees("status 0")
    let output = try run()
    #expect(output.hasPrefix("0 "), "\(output)")
  }

  @Test func `a recording continues after the window was too small`() throws {
    let person = try TmuxTerminal(
      "understudy",
      ["record", "LoginApp", "--output", file.path, "--", "-model.user", "test"],
      columns: 80, rows: 30)
    try person.sees("Ctrl-D done")
    try person.type("\tte")
    try person.sees("I type \"te\" into \(Self.username)")
    try person.resize(columns: 20, rows: 10)
    try person.sees("discard.")
    // Keys are ignored while the window is too small.
    try person.type("x")
    try person.resize(columns: 90, rows: 32)
    try person.sees("Ctrl-D done")
    try person.type("st\t")
    try person.sees("I type \"test\" into \(Self.username)")
    try person.type("1234\t\r")
    try person.sees("Login failed")
    try person.type("\u{4}")
    try person.sees("run once: passes")
    try person.sees("status 0")
    let feature = try String(contentsOf: file, encoding: .utf8)
    #expect(feature.contains("I type \"test\" into") && !feature.contains("1234"), "\(feature)")
    let output = try run(["TESTING_PASSWORD": "1234"])
    #expect(output.hasPrefix("0 "), "\(output)")
  }

  @Test func `a narrow window records an app of its size or reports the required size`() throws {
    let small = try TmuxTerminal("understudy", ["record", "LoginApp"], columns: 20, rows: 24)
    try small.sees("-ui-testing.screen 160x304")
    try small.sees("status 69")
    let person = try TmuxTerminal(
      "understudy",
      ["record", "LoginApp", "--output", file.path, "--", "-ui-testing.screen", "160x304"],
      columns: 20, rows: 24)
    try person.sees("recording LoginApp")
    try person.type("\tAda")
    try person.sees("Ada")
    try person.type("\u{4}")
    try person.sees("run once: passes")
    let output = try run()
    #expect(output.hasPrefix("0 "), "\(output)")
  }
}
