import Foundation
import NetworkStubs
import Testing

@testable import HarnessRunner

@Suite struct AssistantServerTests {
  private func server() throws -> AssistantServer {
    AssistantServer(tools: AssistantTools(live: try LiveApp(allowed: ["LoginApp"])))
  }

  private func ask(_ server: AssistantServer, _ method: String, _ parameters: String) throws
    -> JSONValue
  {
    let line = #"{"jsonrpc": "2.0", "id": 1, "method": "\#(method)", "params": \#(parameters)}"#
    let answer = try #require(server.answer(line))
    return try JSONDecoder().decode(JSONValue.self, from: Data(answer.utf8))
  }

  /// Calls a tool and returns its text and whether it is an error.
  private func call(
    _ server: AssistantServer, _ tool: String, _ arguments: String = "{}"
  ) throws -> (text: String, isError: Bool) {
    let result = try ask(
      server, "tools/call", #"{"name": "\#(tool)", "arguments": \#(arguments)}"#)["result"]
    return (
      result?["content"]?.array?.first?["text"]?.string ?? "", result?["isError"] == .bool(true)
    )
  }

  @Test func `the handshake agrees on a revision`() throws {
    let server = try server()
    for (asked, expected) in [
      ("2025-11-25", "2025-11-25"), ("2025-03-26", "2025-03-26"), ("1999", "2025-11-25"),
    ] {
      let answer = try ask(server, "initialize", #"{"protocolVersion": "\#(asked)"}"#)
      #expect(answer["result"]?["protocolVersion"]?.string == expected)
    }
    #expect(server.answer(#"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#) == nil)
    #expect(try ask(server, "tools/list", "{}")["result"]?["tools"]?.array?.count == 12)
  }

  @Test func `an app is launched, driven by references and words, and tested`() throws {
    let server = try server()
    let launched = try call(
      server, "launch",
      #"{"app": "LoginApp", "arguments": ["-model.user", "test", "-model.password", "12345"]}"#)
    let field = try #require(
      launched.text.firstMatch(of: /the text field "Username"  \[ref=(\d+)\]/)?.1)
    let typed = try call(server, "type", #"{"ref": "\#(field)", "text": "test"}"#)
    #expect(typed.text.contains("value: test") && !typed.isError)
    _ = try call(server, "do", #"{"steps": "I tap the button \"Login\""}"#)
    let waited = try call(server, "wait", #"{"element": "the text \"results\""}"#)
    #expect(!waited.isError, "\(waited.text)")
    #expect(try call(server, "screen").text.contains("Login failed"))
    let test = try call(server, "write_test", #"{"name": "Refused"}"#).text
    #expect(test.contains("When I type \"test\" into the text field \"Username\"\n    And I tap"))
    #expect(test.contains("within 30.0 s the text \"results\" exists"))
  }

  @Test func `a screen hides its secrets, and is no picture while it shows one`() throws {
    let live = try LiveApp(allowed: ["LoginApp"])
    let server = AssistantServer(tools: AssistantTools(live: live))
    _ = try call(server, "launch", #"{"app": "LoginApp"}"#)
    let picture = try ask(
      server, "tools/call", #"{"name": "screen", "arguments": {"format": "png"}}"#)
    let image = picture["result"]?["content"]?.array?.first
    #expect(image?["mimeType"]?.string == "image/png")
    #expect(image?["data"]?.string?.hasPrefix("iVBOR") == true)
    live.world.learn("Hunter2Secret")
    let step = #"I type \"Hunter2Secret\" into the text field \"Username\""#
    let typed = try call(server, "do", #"{"steps": "\#(step)"}"#)
    #expect(typed.text.contains("What has changed"))
    let text = try call(server, "screen")
    #expect(!text.isError && text.text.contains("Login") && !text.text.contains("Hunter2"))
    let refused = try call(server, "screen", #"{"format": "png"}"#)
    #expect(refused.isError && refused.text.contains("would show a secret"))
  }

  @Test func `what goes wrong is an error of the tool, with what is there instead`() throws {
    let server = try server()
    #expect(try call(server, "tree").text.contains("no app is running"))
    let refused = try call(server, "launch", #"{"app": "EmployeesApp"}"#)
    #expect(refused.isError && refused.text.contains("allowed are LoginApp"))
    let step = #"\"EmployeesApp\" is launched with -ui-testing YES"#
    let aside = try call(server, "do", #"{"steps": "\#(step)"}"#)
    #expect(aside.isError && aside.text.contains("allowed are LoginApp"), "\(aside.text)")
    _ = try call(server, "launch", #"{"app": "LoginApp"}"#)
    let slip = try call(server, "tap", #"{"element": "the button \"Logn\""}"#)
    #expect(slip.isError && slip.text.contains("did you mean the button \"Login\"?"))
    #expect(try call(server, "tap", #"{"ref": "17"}"#).text.contains("is gone"))
    #expect(try call(server, "tap").text.contains("“ref” is missing"))
  }

  @Test(arguments: [
    ("rubbish", -32700), ("[]", -32600), (#"{"jsonrpc": "2.0", "id": 1}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "nope"}"#, -32601),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "nope"}}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": 7}"#, -32602),
  ])
  func `rubbish gets an error of JSON-RPC`(line: String, code: Int64) throws {
    let answer = try #require(try server().answer(line))
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(answer.utf8))
    #expect(value["error"]?["code"] == .integer(code))
  }
}
