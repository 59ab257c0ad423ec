import AppDriving
import Foundation
import NetworkStubs
import Testing
import Traces

@testable import HarnessRunner

@Suite struct AssistantServerTests {
  private func server() throws -> AssistantServer {
    server(try LiveApp(allowed: ["LoginApp"]))
  }

  private func server(_ live: LiveApp) -> AssistantServer {
    AssistantServer(
      tools: AssistantTools(live: live),
      sessions: AssistantSessions { AssistantTools(live: try LiveApp(allowed: ["LoginApp"])) })
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
    #expect(try ask(server, "tools/list", "{}")["result"]?["tools"]?.array?.count == 14)
  }

  @Test(arguments: [
    (#"{"name": "tree", "arguments": "{}"}"#, "“arguments” is not an object."),
    (
      #"{"name": "write_test", "arguments": {"lang": "swift"}}"#,
      "“write_test” has no argument “lang”; it takes name, language"
    ),
    (#"{"name": "tree", "arguments": {"x": 1}}"#, "“tree” has no argument “x”; it takes none"),
    (
      #"{"name": "launch", "arguments": {"app": "LoginApp", "arguments": "-a b"}}"#,
      "the argument “arguments” is not a list of texts"
    ),
    (
      #"{"name": "advance_clock", "arguments": {"seconds": "x"}}"#,
      "the argument “seconds” is not a number"
    ),
    (
      #"{"name": "stub", "arguments": {"method": "GET", "url": "/", "status": 1.5}}"#,
      "the argument “status” is not a whole number"
    ),
    (#"{"name": "tap", "arguments": {"element": [9]}}"#, "the argument “element” is not a text"),
    (
      #"{"name": "screen", "arguments": {"format": "jpg"}}"#,
      "the argument “format” is neither “text” nor “png”"
    ),
  ])
  func `arguments that a tool doesn't use are an error`(call: String, message: String) throws {
    let answer = try ask(try server(), "tools/call", call)
    let said =
      answer["error"]?["message"]?.string
      ?? answer["result"]?["content"]?.array?.first?["text"]?.string
    #expect(said == message)
    #expect(answer["error"] != nil || answer["result"]?["isError"] == .bool(true))
  }

  @Test(arguments: ["{}", "null", "[1]", "true"])
  func `an identifier that isn't a text or a number is an error`(id: String) throws {
    let line = #"{"jsonrpc": "2.0", "id": \#(id), "method": "ping"}"#
    let answer = try #require(try server().answer(line))
    #expect(answer.contains("-32600") && answer.contains(#""id":null"#), "\(answer)")
  }

  @Test(arguments: [
    ("LoginAp", "there is no app LoginAp in ", "; did you mean “LoginApp”?"),
    ("LoginApp,NopeNopeNope", "there is no app NopeNopeNope in ", "build it, or name it by a path"),
    ("/nowhere/LoginApp", "There is no file /nowhere", "/LoginApp."),
  ])
  func `a missing app is refused at the start`(names: String, start: String, end: String) {
    let outcome = FeatureRunTests.run(["mcp", "--allow", names])
    #expect(outcome.status == .missing && outcome.output == "", "\(outcome)")
    #expect(
      outcome.errors.contains(start) && outcome.errors.contains(end), "\(outcome.errors)")
  }

  @Test(arguments: [
    "LoginApp", "com.example.LoginApp", "sh", "/bin/sh", "https://example.com/a", "a.html", "1",
  ])
  func `apps, programs and pages may be allowed`(name: String) throws {
    let surroundings = RunSurroundings(
      appFolder: AppLocator.productsFolder, environment: ["PATH": "/usr/bin:/bin"])
    try surroundings.checkIsThere(name)
  }

  @Test func `a program outside of PATH is allowed by path, and no other with its name`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("allowed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("reader")
    try FileManager.default.createSymbolicLink(
      atPath: program.path, withDestinationPath: "/bin/cat")
    let live = try LiveApp(allowed: [program.path])
    defer { live.end() }
    try live.carryOut("the terminal program \"\(program.path)\" is launched")
    let error = #expect(throws: StepError.self) {
      try live.carryOut("the terminal program \"/bin/cat\" is launched")
    }
    #expect(error.map { "\($0)" }?.hasPrefix("cat may not be launched") == true)
  }

  @Test func `an app is launched, driven by references and phrases, and tested`() throws {
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
    #expect(test.contains("within 30 s the text \"results\" exists"))
  }

  @Test func `the environment is not shown to an assistant`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let server = try server()
    _ = try call(server, "launch", #"{"app": "LoginApp"}"#)
    let typed = try call(
      server, "do", #"{"steps": "I type \"${env:PATH}\" into the text field \"Username\""}"#)
    #expect(typed.isError && typed.text.contains("PATH is not given to an assistant"), "\(typed)")
    #expect(try !call(server, "tree").text.contains(path))
  }

  @Test func `literal texts and launch arguments are literal in the test`() throws {
    let live = try LiveApp(allowed: ["LoginApp"])
    defer { live.end() }
    let server = server(live)
    let launched = try call(
      server, "launch", #"{"app": "LoginApp", "arguments": ["-model.user", "${x}"]}"#)
    #expect(!launched.isError, "\(launched.text)")
    let typed = try call(
      server, "type",
      #"{"element": "the text field \"Username\"", "text": "${env:OTHER} $${a"}"#)
    #expect(typed.text.contains("value: ${env:OTHER} $${a"), "\(typed.text)")
    let did = try call(
      server, "do",
      #"{"steps": "the text field \"Username\" reads \"$${env:OTHER} $$$${a\""}"#)
    #expect(!did.isError, "\(did.text)")
    let test = try call(server, "write_test").text
    #expect(test.contains("with -ui-testing YES -model.user $${x}"))
    #expect(test.contains(#"I type "$${env:OTHER} $$$${a" into the text field "Username""#))
    #expect(
      test.contains(#"the text field "Username" reads "$${env:OTHER} $$$${a""#), "\(test)")
    let swift = try call(server, "write_test", #"{"language": "swift"}"#).text
    #expect(swift.contains(#""-model.user", "${x}""#), "\(swift)")
    #expect(swift.contains(#"typeText("${env:OTHER} $${a")"#), "\(swift)")
    #expect(swift.contains(#"value == %@", "${env:OTHER} $${a""#), "\(swift)")
    let replay = RecordingReplay(
      recording: live.recording(named: "It"), folder: AppLocator.productsFolder,
      path: "literal.feature")
    #expect(try replay.firstProblem()?.message == nil)
  }

  @Test func `a stub's URL may contain a dollar sign and a brace`() throws {
    let tools = AssistantTools(live: try LiveApp(allowed: ["LoginApp"]))
    let (step, pattern, _) = try tools.stub(
      .object(["method": .string("GET"), "url": .string("https://example.com/${b}")]))
    #expect(step == "the server answers GET https://example.com/$${b} with 200")
    #expect(pattern == RequestPattern("GET", "https://example.com/${b}"))
  }

  private static let meta =
    #""_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "#
    + #""io.modelcontextprotocol/clientCapabilities": {}}"#

  @Test func `a stateless request names its revision, and a server its capabilities`() throws {
    let server = try server()
    let found = try ask(server, "server/discover", "{\(Self.meta)}")["result"]
    #expect(found?["resultType"] == .string("complete"))
    #expect(found?["supportedVersions"]?.array?.first == .string("2026-07-28"))
    #expect(found?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]?.string == "understudy")
    let tools = try ask(server, "tools/list", "{\(Self.meta)}")["result"]
    #expect(tools?["tools"]?.array?.count == 15 && tools?["cacheScope"]?.string == "public")
    let newer = try ask(
      server, "tools/list", "{\(Self.meta.replacing("2026-07-28", with: "2027-01-01"))}")["error"]
    #expect(newer?["code"] == .integer(-32022))
    #expect(newer?["data"]?["requested"]?.string == "2027-01-01")
    #expect(newer?["data"]?["supported"]?.array == [.string("2026-07-28")])
    let bare = try ask(
      server, "tools/list", #"{"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}}"#
    )
    #expect(bare["error"]?["code"] == .integer(-32602))
    #expect(try ask(server, "ping", "{\(Self.meta)}")["error"]?["code"] == .integer(-32601))
  }

  @Test func `stateless calls name their sessions, which are independent`() throws {
    let server = try server()
    func call(_ tool: String, _ arguments: String) throws -> JSONValue? {
      try ask(
        server, "tools/call", #"{"name": "\#(tool)", "arguments": \#(arguments), \#(Self.meta)}"#)[
          "result"]
    }
    func text(_ result: JSONValue?) -> String {
      result?["content"]?.array?.compactMap { $0["text"]?.string }.joined(separator: "\n") ?? ""
    }
    let first = try call("launch", #"{"app": "LoginApp"}"#)
    #expect(first?["structuredContent"]?["session"]?.string == "session-1")
    #expect(text(first).contains("the button \"Login\""))
    _ = try call("launch", #"{"app": "LoginApp"}"#)
    let field = #""element": "the text field \"Username\"", "text": "ada""#
    #expect(text(try call("type", "{\(field), \"session\": \"session-1\"}")).contains("ada"))
    #expect(text(try call("screen", #"{"session": "session-1"}"#)).contains("ada"))
    #expect(!text(try call("screen", #"{"session": "session-2"}"#)).contains("ada"))
    #expect(text(try call("tree", "{}")).contains("“session” is missing"))
    #expect(text(try call("close", #"{"session": "session-1"}"#)).contains("closed"))
    let gone = try call("screen", #"{"session": "session-1"}"#)
    #expect(
      gone?["isError"] == .bool(true) && text(gone).contains("the open sessions are session-2"))
    let refused = try call("launch", #"{"app": "EmployeesApp"}"#)
    #expect(
      refused?["isError"] == .bool(true) && text(refused).contains("the allowed apps are LoginApp"))
    #expect(text(try call("steps", "{}")).contains("I tap {element}"))
    server.sessions.end()
  }

  @Test func `a screen hides its secrets, and can't be a picture while it shows one`() throws {
    let live = try LiveApp(allowed: ["LoginApp"])
    let server = server(live)
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

  @Test func `a change in the hidden part of a long text is reported`() throws {
    let server = try server()
    _ = try call(server, "launch", #"{"app": "LoginApp"}"#)
    func type(_ text: String) throws -> String {
      try call(server, "type", #"{"element": "the text field \"Username\"", "text": "\#(text)"}"#)
        .text
    }
    _ = try type(String(repeating: "x", count: 100))
    let changed = try type("yyy")
    #expect(changed.hasPrefix("Done. What has changed:\n+ "), "\(changed)")
    #expect(changed.contains("on it is “yyy"), "\(changed)")
    let same = try call(server, "advance_clock", #"{"seconds": 1}"#).text
    #expect(same == "Done. Nothing on the screen has changed.", "\(same)")
  }

  @Test func `requests are answered by stubs, and listed with their answers`() throws {
    let server = server(try LiveApp(allowed: ["NetworkClient", "LoginApp"]))
    _ = try call(server, "stub", #"{"method": "GET", "url": "/news", "status": 503}"#)
    let unlinked = try call(server, "launch", #"{"app": "LoginApp"}"#)
    #expect(unlinked.isError && unlinked.text.contains("LoginApp doesn't link AppNetwork"))
    _ = try call(server, "launch", #"{"app": "NetworkClient"}"#)
    #expect(try call(server, "requests").text == "The app has made no requests.")
    let fetch =
      #"the app carries out \"fetch many times\" with '{\"url\": \"http://x.test/news\", \"count\": 1}'"#
    #expect(try !call(server, "do", #"{"steps": "\#(fetch)"}"#).isError)
    #expect(
      try call(server, "requests").text.hasPrefix(
        "1. GET http://x.test/news → 503 from the stub .get(\"/news\")"))
    _ = try call(server, "stub", #"{"method": "GET", "url": "/news", "fault": "offline"}"#)
    #expect(try call(server, "do", #"{"steps": "\#(fetch)"}"#).isError)
    #expect(try call(server, "requests").text.contains("2. GET http://x.test/news → no network"))
    let odd = try call(server, "stub", #"{"method": "GET", "url": "/", "fault": "rain"}"#)
    #expect(odd.isError && odd.text.contains("use malformed, offline, refused, timeout, tls"))
    let status = try call(server, "stub", #"{"method": "GET", "url": "/", "status": 1e99}"#)
    #expect(status.isError && status.text.contains("from 100 to 599"))
    let test = try call(server, "write_test").text
    #expect(test.contains("the server answers GET /news with 503"), "\(test)")
  }

  @Test func `a failure is a tool error with suggestions`() throws {
    let server = try server()
    #expect(try call(server, "tree").text.contains("no app is running"))
    let refused = try call(server, "launch", #"{"app": "EmployeesApp"}"#)
    #expect(refused.isError && refused.text.contains("the allowed apps are LoginApp"))
    let step = #"\"EmployeesApp\" is launched with -ui-testing YES"#
    let aside = try call(server, "do", #"{"steps": "\#(step)"}"#)
    #expect(aside.isError && aside.text.contains("the allowed apps are LoginApp"), "\(aside.text)")
    _ = try call(server, "launch", #"{"app": "LoginApp"}"#)
    let slip = try call(server, "tap", #"{"element": "the button \"Logn\""}"#)
    #expect(slip.isError && slip.text.contains("did you mean the button \"Login\"?"))
    #expect(try call(server, "tap", #"{"ref": "17"}"#).text.contains("is gone"))
    #expect(try call(server, "tap").text.contains("“element” or “ref” is missing"))
    let number = try call(server, "tap", #"{"element": 99}"#)
    #expect(number.isError && number.text.contains("“99” doesn't name an element"))
    let list = try call(server, "tap", #"{"element": ["the button"]}"#)
    #expect(list.text.contains("the argument “element” is not a text"), "\(list.text)")
  }

  @Test func `typing a long text doesn't end the app`() throws {
    let server = try server()
    _ = try call(
      server, "launch", #"{"app": "LoginApp", "arguments": ["-ui-testing.clock", "real"]}"#)
    let text = String(repeating: "a", count: 100_000)
    let typed = try call(
      server, "type", #"{"element": "the text field \"Username\"", "text": "\#(text)"}"#)
    #expect(!typed.isError, "\(typed.text.prefix(500))")
    #expect(try !call(server, "tree").isError)
  }

  @Test func `an error names the failed one of several steps`() throws {
    let server = try server()
    _ = try call(server, "launch", #"{"app": "LoginApp"}"#)
    let steps = #"the button \"Login\" exists\nI tap the button \"Logn\"\nthe app is idle"#
    let failed = try call(server, "do", #"{"steps": "\#(steps)"}"#)
    #expect(failed.isError)
    #expect(failed.text.hasPrefix("step 2 of 3, “I tap the button \"Logn\"”: cannot tap"))
    #expect(failed.text.hasSuffix("the steps before it were carried out"), "\(failed.text)")
    let one = try call(server, "do", #"{"steps": "I tap the button \"Logn\""}"#)
    #expect(one.text.hasPrefix("cannot tap"), "\(one.text)")
  }

  @Test func `a keyboard is one line, an empty log has a message, and problems come once`() throws {
    let server = try server()
    _ = try call(server, "launch", #"{"app": "LoginApp"}"#)
    let field = #""element": "the text field \"Username\"", "text": "ada""#
    let typed = try call(server, "type", "{\(field)}").text
    #expect(typed.contains("the keyboard") && !typed.contains("the key \""), "\(typed)")
    #expect(try call(server, "log").text == "The log is empty.")
    let audit = try call(server, "audit").text
    #expect(audit.components(separatedBy: "Dynamic Type font sizes are unsupported. ").count == 2)
    #expect(audit.hasSuffix("problems."), "\(audit)")
    _ = try call(server, "advance_clock", #"{"seconds": 5}"#)
    _ = try call(server, "advance_clock", #"{"seconds": 0.5}"#)
    let test = try call(server, "write_test").text
    #expect(test.contains("the clock advances 5 s\n"), "\(test)")
    #expect(test.contains("the clock advances 0.5 s\n"), "\(test)")
  }

  @Test(arguments: [
    ("rubbish", -32700), ("[]", -32600), (#"{"jsonrpc": "2.0", "id": 1}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "nope"}"#, -32601),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "nope"}}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": 7}"#, -32602),
  ])
  func `an invalid message gets a JSON-RPC error`(line: String, code: Int64) throws {
    let answer = try #require(try server().answer(line))
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(answer.utf8))
    #expect(value["error"]?["code"] == .integer(code))
  }
}
