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
