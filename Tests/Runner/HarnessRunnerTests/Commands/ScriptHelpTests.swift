import Foundation
import Testing

@testable import HarnessRunner

/// `harness.sh` prints its help before anything is built, so it lists the options again.
@Suite struct ScriptHelpTests {
  /// The help text in the script of a command.
  private static func help(of command: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let script = root.appendingPathComponent(".ci/commands/\(command).sh")
    let text = try String(contentsOf: script, encoding: .utf8)
    let start = try #require(text.range(of: "<<'EOF'\n")).upperBound
    let end = try #require(text.range(of: "\nEOF\n", range: start..<text.endIndex)).lowerBound
    return String(text[start..<end])
  }

  @Test(arguments: ["run", "merge", "report", "replay", "record", "inspect", "mcp"])
  func `the help of a script lists its command's options with their values`(
    name: String
  ) throws {
    let help = try Self.help(of: name)
    let usage = help.prefix(upTo: help.range(of: "\n\n")?.lowerBound ?? help.endIndex)
    let list = help.split(separator: "\n").filter { $0.hasPrefix("  --") }
    let said = ([usage] + list).flatMap {
      $0.matches(of: /(--[a-z][a-z-]*)(?: ([A-Z]+(?:[,\/][A-Z]+)*))?/).map { match in
        match.output.2.map { "\(match.output.1) \($0)" } ?? String(match.output.1)
      }
    }
    let command = try #require(HarnessCommand.all.first { $0.name == name })
    let options = command.options.map { option in
      option.value.map { "\(option.name) \($0)" } ?? option.name
    }
    #expect(Set(said) == Set(options))
  }
}
