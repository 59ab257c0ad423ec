import AppDriving
import Foundation
import LaunchDomain
import NetworkClient
import NetworkStubs
import Testing

@Test(arguments: FetchCall.Session.allCases)
func `a stub answers each kind of session`(_ kind: FetchCall.Session) throws {
  let app = try Client.launch(.get("/greeting"), .json(["hello": "grace"], status: 201))
  let seen = try app.fetch("https://no-such-host.invalid/greeting?a=b") { $0.session = kind }
  #expect(seen.status == 201)
  #expect(seen.text == #"{"hello":"grace"}"#)
  #expect(seen.headers["Content-Type"] == "application/json")
  #expect(seen.url == "https://no-such-host.invalid/greeting?a=b")
  #expect(seen.errorCode == nil)
}

@Test(arguments: FetchCall.Session.allCases)
func `a request without a stub is refused in each kind of session`(
  _ kind: FetchCall.Session
) throws {
  let app = try Client.launch(.get("/greeting"), .status(200))
  let seen = try app.fetch("https://no-such-host.invalid/greetings") { $0.session = kind }
  #expect(seen.status == nil)
  #expect(seen.errorCode == URLError.cannotConnectToHost.rawValue)
  #expect(seen.errorText.contains("GET https://no-such-host.invalid/greetings was refused"))
  #expect(seen.errorText.contains(#"app.network.stub(.get("/greetings"), .json([:]))"#))
}

@Test
func `a refusal names the request, its line, the nearest stub and the one that would answer`()
  throws
{
  let app = try Client.launch(.post("/greeting"), .status(200))
  _ = try app.fetch("http://no-such-host.invalid/greeting?page=2&token=t-1")
  let report = try app.call(NetworkReportCall())
  let refusal = try #require(report.refusals.first)
  let message = refusal.message
  #expect(report.refusals.count == 1)
  #expect(message.hasPrefix("GET http://no-such-host.invalid/greeting?page=2&token="))
  #expect(!message.contains("t-1"))
  #expect(message.contains("Fetcher.swift:"))
  #expect(message.contains("the method is GET instead of POST"))
  #expect(message.contains(#"app.network.stub(.get("/greeting").query("page", "2")"#))
  #expect(report.unusedStubs.map(\.pattern) == [.post("/greeting")])
  #expect(app.logLines.contains { $0.contains("was refused") && $0.contains("Fetcher.swift:") })
}

@Test
func `stubs come from the launch arguments`() throws {
  let file = try TemporaryFile(
    "stubs.har",
    """
    {"log": {"version": "1.2", "creator": {"name": "a proxy", "version": "1"}, "entries": [
      {"startedDateTime": "2026-01-01T00:00:00Z", "time": 1,
       "request": {"method": "GET", "url": "https://shop.invalid/items", "httpVersion": "HTTP/1.1",
         "headers": [], "queryString": [], "cookies": [], "headersSize": -1, "bodySize": 0},
       "response": {"status": 200, "statusText": "OK", "httpVersion": "HTTP/1.1", "cookies": [],
         "headers": [{"name": "Content-Type", "value": "text/plain"}], "redirectURL": "",
         "content": {"size": 5, "mimeType": "text/plain", "text": "three"},
         "headersSize": -1, "bodySize": 5}}
    ]}}
    """)
  let app = try Client.launch(["-stubs", file.path])
  #expect(try app.fetch("https://shop.invalid/items").text == "three")
  #expect(try app.fetch("https://other.invalid/items").status == nil)
  #expect(try app.launchAudit()?.problems.isEmpty == true)
}

@Test
func `stubs come from the app's own code, after those of the test`() throws {
  let stub = AddStubCall(Stub(.get("/own"), .text("of the test"), limit: 1), number: 1)
  let app = try Client.launch(["-own-stubs", "YES"], stubs: [stub])
  #expect(try app.fetch("https://host.invalid/own").text == "of the test")
  #expect(try app.fetch("https://host.invalid/own").text == "of the app")
}

