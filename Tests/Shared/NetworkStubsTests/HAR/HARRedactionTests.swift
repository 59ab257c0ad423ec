import Foundation
import LaunchDomain
import NetworkStubs
import Testing

struct HARRedactionTests {
  @Test func `secrets are removed and each removal is named`() throws {
    let archive = HARArchive(entries: [
      .init(
        started: "", duration: 0,
        request: NetworkRequest(
          "POST", "https://x/login?access_token=q1w2e3&page=1",
          headers: ["Authorization": "Bearer abc", "Accept": "a", "Cookie": "sid=9; b=2"],
          body: Data(#"{"user": "grace", "password": "hopper", "more": [{"pin": 1234}]}"#.utf8)),
        answer: .json(["token": "t-1", "name": "Grace"]).header("Set-Cookie", "sid=9; Path=/")),
      .init(
        started: "", duration: 0,
        request: NetworkRequest(
          "POST", "https://x/f", headers: ["Content-Type": "application/x-www-form-urlencoded"],
          body: Data("user=g&password=h%20p".utf8)),
        answer: .text("Your code is sesame-open.")),
    ])
    let clean = HARRedaction(
      archive, redactor: SecretRedactor(values: [LaunchSecret("sesame-open")]))
    let text = String(decoding: clean.archive.data, as: UTF8.self)
    for secret in ["q1w2e3", "abc", "sid=9", "hopper", "1234", "t-1", "h%20p", "sesame-open"] {
      #expect(!text.contains(secret), "\(secret)")
    }
    for kept in ["page=1", "grace", "Grace", "Bearer <hidden>", "user=g"] {
      #expect(text.contains(kept), "\(kept)")
    }
    #expect(
      clean.removals.map { "\($0.entry): \($0.place)" } == [
        "0: query, “access_token”", "0: request header Authorization", "0: request header Cookie",
        "0: request body, “pin”", "0: request body, “password”", "0: answer header Set-Cookie",
        "0: answer body, “token”", "1: request body, “password”", "1: answer body",
      ])
  }

  @Test func `secrets with several values are removed as a whole`() {
    let archive = HARArchive(entries: [
      .init(
        started: "", duration: 0, request: NetworkRequest("GET", "https://x/"),
        answer: .json(["password": ["abc", "def"], "token": ["value": "ghi"], "pin": nil]))
    ])
    let clean = HARRedaction(archive)
    let text = String(decoding: clean.archive.data, as: UTF8.self)
    for secret in ["abc", "def", "ghi"] { #expect(!text.contains(secret), "\(secret)") }
    #expect(
      clean.removals.map(\.place) == ["answer body, “password”", "answer body, “token”"])
  }

  @Test func `a body with a secret in a file becomes part of the recording`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("har-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var archive = HARArchive()
    for (name, text) in [("open", #"{"a": 1}"#), ("secret", #"{"token": "t-77", "a": 2}"#)] {
      let file = folder.appendingPathComponent(name + ".json")
      try Data(text.utf8).write(to: file)
      var answer = StubAnswer.status(200).header("Content-Type", "application/json")
      answer.body = .file(file.path)
      archive.entries.append(
        .init(
          started: "", duration: 0, request: NetworkRequest("GET", "https://x/\(name)"),
          answer: answer))
    }
    let clean = HARRedaction(archive)
    #expect(clean.archive.entries[0] == archive.entries[0])
    #expect(
      clean.archive.entries[1].answer.body == .data(Data(#"{"a":2,"token":"<hidden>"}"#.utf8)))
    #expect(clean.removals.count == 1)
    #expect(
      clean.removals[0].place.hasPrefix("answer body, in the file \(folder.path)/secret.json"))
  }

  private func entry(
    _ request: NetworkRequest, _ answer: StubAnswer = .status(200)
  ) -> HARArchive.Entry {
    .init(started: "", duration: 0, request: request, answer: answer)
  }

  @Test func `a value that was removed by its name is removed wherever it occurs`() {
    let clean = HARRedaction(
      HARArchive(entries: [
        entry(NetworkRequest("GET", "https://x/early/tok-SECRET1")),
        entry(NetworkRequest("POST", "https://x/login"), .json(["token": "tok-SECRET1"])),
        entry(
          NetworkRequest("GET", "https://x/session/tok-SECRET1", headers: ["X-Foo": "tok-SECRET1"]),
          .json(["code": "a tok-SECRET1", "n": 1]).header("Link", "</next?id=tok-SECRET1>")),
      ]))
    let text = String(decoding: clean.archive.data, as: UTF8.self)
    #expect(!text.contains("tok-SECRET1"))
    #expect(
      clean.archive.entries[2].answer.body == .data(Data(#"{"code":"a <hidden>","n":1}"#.utf8)))
    #expect(
      clean.removals.map { "\($0.entry): \($0.place)" } == [
        "0: URL", "1: answer body, “token”", "2: URL", "2: request header X-Foo",
        "2: answer header Link", "2: answer body",
      ])
  }

  @Test(arguments: [
    ("text/xml", "<a>pw-SECRET5</a>"), ("text/plain", "It is pw-SECRET5."),
    ("multipart/form-data; boundary=b", "--b\r\nname=p\r\n\r\npw-SECRET5\r\n--b--"),
    ("application/x-ndjson", "{\"a\": \"pw-SECRET5\"}\n{\"a\": 2}\n"),
    ("application/json", #"{"a": "pw-SECRET5"}"#),
  ])
  func `a secret that the launch knows is removed from each kind of body`(
    type: String, body: String
  ) {
    let request = NetworkRequest(
      "POST", "https://x/", headers: ["Content-Type": type], body: Data(body.utf8))
    let clean = HARRedaction(
      HARArchive(entries: [entry(request)]),
      redactor: SecretRedactor(values: [LaunchSecret("pw-SECRET5")]))
    let text = clean.archive.entries[0].request.text ?? ""
    #expect(!text.contains("pw-SECRET5"))
    #expect(text.contains("<hidden>"))
    #expect(clean.removals.map(\.place) == ["request body"])
  }

  @Test func `a secret is removed from a body that isn't text, whose other bytes stay`() {
    let body = Data([0xFF, 0]) + Data("pw-SECRET5".utf8) + Data([0xC3, 0x28])
    let clean = HARRedaction(
      HARArchive(entries: [entry(NetworkRequest("POST", "https://x/", body: body))]),
      redactor: SecretRedactor(values: [LaunchSecret("pw-SECRET5")]))
    #expect(
      clean.archive.entries[0].request.body
        == Data([0xFF, 0]) + Data("<hidden>".utf8) + Data([0xC3, 0x28]))
  }

  @Test func `each line of JSON is searched by name, and numbers are hidden as a whole`() {
    let lines =
      "{\"password\": \"abcd\"}\n\n{\"a\": 7123456, \"b\": \"abcde\"}\n{\"pin\": 7123456}\n"
    let clean = HARRedaction(
      HARArchive(entries: [entry(NetworkRequest("GET", "https://x/"), .text(lines))]))
    #expect(
      clean.archive.entries[0].answer.body
        == .data(
          Data(
            ("{\"password\":\"<hidden>\"}\n\n{\"a\":\"<hidden>\",\"b\":\"<hidden>e\"}\n"
              + "{\"pin\":\"<hidden>\"}\n").utf8)))
  }

  @Test func `short values and common words stay elsewhere`() {
    let archive = HARArchive(entries: [
      entry(
        NetworkRequest("GET", "https://x/a/1?theme=dark", headers: ["Cookie": "theme=dark"]),
        .json(["token_type": "bearer", "pin": "1", "token_lifetime": 3600, "a": "bearer 1 3600"]))
    ])
    let clean = HARRedaction(archive)
    let text = String(decoding: clean.archive.data, as: UTF8.self)
    #expect(clean.archive.entries[0].request.url == "https://x/a/1?theme=dark")
    #expect(text.contains("bearer 1 3600"))
  }

  @Test func `credentials are removed without their scheme, and Basic ones also in plain text`() {
    let basic = Data("ada:sesame-open".utf8).base64EncodedString()
    let headers: HTTPFields = ["Authorization": "Basic \(basic)", "Cookie": "sid=0123456789; a=b"]
    let clean = HARRedaction(
      HARArchive(entries: [
        entry(
          NetworkRequest("GET", "https://x/0123456789", headers: headers),
          .text("sesame-open and \(basic)"))
      ]))
    #expect(clean.archive.entries[0].request.headers["Authorization"] == "Basic <hidden>")
    #expect(clean.archive.entries[0].request.url == "https://x/<hidden>")
    #expect(clean.archive.entries[0].answer.body == .data(Data("<hidden> and <hidden>".utf8)))
  }

  @Test func `a secret field of a relative URL in a header is removed`() {
    let link = "</next?page=2&access_token=abc>; rel=next"
    let clean = HARRedaction(
      HARArchive(entries: [
        entry(NetworkRequest("GET", "https://x/"), .status(200).header("Link", link))
      ]))
    #expect(
      clean.archive.entries[0].answer.headers["Link"]
        == "</next?page=2&access_token=<hidden>>; rel=next")
    #expect(clean.removals.map(\.place) == ["answer header Link"])
  }

  @Test(arguments: [
    ("jwt", true), ("id_jwt", true), ("session_id", true), ("sessionId", true),
    ("X-Session-Id", true), ("PHPSESSID", true), ("connect.sid", true), ("sid", true),
    ("session", false), ("inside", false), ("assessment", false), ("residence", false),
  ])
  func `names of sessions and web tokens are secret`(name: String, isSecret: Bool) {
    #expect(SecretFields.isSecret(name) == isSecret)
  }

  @Test func `a recording without secrets stays as it is`() {
    let archive = HARArchive(entries: [
      .init(
        started: "", duration: 0, request: NetworkRequest("GET", "https://x/?a=1"),
        answer: .text("{ \"a\" :  1 }"))
    ])
    let clean = HARRedaction(archive)
    #expect(clean.archive == archive)
    #expect(clean.removals.isEmpty)
  }
}
