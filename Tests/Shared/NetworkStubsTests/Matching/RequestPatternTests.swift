import Foundation
import NetworkStubs
import Testing

struct RequestPatternTests {
  private static let login = NetworkRequest(
    "POST", "https://api.example.com/v1/login?lang=en&lang=de&q=a%20b",
    headers: ["Content-Type": "application/json", "accept": "text/html"],
    body: Data(#"{"user": "grace", "tags": [1, 2], "device": {"os": "linux", "n": 1.0}}"#.utf8))

  @Test(
    arguments: [
      "/v1/login", "/v1/*", "/*/login", "/**", "/**/login", "/{version}/login", "/v1/log*",
      "https://api.example.com/v1/login", "//api.example.com/v1/login",
      "https://*.example.com/v1/login", "/v1/login?lang=de", "/v1/login?q=a%20b",
      "https://api.example.com:443/v1/login",
    ])
  func `a pattern matches the URL`(pattern: String) {
    #expect(RequestPattern.post(pattern).matches(Self.login))
  }

  @Test(
    arguments: [
      "/v1", "/v1/login/", "/*", "/v1/*/x", "/v1/login?lang=fr", "http://api.example.com/v1/login",
      "https://example.com/v1/login", "https://api.example.com:8443/v1/login", "/V1/login",
      "login",
    ])
  func `a pattern doesn't match another URL`(pattern: String) {
    #expect(!RequestPattern.post(pattern).matches(Self.login))
  }

  @Test(arguments: [
    ("/**/sum", "/sum", true), ("/**/sum", "/a/b/sum", true), ("/**/sum", "/asum", false),
    ("/a/**/b", "/a/b", true), ("/a/**/b", "/a/x/y/b", true), ("/a/**/b", "/ab", false),
    ("/**/**/b", "/b", true), ("/a**/b", "/ab/c/b", true), ("/a**/b", "/a/b", true),
  ])
  func `two stars between slashes stand for any number of components`(
    pattern: String, path: String, isMatch: Bool
  ) {
    let request = NetworkRequest("GET", "https://example.com" + path)
    #expect(RequestPattern.get(pattern).matches(request) == isMatch)
  }

  @Test func `a method is compared and may be left out`() {
    #expect(!RequestPattern.get("/v1/login").matches(Self.login))
    #expect(RequestPattern.any("/v1/login").matches(Self.login))
    #expect(RequestPattern("post", "/v1/login").matches(Self.login))
  }

  @Test func `fields of the query may have any value or one of several`() {
    #expect(RequestPattern.post("/v1/login").query("lang").matches(Self.login))
    #expect(RequestPattern.post("/v1/login").query("lang", "en").matches(Self.login))
    #expect(!RequestPattern.post("/v1/login").query("page").matches(Self.login))
  }

  @Test func `names of headers are compared without regard to case`() {
    #expect(RequestPattern.post("/v1/login").header("Accept", "text/html").matches(Self.login))
    #expect(!RequestPattern.post("/v1/login").header("Accept", "text/plain").matches(Self.login))
  }

  @Test func `JSON matches if it contains the wanted members`() {
    let pattern = RequestPattern.post("/v1/login")
    #expect(pattern.json(["user": "grace"]).matches(Self.login))
    #expect(pattern.json(["device": ["n": 1], "tags": [1, 2]]).matches(Self.login))
    #expect(!pattern.json(["tags": [1]]).matches(Self.login))
    #expect(!pattern.json(["device": ["os": "mac"]]).matches(Self.login))
  }

  @Test func `a form matches if it contains the wanted fields`() {
    let form = NetworkRequest("POST", "http://x/f", body: Data("a=1&b=x+y%26z".utf8))
    #expect(RequestPattern.post("/f").form(["b": "x y&z"]).matches(form))
    #expect(!RequestPattern.post("/f").form(["a": "2"]).matches(form))
    #expect(!RequestPattern.post("/f").form(["c": ""]).matches(form))
  }

  @Test func `text and bytes are compared as a whole`() {
    let request = NetworkRequest("PUT", "http://x/f", body: Data("hello".utf8))
    #expect(RequestPattern.put("/f").body(.text("hello")).matches(request))
    #expect(!RequestPattern.put("/f").body(.text("hell")).matches(request))
    #expect(RequestPattern.put("/f").body(.contains("ell")).matches(request))
    #expect(!RequestPattern.put("/f").body(.data(Data([1]))).matches(request))
  }

  @Test func `all reasons for a mismatch are found`() {
    let reasons = RequestPattern.get("/v1/login").query("page", "2").json(["user": "ada"])
      .mismatches(with: Self.login)
    #expect(
      reasons == [
        .method(wanted: "GET", found: "POST"), .query("page", wanted: "2", found: nil),
        .body(.member("user")),
      ])
  }

  @Test(arguments: [
    "*", "/**", "/*/**", "**", "//*/**", "/**/*", "https://*/**", "http://*/**", "//*.*/**",
    "//{host}/**",
  ])
  func `a pattern that matches everything is refused unless it is meant`(text: String) {
    #expect(RequestPattern.any(text).problem == .matchesEverything(text))
    #expect(RequestPattern.get(text).problem == nil)
    #expect(RequestPattern.everything.problem == nil)
    #expect(RequestPattern.everything.matches(Self.login))
  }

  @Test(arguments: ["//*.com/**", "//*:8080/**", "https://a.*/**", "/a/**", "ws://*/**"])
  func `a pattern that leaves something out isn't one for everything`(text: String) {
    #expect(RequestPattern.any(text).problem == nil)
  }

  @Test(arguments: ["login", "", "example.com/login", "?q=1"])
  func `a pattern that isn't a URL is refused`(text: String) {
    #expect(RequestPattern.get(text).problem == .incomplete(text))
  }

  @Test func `many wildcards take no longer than the product of both lengths`() {
    let pattern = "/" + String(repeating: "*a", count: 200)
    let request = NetworkRequest("GET", "http://x/" + String(repeating: "a", count: 2_000) + "b")
    #expect(!RequestPattern.get(pattern).matches(request))
  }

  @Test func `a pattern survives coding`() throws {
    let pattern = RequestPattern.post("https://x/*?a=1").query("b").header("C", "d")
      .json(["e": [1, nil, true, 2.5]])
    let data = try JSONEncoder().encode(pattern)
    #expect(try JSONDecoder().decode(RequestPattern.self, from: data) == pattern)
  }

  @Test func `a recorded URL keeps its stars when it is coded`() throws {
    let archive = HARArchive(entries: [
      .init(
        started: "", duration: 0, request: NetworkRequest("GET", "https://x/a*b?q=1"),
        answer: .status(200))
    ])
    let pattern = try #require(archive.stubs(from: "a.har").first).pattern
    let data = try JSONEncoder().encode(pattern)
    let read = try JSONDecoder().decode(RequestPattern.self, from: data)
    #expect(read == pattern)
    #expect(read.mismatches(with: NetworkRequest("GET", "https://x/a*b?q=1")).isEmpty)
    #expect(!read.mismatches(with: NetworkRequest("GET", "https://x/aXb?q=1")).isEmpty)
  }
}
