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
