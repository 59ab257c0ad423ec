import Foundation
import LaunchDomain
import NetworkStubs
import Testing

struct HARRedactionTests {
  @Test func `secrets are taken out and each removal is named`() throws {
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
