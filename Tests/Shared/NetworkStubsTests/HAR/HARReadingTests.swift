import Foundation
@testable import NetworkStubs
import Testing

struct HARReadingTests {
  private func entry(_ request: String, _ response: String) -> String {
    #"{"startedDateTime": "2026-01-02T03:04:05Z", "time": 12.5, "request": \#(request), "response": \#(response)}"#
  }

  private func read(_ entries: String...) throws -> HARArchive {
    let log = #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ","))]}}"#
    return try HARArchive(Data(log.utf8), path: "/r/a.har")
  }

  private func error(_ text: String) -> HARError? {
    do {
      _ = try HARArchive(Data(text.utf8), path: "a.har")
      return nil
    } catch {
      return error
    }
  }

  /// A recording by Chrome, with its additional keys.
  private let chrome = #"""
    {"log": {"version": "1.2", "creator": {"name": "WebInspector", "version": "537.36"}, "pages": [],
    "entries": [{"_initiator": {"type": "other"}, "_priority": "High", "_resourceType": "fetch",
    "cache": {}, "connection": "123", "pageref": "page_1",
    "request": {"method": "POST", "url": "https://api.example.com/login?x=1", "httpVersion": "h2",
      "headers": [{"name": ":authority", "value": "api.example.com"},
        {"name": "content-type", "value": "application/json"}],
      "queryString": [{"name": "x", "value": "1"}], "cookies": [], "headersSize": -1, "bodySize": 2,
      "postData": {"mimeType": "application/json", "text": "{\"user\":\"grace\"}"}},
    "response": {"status": 200, "statusText": "", "httpVersion": "h2",
      "headers": [{"name": "content-encoding", "value": "gzip"}, {"name": "content-length", "value": "31"},
        {"name": "set-cookie", "value": "a=1\nb=2"}],
      "cookies": [], "content": {"size": 11, "mimeType": "application/json", "text": "{\"ok\":true}"},
      "redirectURL": "", "headersSize": -1, "bodySize": -1, "_transferSize": 100, "_error": null},
    "serverIPAddress": "10.0.0.1", "startedDateTime": "2026-01-02T03:04:05.678Z", "time": 42.5,
    "timings": {"blocked": 1, "dns": -1, "ssl": -1, "connect": -1, "send": 0, "wait": 1, "receive": 1}}]}}
    """#

  @Test func `a recording by Chrome becomes a stub`() throws {
    let archive = try HARArchive(Data(chrome.utf8), path: "/r/a.har")
    #expect(archive.creator == "WebInspector")
    let entry = try #require(archive.entries.first)
    #expect(entry.duration == 0.0425)
    #expect(entry.request.headers.fields == [HTTPField("content-type", "application/json")])
    #expect(entry.answer.headers.values(of: "Set-Cookie") == ["a=1", "b=2"])
    #expect(entry.answer.headers["Content-Encoding"] == nil)
    #expect(entry.answer.headers["Content-Length"] == nil)
    #expect(entry.answer.headers["Content-Type"] == "application/json")
    #expect(entry.answer.body == .data(Data(#"{"ok":true}"#.utf8)))

    let stub = try #require(archive.stubs(from: "/r/a.har").first)
    #expect(stub.origin == "/r/a.har, log.entries[0]")
    var same = entry.request
    #expect(stub.pattern.matches(same))
    same.body = Data(#"{"user":"ada"}"#.utf8)
    #expect(!stub.pattern.matches(same))
  }

  @Test func `equal requests are answered in the order of the recording`() throws {
    let request = #"{"method": "GET", "url": "https://x/a*b"}"#
    let archive = try read(
      entry(request, #"{"status": 500}"#), entry(request, #"{"status": 200}"#),
      entry(#"{"method": "GET", "url": "https://x/other"}"#, #"{"status": 204}"#))
    let stubs = archive.stubs(from: "a.har")
    #expect(stubs.count == 2)
    #expect(stubs[0].response == .answers([StubAnswer(status: 500), StubAnswer(status: 200)]))
    // A star in a recorded path is literal.
    #expect(!stubs[0].pattern.matches(NetworkRequest("GET", "https://x/aXb")))
  }

  @Test(arguments: ["0", "-1"])
  func `a request without an answer fails in the middle`(status: String) throws {
    let archive = try read(
      entry(
        #"{"method": "GET", "url": "https://x/"}"#,
        #"{"status": \#(status), "_failureText": "net::ERR_FAILED"}"#))
    #expect(archive.entries.first?.answer.fault == .reset(afterBytes: 0))
  }

  @Test func `files beside a recording stay files, and others become part of it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("har-\(UUID().uuidString)").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = folder.appendingPathComponent("recording/bodies/a.json")
    let other = folder.appendingPathComponent("b.txt")
    try FileManager.default.createDirectory(
      at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: own)
    try Data("elsewhere".utf8).write(to: other)
    let archive = HARArchive(
      entries: [own, other].map { file in
        var answer = StubAnswer.status(200)
        answer.body = .file(file.path)
        return .init(
          started: "2026-01-01T00:00:00Z", duration: 0,
          request: NetworkRequest("GET", "https://x/"), answer: answer)
      })
    let path = folder.appendingPathComponent("recording/a.har").path
    try archive.write(to: path)
    let read = try HARArchive(contentsOf: path)
    #expect(read.entries[0].answer.body == .file(own.path))
    #expect(read.entries[1].answer.body == .data(Data("elsewhere".utf8)))
  }

  @Test func `bodies are text or Base64 and forms are written as such`() throws {
    let archive = try read(
      entry(
        #"{"method": "POST", "url": "https://x/", "postData": {"mimeType": "application/x-www-form-urlencoded", "params": [{"name": "a b", "value": "1&2"}]}}"#,
        #"{"status": 200, "content": {"size": 3, "mimeType": "image/png", "text": "AAEC", "encoding": "base64"}}"#
      ))
    let first = try #require(archive.entries.first)
    #expect(first.answer.body == .data(Data([0, 1, 2])))
    #expect(first.request.form == [HTTPField("a b", "1&2")])
  }

  @Test func `a body in a separate file lies beside the recording`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("hi".utf8).write(to: folder.appendingPathComponent("abc123.json"))
    let path = folder.appendingPathComponent("a.har").path
    func log(_ file: String) -> Data {
      Data(
        """
        {"log": {"entries": [
          {"request": {"method": "GET", "url": "https://x/"},
           "response": {"status": 200,
             "content": {"_file": "\(file)"}}}]}}
        """.utf8)
    }
    let archive = try HARArchive(log("abc123.json"), path: path)
    #expect(
      archive.entries.first?.answer.body == .file(folder.appendingPathComponent("abc123.json").path)
    )
    let place = HARError.Place(path: path, line: 4, object: "log.entries[0].response.content")
    #expect(throws: HARError.missingBodyFile(place, file: "abc124.json", nearest: "abc123.json")) {
      try HARArchive(log("abc124.json"), path: path)
    }
    #expect(throws: HARError.bodyFileOutside(place, file: "../abc123.json")) {
      try HARArchive(log("../abc123.json"), path: path)
    }
  }

  @Test func `a file that isn't a recording is reported with its kind`() {
    #expect(
      error("{\"log\": {\n  \"entries\": [1 2]\n}}")
        == .notJSON(path: "a.har", JSONFault(.syntax, line: 2, column: 17)))
    #expect(error("") == .notJSON(path: "a.har", JSONFault(.syntax, line: 1, column: 1)))
    #expect(error("[]") == .notAnObject(path: "a.har", found: .list))
    #expect(error("5") == .notAnObject(path: "a.har", found: .number("5")))
    #expect(error("{}") == .notARecording(path: "a.har", keys: []))
    #expect(
      error("{\n\"log\": null}")
        == .wrongValue(
          .init(path: "a.har", line: 2, object: "The file"), key: "log", wanted: "an object",
          found: .null))
    #expect(
      error(#"{"info": 1, "item": []}"#) == .notARecording(path: "a.har", keys: ["info", "item"]))
    #expect(error("PK\u{3}\u{4}…") == .zip(path: "a.har"))
    #expect(
      throws: HARError.unreadable(path: "/none/a.har", reason: "No such file or directory")
    ) { try HARArchive(contentsOf: "/none/a.har") }
  }

  @Test func `a missing or mistyped key is named with its line`() {
    let text = """
      {"log": {"entries": [
        {"request": {"method": "GET", "url": "https://x/"},
         "response": {
           "stauts": 200}}]}}
      """
    let place = HARError.Place(path: "a.har", line: 4, object: "log.entries[0].response")
    #expect(error(text) == .unknownKey(place, key: "stauts", nearest: "status"))
    #expect(
      error(text)?.message
        == "a.har:4: log.entries[0].response has the unknown key “stauts”. Did you mean “status”?")
    #expect(
      error(text.replacing("\"stauts\"", with: "\"zzz\""))
        == .missingKey(
          .init(path: "a.har", line: 3, object: "log.entries[0].response"), key: "status",
          nearest: nil))
    #expect(
      error(text.replacing("\"stauts\": 200", with: "\"status\": \"200\""))
        == .wrongValue(place, key: "status", wanted: "a number", found: .text("200")))
  }

  @Test(
    arguments: [
      (#"{"log": {"version": "9.9", "entries": []}}"#, "version", .text("9.9")),
      (Self.text(method: #""""#), "method", .text("")), (Self.text(url: #""""#), "url", .text("")),
      (Self.text(status: "42"), "status", .number("42")),
      (Self.text(status: "99999"), "status", .number("99999")),
      (Self.text(status: "200.5"), "status", .number("200.5")),
      (Self.text(status: "true"), "status", .bool(true)),
      (Self.text(content: #"{"text": "AA==", "encoding": "bas64"}"#), "encoding", .text("bas64")),
    ] as [(String, String, HARValue)])
  func `a value that the format doesn't have is named`(
    _ text: String, _ wrongKey: String, _ value: HARValue
  ) throws {
    guard case .wrongValue(_, let key, _, let found)? = error(text) else {
      throw WrongError(error: error(text))
    }
    #expect(key == wrongKey)
    #expect(found == value)
  }

  @Test(
    arguments: [
      (Self.text(response: #"{"status": 200, "body": "hi"}"#), "body", "content"),
      (Self.text(response: #"{"status": 200, "json": {}}"#), "json", "content"),
      (Self.text(content: #"{"body": "hi"}"#), "body", "text"),
      (Self.text(content: #"{"json": {}}"#), "json", "text"),
    ])
  func `a body under a key that the format doesn't have is named`(
    _ text: String, _ unknown: String, _ nearest: String
  ) throws {
    guard case .unknownKey(_, let key, let meant)? = error(text) else {
      throw WrongError(error: error(text))
    }
    #expect(key == unknown)
    #expect(meant == nearest)
  }

  @Test func `a body's other name is ignored beside the body`() {
    #expect(error(Self.text(content: #"{"text": "hi", "json": {}}"#)) == nil)
  }

  private struct WrongError: Error { var error: HARError? }

  private static func text(
    method: String = #""GET""#, url: String = #""https://x/""#, status: String = "200",
    content: String = "{}", response: String? = nil
  ) -> String {
    let response = response ?? #"{"status": \#(status), "content": \#(content)}"#
    return """
      {"log": {"version": "1.2", "entries": [
        {"request": {"method": \(method), "url": \(url)}, "response": \(response)}]}}
      """
  }

  @Test func `a mistyped key of our own is named, and one of another program is ignored`() throws {
    func text(_ key: String) -> String {
      """
      {"log": {"entries": [
        {"request": {"method": "GET", "url": "https://x/"},
         "response": {"status": 200, "content": {
           "\(key)": "body.json"}}}]}}
      """
    }
    #expect(
      error(text("_fil"))
        == .unknownKey(
          .init(path: "a.har", line: 4, object: "log.entries[0].response.content"), key: "_fil",
          nearest: "_file"))
    #expect(try HARArchive(Data(text("_sha1").utf8), path: "a.har").entries.count == 1)
  }

  @Test func `a recording survives writing and reading`() throws {
    let archive = HARArchive(entries: [
      .init(
        started: "2026-01-02T03:04:05Z", duration: 0.25,
        request: NetworkRequest(
          "POST", "https://x/a?b=c", headers: ["Content-Type": "text/plain"], body: Data("é".utf8)),
        answer: .data(Data([0xFF, 0]), status: 201, type: "image/png").header("X-A", "1")),
      .init(
        started: "", duration: 0, request: NetworkRequest("GET", "https://x/"),
        answer: .fault(.reset(afterBytes: 0))),
    ])
    #expect(try HARArchive(archive.data, path: "a.har") == archive)
  }

  @Test func `deep nesting is refused without a crash`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(error(text) == .notJSON(path: "a.har", JSONFault(.depth(500), line: 1, column: 501)))
  }

  @Test(
    arguments: [
      ("1e400", .number("1e400")), ("-1e400", .number("-1e400")), ("01", .syntax), ("+1", .syntax),
      (".5", .syntax), ("1.", .syntax), ("nan", .syntax), ("0x10", .syntax),
    ] as [(String, JSONFault.Kind)])
  func `a number that can't be read is reported at its place`(
    _ number: String, _ kind: JSONFault.Kind
  ) {
    #expect(
      error("{\"log\": {\n  \"time\":\n    \(number)}}")
        == .notJSON(path: "a.har", JSONFault(kind, line: 3, column: 5)))
  }

  @Test func `an escape that JSON doesn't have is reported at its place`() {
    for escape in [#"\q"#, #"\u12G4"#] {
      #expect(
        error("{\"log\":\n\"ab\(escape)\"}")
          == .notJSON(path: "a.har", JSONFault(.syntax, line: 2, column: 4)))
    }
  }
}
