import Foundation
import Testing

@testable import HarnessRunner

/// Tests the benchmark's protocol for the scripts that drive other tools.
@Suite struct CompetitorTests {
  private func withScript(_ text: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent("flow.py")
    try text.write(to: script, atomically: true, encoding: .utf8)
    try body(folder)
  }

  private let tool = CompetingTool(
    name: "Tool", script: "flow.py", installation: "pip install tool")
  private let server = """
    import sys
    print("ready", flush=True)
    for line in sys.stdin:
      print({"cold\\n": "ok", "warm\\n": "ok 4.5"}.get(line, "error no " + line.strip()), flush=True)
    """

  @Test func `a flow has a duration, and optionally one that the script measured`() throws {
    try withScript(server) { folder in
      let competitor = try #require(Competitor(tool, in: folder))
      defer { competitor.end() }
      let cold = try competitor.run("cold")
      #expect(cold.whole > 0 && cold.part == nil)
      #expect(try competitor.run("warm").part == 4.5)
    }
  }

  @Test func `a flow that fails has a reason instead of a duration`() throws {
    try withScript(server) { folder in
      let competitor = try #require(Competitor(tool, in: folder))
      defer { competitor.end() }
      let error = #expect(throws: FlowFailure.self) { try competitor.run("other") }
      #expect(error?.message == "The flow of Tool failed: error no other")
    }
  }

  @Test func `a tool that isn't installed isn't a competitor`() throws {
    try withScript("import understudy_has_no_such_module") { folder in
      #expect(Competitor(tool, in: folder) == nil)
    }
  }

  @Test func `every tool has a script, and every script a tool`() throws {
    let folder = try AdaptersBench.findFixtures().appendingPathComponent("Competitors")
    let scripts = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("_login.py") }
    #expect(Set(scripts) == Set(AdaptersBench.Kind.all.flatMap(\.tools).map(\.script)))
  }
}
