import Foundation
import NetworkStubs
import Testing

struct StubProblemMessageTests {
  @Test func `a useless pattern says what to write instead`() {
    #expect(
      Stub(.get("login"), .status(200), origin: "T.swift:3").problem?.message
        == "The stub at T.swift:3 can't be used: “login” is neither a path nor a URL, so nothing "
        + "matches it. Begin it with “/”, “//host/” or “https://”.")
    #expect(
      Stub(.any("/**"), .status(200)).problem?.message
        == "The stub can't be used: “/**” matches every request, so it hides the stubs after it and "
        + "each unexpected request. Name a method, a path or a host, or use .everything "
        + "if that is meant.")
    #expect(
      Stub(.post("/a"), .answers([])).problem?.message
        == #"The stub .post("/a") has no answer. Give it one, such as .status(204)."#)
  }

  @Test func `an answer that can't be sent and a limit that allows none are refused`() {
    for status in [0, 99, 1000, 9999, -1] {
      #expect(
        Stub(.get("/a"), .status(200), .status(status), origin: "T.swift:3").problem?.message
          == #"The stub .get("/a") at T.swift:3 can't be used: its answer has the status \#(status); "#
          + "use one from 100 to 999.")
    }
    #expect(
      Stub(.get("/a"), .json(["a": [1, ["b": .number(.nan)]]])).problem?.message
        == #"The stub .get("/a") can't be used: “a[1].b” in its answer is NaN or infinite, which JSON "#
        + "can't represent; use null or a text.")
    for limit in [-1, 0] {
      #expect(
        Stub(.get("/a"), .status(200), limit: limit).problem?.message
          == #"The stub .get("/a") has the limit \#(limit), so it answers no request. Use 1 or more, "#
          + "or leave the limit out.")
    }
    #expect(Stub(.get("/a"), .json(["a": 1.5]), .status(999), limit: 1).problem == nil)
  }

  @Test func `a number that JSON can't represent is still known after coding`() throws {
    let answer = StubAnswer.json(.number(.infinity))
    let read = try JSONDecoder().decode(StubAnswer.self, from: try JSONEncoder().encode(answer))
    #expect(read.problem == .number(at: "the value"))
  }

  @Test(
    arguments: [
      (
        RequestPattern.get("/a").query("b", "c").header("Accept", "d"),
        #".get("/a").query("b", "c").header("Accept", "d")"#
      ),
      (.any("/a?b=1"), #".any("/a?b=1")"#),
      (.everything, ".everything"),
      (RequestPattern("OPTIONS", "/a"), #"RequestPattern("OPTIONS", "/a")"#),
      (
        .get("/a").header("Authorization", "secret"),
        #".get("/a").header("Authorization", "<hidden>")"#
      ),
    ])
  func `a pattern is shown as code`(pattern: RequestPattern, code: String) {
    #expect(pattern.code == code)
  }
}