@Test(arguments: [
  (
    ["-ui-testing.network", "Open"],
    "“Open” isn't a value of -ui-testing.network; it is “closed” or “open”. Did you mean “open”?"
  ),
  (
    ["-ui-testing.network.hosts", "a.example"],
    "-ui-testing.network.hosts names a.example, but the network is closed. Add -ui-testing.network open."
  ),
  (
    ["-ui-testing.network", "open", "-ui-testing.network.hosts", ""],
    "“” names no host for -ui-testing.network.hosts. Name one, such as api.example.com, or leave the "
      + "argument out."
  ),
  (
    ["-ui-testing.network", "open", "-ui-testing.network.hosts", ","],
    "“,” names no host for -ui-testing.network.hosts. Name one, such as api.example.com, or leave the "
      + "argument out."
  ),
  (
    ["-ui-testing.network", "closed", "-ui-testing.network.recording", "/tmp/r.har"],
    "-ui-testing.network.recording /tmp/r.har records requests that go out, but -ui-testing.network is "
      + "closed. Leave one of them out."
  ),
  (
    ["-stubs", "a.har,b.har", "-ui-testing.network.recording", "/tmp/r.har"],
    "-stubs a.har,b.har answers requests from a recording, but -ui-testing.network.recording /tmp/r.har "
      + "records the answers of the real service. Leave one of them out."
  ),
  (
    ["-ui-testing.network.recording", "/no/such/r.har"],
    "The recording /no/such/r.har can't be written: No such file or directory."
  ),
  (
    ["-ui-testing.network.recording", "/tmp"],
    "The recording /tmp can't be written: Is a directory."
  ),
  (
    ["-ui-testing.network.recording", ""],
    "-ui-testing.network.recording names no file. Name one, such as session.har."
  ),
  (
    ["-stubs", "/no/such/file.har"],
    "The recording /no/such/file.har can't be read: No such file or directory."
  ),
])
func `a launch argument that can't be used ends the launch`(
  _ arguments: [String], _ reason: String
) throws {
  expectEnd(of: arguments, saying: reason)
}

@Test(arguments: [
  ("[1 2]", "FILE:1:4: This isn't JSON, so the file isn't a HAR recording."),
  (
    #"{"item": []}"#,
    "FILE: A HAR recording is an object with the key “log”; this one has “item”."
  ),
  (
    """
    {"log": {"entries": [
      {"request": {"method": "GET", "url": "https://x/"},
       "response": {
         "stauts": 200}}]}}
    """,
    "FILE:4: log.entries[0].response has the unknown key “stauts”. Did you mean “status”?"
  ),
  (
    """
    {"log": {"entries": [
      {"request": {"method": "GET", "url": "https://x/"},
       "response": {"status": 200,
         "content": {"_file": "body.jsn"}}}]}}
    """,
    "FILE:4: log.entries[0].response.content names the body file “body.jsn”, which doesn't exist beside "
      + "the recording. Did you mean “body.json”?"
  ),
])
func `a recording that can't be used ends the launch`(_ text: String, _ reason: String) throws {
  let file = try TemporaryFile("a.har", text)
  let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
  try Data().write(to: folder.appendingPathComponent("body.json"))
  expectEnd(of: ["-stubs", file.path], saying: reason.replacing("FILE", with: file.path))
}

/// Expects that a launch ends with one line in the app's log, and no other.
private func expectEnd(of arguments: [String], saying reason: String) {
  do {
    _ = try Client.launch(arguments)
    Issue.record("The app was launched.")
  } catch {
    let log = (error as? AppSessionError)?.circumstances?.log
    #expect(log == ["AppNetwork: \(reason)"])
  }
}

@Test
func `a request's body and headers reach the stub`() throws {
  let pattern = RequestPattern.post("/login").json(["user": "grace"]).header("X-Mode", "fast")
  let app = try Client.launch(pattern, .status(204))
  let seen = try app.fetch("https://host.invalid/login") { fetch in
    fetch.verb = "POST"
    fetch.headers = ["X-Mode": "fast", "Content-Type": "application/json"]
    fetch.body = Data(#"{"user": "grace", "age": 7}"#.utf8)
  }
  #expect(seen.status == 204)
  let records = try app.call(RequestsCall()).records
  #expect(records.map(\.request.title) == ["POST https://host.invalid/login"])
  #expect(records.first?.request.json == ["user": "grace", "age": 7])
}
